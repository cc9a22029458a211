import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import type * as endpoints from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { soundRows } from '../../../../kernel/imports/sound-rows.ts';
import { XLSX_TYPE } from '../../../../kernel/spreadsheet/xlsx.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubAdmin, closeIfFull } from '../../clubs/clubs.public.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { countMembersIn, findClubToJoin, lockClubToJoin, takeIn } from '../memberships.queries.ts';
import { membershipsText } from '../memberships.text.ts';
import { cleanEntry, readRoster, readRosterSheet, type RosterEntry } from './roster-file.ts';
import { emailNormal, judgeRoster, type KnownPerson } from './roster.policy.ts';
import { findByEmails, numberMembers } from './roster.queries.ts';

type ClubToJoin = RowsOf<ReturnType<typeof findClubToJoin>>[number];

const addressesOf = (entries: readonly RosterEntry[]) => entries.map(({ email }) => emailNormal(email));
const placesLeft = ({ capacity, member_count }: Pick<ClubToJoin, 'capacity' | 'member_count'>) =>
  capacity === null ? null : capacity - member_count;

function admit(unit: Unit, row: ClubToJoin | undefined): ClubToJoin {
  const club = admitClubAdmin(unit.me, row);
  return takesMembers(club.club_status) ? club : refuse('clubNotJoinable');
}

/** Makes members of all who can be, with the club held so that its capacity is not exceeded. */
async function add(
  unit: Unit,
  transaction: Transaction,
  club: ClubToJoin,
  people: readonly KnownPerson[],
): Promise<number> {
  const { tenantId, memberId, now } = unit;
  const clubSequence = club.club_sequence;
  const ids = people.map(({ member_id }) => member_id);
  const added = await transaction.rows(takeIn({ tenantId, clubSequence, memberId, now }, ids));
  if (added.length === 0) return 0;
  const members = club.member_count + added.length;
  if (club.capacity !== null && members > club.capacity) refuse('clubFull');
  await transaction.change(countMembersIn(tenantId, clubSequence, added.length));
  await closeIfFull(transaction, { ...club, member_count: members }, now);
  const notifications = added.map(({ member_id }) => ({
    memberId: member_id,
    kind: 'joinAccepted' as const,
    clubSequence,
    actorId: memberId,
  }));
  await notify(transaction, notifications, now);
  return added.length;
}

/** Current members of the club get the student number of the roster. It replaces another one only on request. */
async function giveNumbers(
  transaction: Transaction,
  clubSequence: number,
  rows: readonly RosterRow[],
  known: readonly KnownPerson[],
  replaces: boolean,
): Promise<void> {
  const ids = new Map(known.map(({ email_normal, member_id }) => [email_normal, member_id]));
  const numbers = rows.flatMap(({ email, studentNumber }) => {
    const memberId = ids.get(emailNormal(email));
    return memberId === undefined || studentNumber === '' ? [] : [{ memberId, studentNumber }];
  });
  if (numbers.length > 0)
    await transaction.change(numberMembers(transaction.tenantId, clubSequence, numbers, replaces));
}

type Import = z.output<(typeof endpoints.importMembers)['body']>;

/** The roster that came: mended rows, or a file that its content says how to read. */
async function entriesOf({ rows }: Pick<Import, 'rows'>, upload: Upload | undefined): Promise<RosterEntry[]> {
  if (rows) return rows.map(cleanEntry);
  if (!upload) return refuseFields([{ path: 'file', message: membershipsText.fileMissing }]);
  const bytes = await readFile(upload.path);
  if (upload.contentType.startsWith('text/')) return readRoster(bytes);
  if (upload.contentType === XLSX_TYPE) return readRosterSheet(bytes);
  return refuseFields([{ path: 'file', message: membershipsText.noWorkbook }]);
}

/**
 * Says what becomes of each row of a roster. Confirmed, it makes members of all who can be, or of none: a faulty row
 * blocks the others unless it is to be left out.
 */
export async function importMembers(
  unit: Unit,
  clubSequence: number,
  { confirmed, skipsFaulty, replacesNumbers, rows: mended }: Import,
  [upload]: readonly Upload[],
) {
  const { tenantId, memberId } = unit;
  const door = admit(unit, await unit.first(findClubToJoin(tenantId, clubSequence, memberId)));
  const canReplaceNumbers = unit.me.roles.includes('ROLE_MANAGER');
  if (replacesNumbers && !canReplaceNumbers) refuse('forbidden');
  const entries = await entriesOf({ rows: mended }, upload);
  if (!confirmed) {
    const known = await unit.read(findByEmails(tenantId, clubSequence, addressesOf(entries)));
    return {
      rows: judgeRoster(entries, known[0], canReplaceNumbers),
      added: null,
      canReplaceNumbers,
      placesLeft: placesLeft(door),
    };
  }
  return unit.write(async (transaction) => {
    const club = admit(unit, await transaction.first(lockClubToJoin(tenantId, clubSequence, memberId)));
    const known = await transaction.rows(findByEmails(tenantId, clubSequence, addressesOf(entries)));
    const rows = judgeRoster(entries, known, canReplaceNumbers);
    const sound = soundRows(rows, { skipsFaulty });
    const wanted = new Set(rows.filter(({ state }) => state === 'ADD').map(({ email }) => emailNormal(email)));
    const people = known.filter(({ email_normal }) => wanted.has(email_normal));
    const added = await add(unit, transaction, club, people);
    await giveNumbers(transaction, clubSequence, sound, known, replacesNumbers);
    return {
      rows,
      added,
      canReplaceNumbers,
      placesLeft: placesLeft({ ...club, member_count: club.member_count + added }),
    };
  });
}
