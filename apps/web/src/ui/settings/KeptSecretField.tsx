import { MAX_SECRET_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { Button } from '../buttons/Button.tsx';
import { uiText } from '../ui.text.ts';
import { TextField } from '../fields/TextField.tsx';

export interface KeptSecretFieldProps {
  readonly label: string;
  readonly name: string;
  /** The last letters of the one that is kept; null where there is none. */
  readonly ending: string | null;
  /** Undefined as long as the kept one stays. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A secret that nobody is shown again: its last letters, another one in its place, or the kept one after all. */
export function KeptSecretField({ label, name, ending, value, onChange }: KeptSecretFieldProps) {
  if (value === undefined)
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold text-ink-2">{label}</span>
        <p className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-line-strong bg-sunken pr-1 pl-3 text-ink-2 desktop:min-h-10">
          {uiText.secret.kept(ending ?? '')}
          <Button size="small" variant="ghost" onPress={() => onChange('')}>
            {uiText.secret.change}
          </Button>
        </p>
      </div>
    );
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={label}
        name={name}
        type="password"
        autoComplete="off"
        maxLength={MAX_SECRET_LENGTH}
        className="min-w-0 flex-1"
        value={value}
        onChange={onChange}
      />
      {ending !== null && <Button onPress={() => onChange(undefined)}>{uiText.secret.keep}</Button>}
    </div>
  );
}
