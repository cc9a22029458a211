import { JOB_GROUP } from '../tenants/job-groups.ts';

export const CODE_KINDS = ['JOB_GROUP', 'JOB', 'JOB_LEVEL'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** Whether the code is one of the specification: it can be renamed and retired, but is never deleted. */
export const isFixedCode = (kind: CodeKind, code: string): boolean =>
  kind === 'JOB_GROUP' && Object.values<string>(JOB_GROUP).includes(code);

const STEP: Record<CodeKind, { readonly step: number; readonly digits: number }> = {
  JOB_GROUP: { step: 100, digits: 4 },
  JOB: { step: 1, digits: 4 },
  JOB_LEVEL: { step: 1, digits: 1 },
};

/**
 * The next code of a kind behind those that there are: `0500` after `0400`, `0307` after `0306` of `0300`, `6` after `5`.
 * `parentCode` is a job's job group; `taken` are all codes of the kind.
 */
export function nextCode(kind: CodeKind, parentCode: string | null, taken: readonly string[]): string {
  const { step, digits } = STEP[kind];
  const first = Number(parentCode ?? 0) || 0;
  const numbers = taken.map(Number).filter((one) => Number.isInteger(one) && one >= first && one < first + 100 * step);
  let next = Math.max(first, ...numbers.map((one) => one - (one % step))) + step;
  while (taken.includes(String(next).padStart(digits, '0'))) next += step;
  return String(next).padStart(digits, '0');
}
