import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Asked {
  readonly tenantId: string;
  readonly club: number;
  readonly quiz: number;
  readonly memberId: string;
}

/** The keywords of a quiz beside the member's final answer; its text is null while there is none. */
export const findKeywords = ({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('quizzes')
    .leftJoin('answers', (join) =>
      sameTenant(join, 'answers', 'quizzes', 'quiz_sequence')
        .on('answers.club_sequence', '=', club)
        .on('answers.member_id', '=', memberId)
        .on('answers.final_submitted_at', 'is not', null),
    )
    .select(['quizzes.model_answer_keywords', 'answers.final_text'])
    .where('quizzes.tenant_id', '=', tenantId)
    .where('quizzes.quiz_sequence', '=', quiz);

export const listStudyTitles = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_studies')
    .select(['club_study_sequence', 'position', 'title'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);
