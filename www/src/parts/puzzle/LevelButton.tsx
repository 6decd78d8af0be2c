/** The button of a difficulty level: its bars and its name. */
import { Button, type ButtonProps } from "../../ui/Button";
import { LevelPips } from "../../ui/Pips";
import * as css from "./LevelButton.module.css";

interface Props extends ButtonProps {
  readonly count: number;
}

export const LevelButton = ({ count, children, ...rest }: Props) => (
  <Button {...rest} class={css.root}>
    <LevelPips count={count} />
    {children}
  </Button>
);
