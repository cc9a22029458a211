import { takesMembers } from '@dure/contract/clubs/clubs/club-status';
import { MAX_INVITATION_DAYS } from '@dure/contract/clubs/invitations/invitation-limits';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubsOf } from './clubs.queries.ts';
import { invitationsText as text } from './invitations.text.ts';

const DAY_MS = 24 * 60 * 60_000;

/** An end that is still to come, and not too far away. */
export function checkEnd({ now }: Unit, validUntil: string): Date {
  const end = new Date(validUntil);
  const refuseEnd = (message: string) => refuseFields([{ path: 'validUntil', message }]);
  if (end <= now) return refuseEnd(text.untilPast);
  return end.getTime() - now.getTime() > MAX_INVITATION_DAYS * DAY_MS
    ? refuseEnd(text.untilTooFar(MAX_INVITATION_DAYS))
    : end;
}

/** Clubs that take people. */
export async function checkClubs(unit: Unit, clubSequences: readonly number[]): Promise<void> {
  const [clubs] = await unit.read(findClubsOf(unit.tenantId, clubSequences));
  const faults = clubSequences.flatMap((sequence, at) => {
    const club = clubs.find(({ club_sequence }) => club_sequence === sequence);
    return club && takesMembers(club.club_status) ? [] : [{ path: `clubSequences.${at}`, message: text.noSuchClub }];
  });
  if (faults.length > 0) refuseFields(faults);
}
