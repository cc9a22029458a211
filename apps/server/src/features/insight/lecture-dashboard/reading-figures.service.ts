import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ReadingFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type { Database } from '../../../kernel/database/database.ts';
import { findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { hasBegun } from './lecture-dashboard.view.ts';
import { courseOf } from './plan.service.ts';
import { listStudyProgress, sumStudents } from './students.queries.ts';
import { listStudyPages } from './studies-figures.queries.ts';

interface Wanted {
  readonly tenantId: string;
  readonly club: number;
  readonly memberIds: readonly string[];
  readonly now: Date;
}

/** What some members of a lecture club have read, in numbers that a report rests on. */
export async function readingFigures(
  database: Database,
  { tenantId, club, memberIds, now }: Wanted,
): Promise<Map<string, ReadingFigures>> {
  const of = { tenantId, club };
  const [[facts], studies, read] = await database.read(
    tenantId,
    findClubFacts(tenantId, club, null),
    listStudyPages(of),
    listStudyProgress(tenantId, club, memberIds),
  );
  const course = courseOf(of, facts?.club_status === CLUB_STATUS.running, studies, now);
  const [[sums]] = await database.read(tenantId, sumStudents(course));
  const begun = studies.filter((study) => hasBegun(study, now) && study.pages > 0);
  return new Map(
    memberIds.map((memberId) => {
      const its = read.filter(({ member_id }) => member_id === memberId);
      const pagesOf = ({ club_study_sequence, pages }: (typeof studies)[number]) =>
        Math.min(its.find((one) => one.club_study_sequence === club_study_sequence)?.read_pages ?? 0, pages);
      const readPages = Math.min(
        studies.reduce((sum, study) => sum + pagesOf(study), 0),
        course.pages,
      );
      const numbers = (is: (pages: number, of: number) => boolean) =>
        begun.filter((study) => is(pagesOf(study), study.pages)).map(({ position }) => position);
      return [
        memberId,
        {
          begunCount: begun.length,
          pageCount: course.pages,
          readPages,
          progress: progressPercent(readPages, course.pages),
          clubMeanProgress: sums!.mean,
          finished: numbers((pages, all) => pages >= all),
          unfinished: numbers((pages, all) => pages > 0 && pages < all),
          unopened: numbers((pages) => pages === 0),
        },
      ];
    }),
  );
}
