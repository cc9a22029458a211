import { CLUB_STATUS } from '@dure/contract/clubs/club-status';
import { sql } from 'kysely';

/** A club that anybody may look at, and that does not hide who is in it: what friends may know of each other is in such alone. */
export const isOpenClub = sql<boolean>`(clubs.is_public and not clubs.anonymous
  and clubs.club_status >= ${sql.lit(CLUB_STATUS.scheduled)})`;
