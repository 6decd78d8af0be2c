/** A button that opens a file. */
import { useRef } from "preact/hooks";
import { Button, type ButtonProps } from "./Button";

interface Props extends Omit<ButtonProps, "label"> {
  readonly label: string;
  /** Kinds of files that the browser offers first. */
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
          event.currentTarget.value = ""; // the same file may be opened again
        }}
      />
    </>
  );
}
