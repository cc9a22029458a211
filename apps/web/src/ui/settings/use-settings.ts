import { useState } from 'react';

/** What a form of settings knows of its fields. */
export interface Settings<Form> {
  /** What is kept, under what was typed: whatever somebody else changes meanwhile stands in the other fields. */
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  /** The names of the fields that differ; the dock says them as the audit log does. */
  readonly changes: readonly string[];
  readonly reset: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is typed over kept settings. */
export function useSettings<Form extends object>(kept: Form): Settings<Form> {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const form = { ...kept, ...typed };
  const changed = (Object.keys(form) as (keyof Form & string)[]).filter((name) => !isSame(form[name], kept[name]));
  return {
    form,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    changes: changed,
    reset: () => setTyped({}),
  };
}
