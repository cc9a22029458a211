import { TextField } from '../../../../ui/fields/TextField.tsx';

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string;
  /** Letters too: a recovery code. */
  readonly takesWords?: boolean;
}

/** A code that counts once; the browser may fill it in. */
export function CodeField({ takesWords = false, description, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      {...(description !== undefined && { description })}
      name="code"
      autoComplete="one-time-code"
      inputMode={takesWords ? 'text' : 'numeric'}
      autoCorrect="off"
      spellCheck="false"
      isRequired
    />
  );
}
