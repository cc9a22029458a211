import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { checkRegisters } from '../../../tenancy/accounts/accounts.public.ts';
import { makeCode } from '../../clubs/clubs.public.ts';
import {
  closeOpenClassCode,
  findClassCodeById,
  insertClassCode,
  insertClassCodeClubs,
  insertClassCodePeople,
  listClassCodeRows,
} from './class-codes.queries.ts';
import { classCodeView } from './class-codes.view.ts';
import { checkClubs, checkEnd } from '../checks.service.ts';
import type { InviteeEntry } from '../invitees.policy.ts';

const LENGTH = 6;

interface Wished {
  readonly name: string;
  readonly places: number;
  readonly clubSequences: readonly number[];
  readonly validUntil: Date;
  /** Those whom it is for; undefined for anybody who has it. */
  readonly people?: readonly InviteeEntry[];
}

/** Makes a class code in the transaction; answers its id. */
export async function makeClassCode(unit: Unit, transaction: Transaction, wished: Wished): Promise<string> {
  const { tenantId, memberId: createdBy, now } = unit;
  const { people, clubSequences, name, places, validUntil } = wished;
  const classCodeId = uuidv7();
  const one = { classCodeId, name, places, needsList: people !== undefined, createdBy, validUntil };
  let made = false;
  while (!made)
    made = (await transaction.rows(insertClassCode(tenantId, { ...one, code: makeCode(LENGTH) }, now))).length > 0;
  if (clubSequences.length > 0)
    await transaction.change(insertClassCodeClubs(tenantId, classCodeId, [...new Set(clubSequences)]));
  if (people) await transaction.change(insertClassCodePeople(tenantId, classCodeId, people));
  return classCodeId;
}

/** The newest class codes. */
export async function listClassCodes(unit: Unit) {
  const [rows] = await unit.read(listClassCodeRows(unit.tenantId));
  return { contents: rows.map((row) => classCodeView(row, unit.now)) };
}

type Creating = Omit<Wished, 'people' | 'validUntil'> & { readonly validUntil: string };

/** Makes a class code for anybody who has it. */
export async function createClassCode(unit: Unit, wished: Creating) {
  checkRegisters(unit.tenant);
  const validUntil = checkEnd(unit, wished.validUntil);
  await checkClubs(unit, wished.clubSequences);
  return unit.write(async (transaction) => {
    const id = await makeClassCode(unit, transaction, { ...wished, validUntil });
    const { name, places } = wished;
    unit.record(transaction, { action: 'classCode', before: { name: null, places: 0 }, after: { name, places } });
    return classCodeView((await transaction.first(findClassCodeById(unit.tenantId, id)))!, unit.now);
  });
}

/** Ends a class code; said twice it changes nothing more. */
export function closeClassCode(unit: Unit, classCodeId: string) {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const closed = await transaction.change(closeOpenClassCode(tenantId, classCodeId, now));
    const row = (await transaction.first(findClassCodeById(tenantId, classCodeId))) ?? refuse('notFound');
    unit.record(transaction, {
      action: 'classCode',
      before: { name: row.name, isClosed: closed === 0 },
      after: { name: row.name, isClosed: true },
    });
    return classCodeView(row, now);
  });
}
