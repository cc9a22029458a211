import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { type Learner, openedRows } from '../../authoring/quizzes/quizzes.public.ts';

/** Opened quizzes of a club in its order, with the content that each is about and the learner's own state. */
export const listOpenedQuizzes = (learner: Learner, club: number) =>
  openedRows(learner)
    .select('quizzes.content_sequence')
    .where('club_quizzes.club_sequence', '=', club)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence');

/** The studies of a club in their order, a row for each of their materials; one without any has a row of its own. */
export const listStudyContents = (tenantId: string, club: number) =>
  build
    .selectFrom('club_studies')
    .leftJoin('study_materials', (join) => sameTenant(join, 'study_materials', 'club_studies', 'club_study_sequence'))
    .select(['club_studies.club_study_sequence', 'club_studies.start_at', 'study_materials.content_sequence'])
    .where('club_studies.tenant_id', '=', tenantId)
    .where('club_studies.club_sequence', '=', club)
    .orderBy('club_studies.position');
