import { CLUB_STATUS_LABELS, type ClubStatus, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import { MOST_CANDIDATES } from '@dure/contract/lectures/course-links/course-links.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { isRunBy } from '../../clubs/clubs/clubs.public.ts';

export interface Pair {
  readonly tenantId: string;
  readonly lecture: number;
  readonly quiz: number;
}

/** The pair that a club is in, whichever of the two it is. */
export const findPair = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('course_links')
    .select(['lecture_club_sequence as lecture', 'quiz_club_sequence as quiz'])
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row.or([row('lecture_club_sequence', '=', clubSequence), row('quiz_club_sequence', '=', clubSequence)]),
    );

/** Nothing where one of the two is in a pair already. */
export const insertPair = ({ tenantId, lecture, quiz }: Pair) =>
  build
    .insertInto('course_links')
    .values({ tenant_id: tenantId, lecture_club_sequence: lecture, quiz_club_sequence: quiz })
    .onConflict((conflict) => conflict.doNothing());

export const deletePair = (tenantId: string, clubSequence: number) =>
  build
    .deleteFrom('course_links')
    .where('tenant_id', '=', tenantId)
    .where((row) =>
      row.or([row('lecture_club_sequence', '=', clubSequence), row('quiz_club_sequence', '=', clubSequence)]),
    );

export const findNamed = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('clubs')
    .select(['club_sequence', 'club_type', 'club_name'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

const SUBMITTED = (Object.keys(CLUB_STATUS_LABELS) as ClubStatus[]).filter((status) => !isBeingWritten(status));

interface Wanted {
  readonly tenantId: string;
  readonly memberId: string;
  readonly isManager: boolean;
  readonly clubType: string;
  readonly keyword: string;
}

/** Submitted clubs of a kind that the caller runs and that are in no pair. */
const linkable = ({ tenantId, memberId, isManager, clubType, keyword }: Wanted) =>
  build
    .selectFrom('clubs')
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_type', '=', clubType)
    .where('clubs.club_status', 'in', SUBMITTED)
    .$if(keyword !== '', (query) => query.where(sql<boolean>`lower(clubs.club_name) like ${searchPattern(keyword)}`))
    .$if(!isManager, (query) => query.where(isRunBy(memberId)))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('course_links')
            .select('course_links.tenant_id')
            .whereRef('course_links.tenant_id', '=', 'clubs.tenant_id')
            .where((pair) =>
              pair.or([
                pair('course_links.lecture_club_sequence', '=', pair.ref('clubs.club_sequence')),
                pair('course_links.quiz_club_sequence', '=', pair.ref('clubs.club_sequence')),
              ]),
            ),
        ),
      ),
    );

export const listLinkable = (wanted: Wanted) =>
  linkable(wanted)
    .select(['clubs.club_sequence', 'clubs.club_type', 'clubs.club_name'])
    .orderBy('clubs.club_sequence', 'desc')
    .limit(MOST_CANDIDATES);

export const countLinkable = (wanted: Wanted) =>
  linkable(wanted).select((row) => row.fn.countAll<number>().as('total'));
