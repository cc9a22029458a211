import { build } from '../../../../kernel/database/build.ts';

/** Published quizzes of a club with their dates. */
export const listDates = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .select(['quiz_sequence', 'position', 'topic', 'open_at', 'deadline_at'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('quiz_sequence');
