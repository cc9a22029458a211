import { useRef } from 'react';
import { Button, type ButtonProps } from '../buttons/Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Endings of the files that are offered. */
  readonly kinds: readonly string[];
  readonly takesSeveral?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that opens the browser's choice of files. */
export function FileButton({ kinds, takesSeveral = false, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds.join(',')}
        multiple={takesSeveral}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again after it was taken off.
          event.target.value = '';
          onChoose(files);
        }}
      />
    </>
  );
}
