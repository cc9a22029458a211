import type { ReactNode } from 'react';
import { Switch } from '../../../../../ui/fields/Switch.tsx';

export interface ClubSwitchProps<Field extends string> {
  readonly form: {
    readonly values: Readonly<Record<Field, boolean>>;
    readonly set: (patch: { [F in Field]?: boolean }) => void;
    readonly errorOf: (path: string) => string | undefined;
  };
  readonly field: Field;
  readonly hint: string;
  readonly children: ReactNode;
}

/** One yes or no of the club, with what it means and what the server has against it. */
export function ClubSwitch<Field extends string>({ form, field, hint, children }: ClubSwitchProps<Field>) {
  const error = form.errorOf(field);
  return (
    <div data-path={field} data-invalid={error === undefined ? undefined : true}>
      <Switch
        isSelected={form.values[field]}
        onChange={(isOn) => form.set({ [field]: isOn } as { [F in Field]?: boolean })}
        description={hint}
      >
        {children}
      </Switch>
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
    </div>
  );
}
