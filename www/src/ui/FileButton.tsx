/** A button that opens a file. */
import { useRef } from "preact/hooks";
import { Button, type ButtonProps } from "./Button";

interface Props extends Omit<ButtonProps, "label"> {
  readonly label: string;
  /** The file types that the browser offers first, as in the `accept` attribute. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = ""; // allows opening the same file again
        }}
      />
    </>
  );
}
