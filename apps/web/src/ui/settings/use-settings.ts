import { useState } from 'react';

/** What a form of settings knows of its fields. */
export interface Settings<Form> {
  /** What is kept, under what was typed: whatever somebody else changes meanwhile stands in the other fields. */
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  /** The names of the fields that differ; the dock says them as the audit log does. */
  readonly changes: readonly string[];
  /** Whether somebody else changed a field since it was typed over here. */
  readonly isOvertaken: boolean;
  /** Whoever was told of that keeps what they typed. */
  readonly keepTyped: () => void;
  readonly reset: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is typed over kept settings. */
export function useSettings<Form extends object>(kept: Form): Settings<Form> {
  const [typed, setTyped] = useState<Partial<Form>>({});
  /** What was kept in each field when it was typed over. */
  const [under, setUnder] = useState<Partial<Form>>({});
  const keptIn = (fields: Partial<Form>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, kept[name as keyof Form]])) as Partial<Form>;
  const form = { ...kept, ...typed };
  const changed = (Object.keys(form) as (keyof Form & string)[]).filter((name) => !isSame(form[name], kept[name]));
  return {
    form,
    change: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      setUnder((before) => ({ ...keptIn(part), ...before }));
    },
    changes: changed,
    isOvertaken: changed.some((name) => name in under && !isSame(under[name], kept[name])),
    keepTyped: () => setUnder(keptIn),
    reset: () => {
      setTyped({});
      setUnder({});
    },
  };
}
