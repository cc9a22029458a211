import type { ReactNode } from 'react';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { useForm } from '../use-club-form.ts';

type Toggle =
  | 'isPublic'
  | 'joinApproval'
  | 'lateJoining'
  | 'aiGrading'
  | 'selfGrading'
  | 'anonymous'
  | 'holdModelAnswer'
  | 'holdGrades'
  | 'earnsPoints';

export interface ClubSwitchProps {
  readonly field: Toggle;
  readonly hint: string;
  readonly children: ReactNode;
}

/** One yes or no of the club, with what it means and what the server has against it. */
export function ClubSwitch({ field, hint, children }: ClubSwitchProps) {
  const { values, set, errorOf } = useForm();
  const error = errorOf(field);
  return (
    <div data-path={field} data-invalid={error === undefined ? undefined : true}>
      <Switch isSelected={values[field]} onChange={(isOn) => set({ [field]: isOn })} description={hint}>
        {children}
      </Switch>
      {error !== undefined && <p className="text-sm text-bad">{error}</p>}
    </div>
  );
}
