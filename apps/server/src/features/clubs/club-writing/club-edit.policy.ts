import { clubText } from '../clubs/clubs.public.ts';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ClubFields } from '@dure/contract/clubs/clubs/club-fields';
import type { FieldError } from '@dure/contract/http/envelope';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';

export type EditedClub = RowPart<Clubs, 'club_status' | 'start_at' | 'end_at' | 'member_count'>;

/** Faults of a form against what any club is already; `undefined` for a club that is new. */
export function clubEditFaults(form: ClubFields, club: EditedClub | undefined, now: Date): FieldError[] {
  const faults: FieldError[] = [];
  const end = Date.parse(form.endAt);
  if (end <= now.getTime() && end !== club?.end_at?.getTime()) {
    faults.push({ path: 'endAt', message: clubText.endInPast });
  }
  if (!club) return faults;
  if (club.club_status === CLUB_STATUS.running && Date.parse(form.startAt) !== club.start_at?.getTime()) {
    faults.push({ path: 'startAt', message: clubText.startFixed });
  }
  if (form.capacity !== null && form.capacity < club.member_count) {
    faults.push({ path: 'capacity', message: clubText.belowMembers(club.member_count) });
  }
  return faults;
}
