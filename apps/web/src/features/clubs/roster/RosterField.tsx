import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';

export interface RosterFieldProps {
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, under it. */
  readonly fault: string | undefined;
  /** Leaving the field with another value. */
  readonly onMend: (value: string) => void;
}

/** A cell of a faulty row, mended where it stands. */
export function RosterField({ label, value, fault, onMend }: RosterFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const leave = () => {
    if (typed.trim() !== value) onMend(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) leave();
  };
  return (
    <TextField
      label={label}
      labelHidden
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={onKeyDown}
      error={fault}
      className="min-w-36"
    />
  );
}
