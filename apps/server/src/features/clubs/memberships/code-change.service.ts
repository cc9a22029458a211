import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { isParticipationCode, PARTICIPATION_CODE_MESSAGE } from '@dure/contract/clubs/clubs/club-rules';
import { errors } from '@dure/contract/errors';
import type * as endpoints from '@dure/contract/clubs/memberships/member-management.endpoints';
import type { z } from 'zod';
import { brokenConstraint } from '../../../kernel/database/constraint.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, isClubOver, makeCode } from '../clubs/clubs.public.ts';
import { lockClubToJoin } from './memberships.queries.ts';
import { setParticipationCode } from './participation-code.queries.ts';
import { normalCode } from './participation-code.service.ts';

const FIELD = 'participationCode';

function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) !== 'clubs_participation_code') throw error;
  const { message } = errors.participationCodeTaken;
  return refuse('participationCodeTaken', { fields: [{ path: FIELD, message }] });
}

/** Gives a club another code; from then on the old one, and links that carry it, open nothing. */
export async function changeParticipationCode(
  unit: Unit,
  clubSequence: number,
  { participationCode, version }: z.output<(typeof endpoints.changeParticipationCode)['body']>,
) {
  const code = participationCode === '' ? makeCode() : normalCode(participationCode);
  if (!isParticipationCode(code)) refuseFields([{ path: FIELD, message: PARTICIPATION_CODE_MESSAGE }]);
  const work = unit.write(async (transaction) => {
    const row = await transaction.first(lockClubToJoin(unit.tenantId, clubSequence, unit.memberId));
    const club = admitClubAdmin(unit.me, row);
    if (isClubOver(club)) refuse('clubReadOnly');
    if (isBeingWritten(club.club_status)) refuse('conflict');
    if (club.version !== version) {
      refuse('staleVersion', { data: { participationCode: club.participation_code ?? '', version: club.version } });
    }
    const changed = await transaction.first(setParticipationCode(unit.tenantId, clubSequence, code));
    return { participationCode: changed!.participation_code ?? '', version: changed!.version };
  });
  return work.catch(refuseTaken);
}
