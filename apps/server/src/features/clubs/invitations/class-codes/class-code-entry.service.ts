import type * as endpoints from '@dure/contract/clubs/invitations/class-codes.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import {
  checkRegisters,
  enterNewcomer,
  GUEST_LIMIT,
  limit,
  takeBack,
  takesLoginNames,
} from '../../../tenancy/accounts/accounts.public.ts';
import { cleanSigns, normalCode, seatPeople } from '../../memberships/memberships.public.ts';
import { findListed, findOpenClassCode, markListed, takePlace } from './class-codes.queries.ts';
import { invitationsText as text } from '../invitations.text.ts';

/** What tries at the address of a request are counted under. */
const triesOf = ({ ip }: FastifyRequest) => `class-code-address:${ip}`;

async function found(unit: Unit, typed: string, request: FastifyRequest) {
  await limit(unit, triesOf(request), GUEST_LIMIT);
  return (
    (await unit.first(findOpenClassCode(unit.tenantId, normalCode(typed), unit.now))) ?? refuse('invalidClassCode')
  );
}
type Found = Awaited<ReturnType<typeof found>>;

/** What a class code opens. */
export async function findClassCode(unit: Unit, typed: string, request: FastifyRequest) {
  const { name, needs_list: needsList, taken, places, clubs } = await found(unit, typed, request);
  await takeBack(unit, triesOf(request));
  return { name, needsList, hasPlaces: taken < places, clubNames: clubs.map(({ name: club }) => club) };
}

type Entering = z.output<(typeof endpoints.registerByClassCode)['body']>;
const plain = (name: string) => name.normalize('NFC').replace(/\s/g, '').toLowerCase();

/** The person of the code's list whom somebody says they are; undefined for a code without a list. */
async function listedAs(unit: Unit, { class_code_id, needs_list }: Found, { name, studentNumber }: Entering) {
  if (!needs_list) return undefined;
  const listed = await unit.first(findListed(unit.tenantId, class_code_id, cleanSigns(studentNumber)));
  // Which of the two is wrong is not said: numbers are not tried through.
  if (!listed || plain(listed.name) !== plain(name))
    return refuseFields([{ path: 'studentNumber', message: text.notListed }]);
  return listed.member_id === null ? listed : refuseFields([{ path: 'studentNumber', message: text.listedTwice }]);
}

/** What somebody is to log in by: a name only where people may be without an address. */
function knownBy({ tenant }: Unit, { email, loginName }: Pick<Entering, 'email' | 'loginName'>) {
  if (email !== undefined) return { email };
  if (loginName !== undefined && takesLoginNames(tenant)) return { loginName };
  return refuseFields([{ path: 'email', message: takesLoginNames(tenant) ? text.logInMissing : text.addressMissing }]);
}

/** Makes an account by a class code: the place is taken first, so that no more come in than there are places. */
export async function registerByClassCode(
  unit: Unit,
  entering: Entering,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { tenantId, now, tenant } = unit;
  checkRegisters(tenant);
  const classCode = await found(unit, entering.code, request);
  if (classCode.taken >= classCode.places) refuse('classCodeFull');
  const listed = await listedAs(unit, classCode, entering);
  const { code: _code, email, loginName, name: _name, studentNumber, ...own } = entering;
  const known = knownBy(unit, { email, loginName });
  const clubs = classCode.clubs.map(({ sequence }) => sequence);
  const newcomer = {
    known,
    hasProvenAddress: false,
    role: 'ROLE_USER' as const,
    studentNumber: listed?.student_number ?? (studentNumber === '' ? null : cleanSigns(studentNumber)),
    organizationCode: listed?.organization_code,
    own,
  };
  const usher = { memberId: classCode.created_by, now };
  const session = await enterNewcomer(unit, newcomer, {
    request,
    reply,
    admit: async (transaction) => {
      const place = await transaction.first(takePlace(tenantId, classCode.class_code_id, now));
      if (!place) refuse('classCodeFull');
    },
    entered: async (transaction: Transaction, memberId) => {
      if (listed) {
        const query = markListed(tenantId, classCode.class_code_id, listed.student_number, memberId);
        if (!(await transaction.first(query))) refuseFields([{ path: 'studentNumber', message: text.listedTwice }]);
      }
      await seatPeople(transaction, clubs, { memberIds: [memberId] }, usher);
    },
  });
  await takeBack(unit, triesOf(request));
  return session;
}
