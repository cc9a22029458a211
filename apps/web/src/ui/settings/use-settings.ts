import { auditFieldLabel } from '@dure/contract/platform/audit/audit-fields.text';
import { useState } from 'react';

/** What a form of settings knows of its fields. */
export interface Settings<Form> {
  /** What is kept, under what was typed: whatever somebody else changes meanwhile stands in the other fields. */
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  /** What the changed fields are called, each name once: as the audit log will call them. */
  readonly changes: readonly string[];
  readonly reset: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is typed over kept settings; each field has the name that it has in the audit log. */
export function useSettings<Form extends object>(kept: Form): Settings<Form> {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const form = { ...kept, ...typed };
  const changed = (Object.keys(form) as (keyof Form & string)[]).filter((name) => !isSame(form[name], kept[name]));
  return {
    form,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    changes: [...new Set(changed.map((name) => auditFieldLabel(name)))],
    reset: () => setTyped({}),
  };
}
