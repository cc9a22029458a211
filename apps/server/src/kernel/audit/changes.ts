import type { AuditChange, AuditValue } from '@dure/contract/tenancy/audit/audit-actions';

/** Values of settings by the names that their call gives them. */
export type Audited = Readonly<Record<string, AuditValue>>;

const isSame = (one: AuditValue, other: AuditValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Every field whose value differs, in the order of `after`. `secrets` names secrets that were changed: of them nothing else
 * is said.
 */
export function changesBetween(before: Audited, after: Audited, secrets: readonly string[] = []): AuditChange[] {
  const changed = Object.entries(after).flatMap(([field, value]) => {
    const was = before[field] ?? null;
    return isSame(was, value) ? [] : [{ field, before: was, after: value }];
  });
  return [...changed, ...secrets.map((field) => ({ field, before: null, after: null }))];
}
