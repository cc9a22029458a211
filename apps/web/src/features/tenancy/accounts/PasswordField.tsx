import { useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { accountsText as text } from './accounts.text.ts';

export interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A password to be, with the rule for it; the browser may propose one. */
  readonly isNew?: boolean;
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ label, name, value, onChange, isNew = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={onChange}
      isRequired
      {...(isNew && { description: text.passwordRule })}
      end={
        <IconButton
          size="small"
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? text.hide : text.show}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
