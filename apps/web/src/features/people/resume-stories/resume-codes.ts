import type { OfferedCode } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { Option } from '../../../ui/fields/option.ts';

/** The organisation's levels and job groups. */
export interface ResumeCodes {
  readonly jobGroups: readonly OfferedCode[];
  readonly jobLevels: readonly OfferedCode[];
}

export const nameIn = (codes: readonly OfferedCode[], code: string): string =>
  codes.find((one) => one.code === code)?.name ?? code;

/** What can be chosen: all that is offered, and what was chosen before. */
export function optionsFor(codes: readonly OfferedCode[], chosen: string): readonly Option<string>[] {
  const offered = codes
    .filter(({ code, isRetired }) => !isRetired || code === chosen)
    .map(({ code, name }) => ({ value: code, label: name }));
  return offered.some(({ value }) => value === chosen) ? offered : [...offered, { value: chosen, label: chosen }];
}

/** The first one that is offered. */
export const firstOf = (codes: readonly OfferedCode[]): string => codes.find(({ isRetired }) => !isRetired)?.code ?? '';
