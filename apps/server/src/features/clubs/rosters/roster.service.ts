import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import { isAddress, logInNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import type { z } from 'zod';
import type * as endpoints from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { soundRows } from '../../../kernel/imports/sound-rows.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { takesLoginNames } from '../../tenancy/accounts/accounts.public.ts';
import { findRosterInviting, inviteToClub } from '../invitations/invitations.public.ts';
import { admitClubAdmin } from '../clubs/clubs.public.ts';
import {
  findSought,
  findClubToJoin,
  type ListedPerson,
  lockClubToJoin,
  readPeopleFile,
  takeInto,
} from '../memberships/memberships.public.ts';
import { cleanEntry, rosterEntries, type RosterEntry } from './roster-file.ts';
import { byLogIn, judgeRoster, type KnownPerson } from './roster.policy.ts';
import { numberMembers } from './roster.queries.ts';

type ClubToJoin = RowsOf<ReturnType<typeof findClubToJoin>>[number];

const logInsOf = (entries: readonly ListedPerson[]) => entries.map(({ email }) => logInNormal(email));
const placesLeft = ({ capacity, member_count }: Pick<ClubToJoin, 'capacity' | 'member_count'>) =>
  capacity === null ? null : capacity - member_count;

function admit(unit: Unit, row: ClubToJoin | undefined): ClubToJoin {
  const club = admitClubAdmin(unit.me, row);
  return takesMembers(club.club_status) ? club : refuse('clubNotJoinable');
}

/** Current members of the club get the student number of the roster. It replaces another one only on request. */
async function giveNumbers(
  transaction: Transaction,
  clubSequence: number,
  rows: readonly RosterRow[],
  known: readonly KnownPerson[],
  replaces: boolean,
): Promise<void> {
  const people = byLogIn(known);
  const numbers = rows.flatMap(({ email, studentNumber }) => {
    const memberId = people.get(logInNormal(email))?.member_id;
    return memberId === undefined || studentNumber === '' ? [] : [{ memberId, studentNumber }];
  });
  if (numbers.length > 0)
    await transaction.change(numberMembers(transaction.tenantId, clubSequence, numbers, replaces));
}

type Import = z.output<(typeof endpoints.importMembers)['body']>;

/** The roster that came: mended rows, or a file. */
const entriesOf = async ({ rows }: Pick<Import, 'rows'>, upload: Upload | undefined): Promise<RosterEntry[]> =>
  rows ? rows.map(cleanEntry) : rosterEntries(await readPeopleFile(upload));

interface Unknown {
  readonly clubSequence: number;
  readonly entries: readonly RosterEntry[];
  readonly inviting: Exclude<Awaited<ReturnType<typeof findRosterInviting>>, 'NONE'>;
  readonly skipsFaulty: boolean;
}

/** Invites those of a roster whom nobody knows, or proposes them; answers how many are new. */
async function inviteUnknown(
  unit: Unit,
  transaction: Transaction,
  { clubSequence, entries, inviting, skipsFaulty }: Unknown,
): Promise<number> {
  const known = await transaction.rows(findSought(unit.tenantId, clubSequence, { logIns: logInsOf(entries) }));
  const people = soundRows(
    judgeRoster(entries, known, { seesAllNumbers: false, takesLoginNames: takesLoginNames(unit.tenant) }),
    { skipsFaulty },
  ).filter(
    // Only an address can be written to.
    ({ state, email }) => state === 'UNKNOWN' && isAddress(email),
  );
  return people.length === 0 ? 0 : inviteToClub(unit, transaction, { clubSequence, people, inviting });
}

/**
 * Says what becomes of each row of a roster. Confirmed, it makes members of all who can be, or of none: a faulty row
 * blocks the others unless it is to be left out.
 */
export async function importMembers(
  unit: Unit,
  clubSequence: number,
  { confirmed, skipsFaulty, replacesNumbers, invitesUnknown, rows: mended }: Import,
  [upload]: readonly Upload[],
) {
  const { tenantId, memberId } = unit;
  const door = admit(unit, await unit.first(findClubToJoin(tenantId, clubSequence, memberId)));
  const canReplaceNumbers = unit.me.roles.includes('ROLE_MANAGER');
  if (replacesNumbers && !canReplaceNumbers) refuse('forbidden');
  const inviting = await findRosterInviting(unit);
  const how = { seesAllNumbers: canReplaceNumbers, takesLoginNames: takesLoginNames(unit.tenant) };
  const entries = await entriesOf({ rows: mended }, upload);
  const found = findSought(tenantId, clubSequence, { logIns: logInsOf(entries) });
  if (!confirmed) {
    const [known] = await unit.read(found);
    return {
      rows: judgeRoster(entries, known, how),
      added: null,
      inviting,
      invited: null,
      canReplaceNumbers,
      placesLeft: placesLeft(door),
    };
  }
  return unit.write(async (transaction) => {
    const invites = invitesUnknown && inviting !== 'NONE';
    // Before the club is held: whoever accepts an invitation at this moment holds that first, too.
    const invited = invites
      ? await inviteUnknown(unit, transaction, { clubSequence, entries, inviting, skipsFaulty })
      : 0;
    const club = admit(unit, await transaction.first(lockClubToJoin(tenantId, clubSequence, memberId)));
    const known = await transaction.rows(found);
    const rows = judgeRoster(entries, known, how);
    const sound = soundRows(rows, { skipsFaulty });
    const logIns = byLogIn(known);
    const wanted = rows.filter(({ state }) => state === 'ADD');
    const people = [...new Set(wanted.flatMap(({ email }) => logIns.get(logInNormal(email))?.member_id ?? []))];
    if (club.capacity !== null && club.member_count + people.length > club.capacity) refuse('clubFull');
    const added = await takeInto(transaction, club, people, unit);
    await giveNumbers(transaction, clubSequence, sound, known, replacesNumbers);
    return {
      rows,
      added,
      inviting,
      invited,
      canReplaceNumbers,
      placesLeft: placesLeft({ ...club, member_count: club.member_count + added }),
    };
  });
}
