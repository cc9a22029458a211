import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';

/** A club that anybody may see and that does not hide its members. Friends learn of each other only in such clubs. */
export const isOpenClub = sql<boolean>`(clubs.is_public and not clubs.anonymous
  and clubs.club_status >= ${sql.lit(CLUB_STATUS.scheduled)})`;
