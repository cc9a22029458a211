import { isFixedCode, nextCode, type CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import { CODE_LIMITS } from '@dure/contract/tenancy/codes/code-limits';
import type * as endpoints from '@dure/contract/tenancy/codes/codes.endpoints';
import type { ManagedCodes } from '@dure/contract/tenancy/codes/codes.endpoints';
import { codeNamesOf } from '@dure/contract/tenancy/tenants/code-names.text';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import * as queries from './codes.queries.ts';
import type { LockedCode } from './codes.queries.ts';
import { codesText as text } from './codes.text.ts';
import { deleteMerge } from './merging/job-merging.queries.ts';
import { managedCodesView } from './codes.view.ts';

type Added = z.output<(typeof endpoints.addCode)['body']>;
type Ordered = z.output<(typeof endpoints.orderCodes)['body']>;
type Changed = z.output<(typeof endpoints.changeCode)['body']>;
export interface CodePlace {
  readonly kind: CodeKind;
  readonly code: string;
}

export async function listManagedCodes(unit: Unit): Promise<ManagedCodes> {
  const { tenantId } = unit;
  return managedCodesView(...(await unit.read(queries.listCodesInOrder(tenantId), queries.listUses(tenantId))));
}

export async function readAll(transaction: Transaction): Promise<ManagedCodes> {
  const { tenantId } = transaction;
  return managedCodesView(...(await transaction.all(queries.listCodesInOrder(tenantId), queries.listUses(tenantId))));
}

export const namesOf = ({ tenant }: Unit) => codeNamesOf(tenant.job_group_label_type);

const inOrder = (codes: readonly LockedCode[]) =>
  codes.toSorted(
    (a, b) => Number(a.is_retired) - Number(b.is_retired) || a.position - b.position || (a.code < b.code ? -1 : 1),
  );
/** Codes of one list: all of a kind, or the jobs of one job group. */
const listOf = (codes: readonly LockedCode[], parentCode: string | null) =>
  inOrder(codes.filter((one) => one.parent_code === parentCode));

/** Nobody could tell two of one list apart. */
function checkName(list: readonly LockedCode[], name: string, itself?: string): void {
  if (list.some((one) => one.code !== itself && one.name === name))
    refuseFields([{ path: 'name', message: text.twice }]);
}

/** Adds one behind the others of its list. */
export async function addCode(unit: Unit, { kind, parentCode, name }: Added): Promise<ManagedCodes> {
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    if ((kind === 'JOB') !== (parentCode !== null)) refuseFields([{ path: 'parentCode', message: text.unknownGroup }]);
    if (parentCode !== null) {
      const groups = await transaction.rows(queries.lockCodes(tenantId, 'JOB_GROUP'));
      if (!groups.some(({ code }) => code === parentCode))
        refuseFields([{ path: 'parentCode', message: text.unknownGroup }]);
    }
    const codes = await transaction.rows(queries.lockCodes(tenantId, kind));
    const list = listOf(codes, parentCode);
    checkName(list, name);
    if (list.length >= CODE_LIMITS[kind]) refuseFields([{ path: 'name', message: text.full }]);
    const code = nextCode(
      kind,
      parentCode,
      codes.map((one) => one.code),
    );
    const position = Math.max(0, ...list.map((one) => one.position)) + 1;
    const added = await transaction.first(queries.insertCode({ tenantId, kind, code, name, parentCode, position }));
    if (!added) refuse('staleVersion', { data: await readAll(transaction) });
    unit.record(transaction, {
      action: 'codes',
      before: { code: null },
      after: { code: text.said(namesOf(unit), kind, name, false) },
    });
    return readAll(transaction);
  });
}

/** The code among the locked ones; unknown ones do not exist. */
export const found = (codes: readonly LockedCode[], code: string): LockedCode =>
  codes.find((one) => one.code === code) ?? refuse('notFound');

/** Renames one, retires it or brings it back; whoever saw another version is refused with the current state. */
export async function changeCode(unit: Unit, { kind, code }: CodePlace, given: Changed): Promise<ManagedCodes> {
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const codes = await transaction.rows(queries.lockCodes(tenantId, kind));
    const before = found(codes, code);
    if (before.version !== given.version) refuse('staleVersion', { data: await readAll(transaction) });
    checkName(listOf(codes, before.parent_code), given.name, code);
    // One that is chosen again stands for itself.
    if (!given.isRetired) transaction.soon(deleteMerge(tenantId, code));
    await transaction.change(queries.updateCode(tenantId, kind, code, given));
    unit.record(transaction, {
      action: 'codes',
      before: { code: text.said(namesOf(unit), kind, before.name, before.is_retired) },
      after: { code: text.said(namesOf(unit), kind, given.name, given.isRetired) },
    });
    return readAll(transaction);
  });
}

/** Puts one list in another order; whoever saw another order is refused with the current state. */
export async function orderCodes(unit: Unit, { kind, parentCode, seen, codes: order }: Ordered): Promise<ManagedCodes> {
  const { tenantId } = unit;
  if (seen.toSorted().join('\n') !== order.toSorted().join('\n'))
    refuseFields([{ path: 'codes', message: text.order }]);
  return unit.write(async (transaction) => {
    const list = listOf(await transaction.rows(queries.lockCodes(tenantId, kind)), parentCode);
    if (list.map(({ code }) => code).join('\n') !== seen.join('\n'))
      refuse('staleVersion', { data: await readAll(transaction) });
    const named = (codes: readonly string[]) =>
      codes.map((code) => text.said(namesOf(unit), kind, list.find((one) => one.code === code)!.name, false));
    await transaction.change(queries.updateOrder(tenantId, kind, order));
    unit.record(transaction, {
      action: 'codes',
      before: { codeOrder: named(seen) },
      after: { codeOrder: named(order) },
    });
    return readAll(transaction);
  });
}

/** Deletes one that nothing uses; the job groups of the specification stay. */
export async function deleteCode(unit: Unit, { kind, code }: CodePlace): Promise<ManagedCodes> {
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const before = found(await transaction.rows(queries.lockCodes(tenantId, kind)), code);
    const { codes } = await readAll(transaction);
    const one = codes.find((other) => other.kind === kind && other.code === code)!;
    const hasJobs = kind === 'JOB_GROUP' && codes.some(({ parentCode }) => parentCode === code);
    if (isFixedCode(kind, code) || hasJobs || one.clubCount + one.quizCount + one.otherCount > 0) refuse('codeInUse');
    await transaction.change(queries.removeCode(tenantId, kind, code));
    unit.record(transaction, {
      action: 'codes',
      before: { code: text.said(namesOf(unit), kind, before.name, before.is_retired) },
      after: { code: null },
    });
    return readAll(transaction);
  });
}

/** Where one is used. */
export async function listCodeUses(unit: Unit, { kind, code }: CodePlace) {
  const { tenantId } = unit;
  const [codes, clubs, quizzes] = await unit.read(
    queries.listCodesInOrder(tenantId),
    queries.listClubsWith(tenantId, kind, code),
    queries.listPublicQuizzesWith(tenantId, kind, code),
  );
  if (!codes.some((one) => one.kind === kind && one.code === code)) refuse('notFound');
  return {
    clubs: clubs.map(({ club_sequence, club_name, club_type, club_status }) => ({
      clubSequence: club_sequence,
      clubName: club_name,
      clubType: club_type,
      clubStatus: club_status,
    })),
    quizzes: quizzes.map(({ quiz_sequence, question }) => ({ quizSequence: quiz_sequence, question })),
  };
}
