import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { silentBefore } from '@dure/contract/insight/lecture-dashboard/silence';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { listStudyPages, type StudyPagesRow } from './studies-figures.queries.ts';
import type { Course } from './students.queries.ts';

/** A lecture club's studies, and what its members are measured by. */
export interface Plan extends Course {
  readonly clubName: string;
  readonly studies: readonly StudyPagesRow[];
}

/** What follows of a club's studies at a moment. */
export function courseOf(
  of: Pick<Course, 'tenantId' | 'club'>,
  isRunning: boolean,
  studies: readonly StudyPagesRow[],
  now: Date,
): Course {
  const begun = studies.filter(({ start_at }) => start_at !== null && start_at <= now);
  const starts = begun.map(({ start_at }) => start_at!.getTime());
  return {
    ...of,
    pages: begun.reduce((sum, { pages }) => sum + pages, 0),
    silentBefore: silentBefore({ isRunning, begunAt: starts.length > 0 ? new Date(Math.min(...starts)) : null }, now),
  };
}

/** The plan of a lecture club, for its admins. */
export async function planFor(unit: Unit, club: number): Promise<Plan> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club };
  const [[row], studies] = await unit.read(findClubFacts(tenantId, club, memberId), listStudyPages(of));
  const facts = admitClubAdmin(unit.me, row);
  if (facts.club_type !== CLUB_TYPE.lecture) return refuse('notFound');
  return {
    ...courseOf(of, facts.club_status === CLUB_STATUS.running, studies, now),
    clubName: facts.club_name,
    studies,
  };
}
