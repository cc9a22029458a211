import type { CodeItem } from '@dure/contract/tenancy/tenants/tenants.endpoints';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { holdCodesOf, listChosenOf, listCodesOf } from './tenants.queries.ts';

/** The tenant's job groups, jobs and levels, as a query that any feature sends along with its own. */
export const findCodes = listCodesOf;

/** Holds what somebody chose, and answers those that can be chosen: both, in this order, in the transaction that names them. */
export const chosenCodes = (tenantId: string, named: readonly string[]) =>
  [holdCodesOf(tenantId, named), listChosenOf(tenantId, named)] as const;

export type Codes = RowsOf<ReturnType<typeof findCodes>>;
export type CodeKind = 'JOB_GROUP' | 'JOB' | 'JOB_LEVEL';

/** The codes with their names, in the order given; those that the tenant no longer offers are left out. */
export const namedCodes = (codes: Codes, kind: CodeKind, chosen: readonly string[]): CodeItem[] =>
  chosen.flatMap((code) => {
    const found = codes.find((one) => one.kind === kind && one.code === code);
    return found ? [{ code, name: found.name }] : [];
  });

/** The same with those that are no longer offered, under their code. */
export const withNames = (codes: Codes, kind: CodeKind, chosen: readonly string[]): CodeItem[] =>
  chosen.map((code) => namedCodes(codes, kind, [code])[0] ?? { code, name: code });

/** Whether the tenant offers every one of them. */
export const areOffered = (codes: Codes, kind: CodeKind, chosen: readonly string[]): boolean =>
  namedCodes(codes, kind, chosen).length === chosen.length;
