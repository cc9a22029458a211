import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../quiz-access/quiz-access.public.ts';

interface Own {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Answers of a member in clubs that they have not left. */
const ownAnswers = ({ tenantId, memberId }: Own) =>
  build
    .selectFrom('answers')
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'answers', ['club_sequence', 'member_id']).on(
        'club_members.membership_status',
        '=',
        'MEMBER',
      ),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']).on(
        'club_quizzes.published',
        '=',
        true,
      ),
    )
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select([
      'answers.club_sequence',
      'clubs.club_name',
      'answers.quiz_sequence',
      'club_quizzes.position',
      'quizzes.question',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.member_id', '=', memberId);
export type OwnAnswerRow = RowsOf<ReturnType<typeof ownAnswers>>[number];

/** The latest feedback since a moment that its answer's author may see. */
export const findFeedbackNews = prepare(({ tenantId, memberId, since }: Own & { since: Date }) =>
  ownAnswers({ tenantId, memberId })
    .innerJoin('answer_feedback', (join) => sameTenant(join, 'answer_feedback', 'answers', 'answer_sequence'))
    .innerJoin('members as writer', (join) =>
      sameTenant(join, 'writer', 'answer_feedback', { member_id: 'written_by' }),
    )
    .select(['answer_feedback.text', 'answer_feedback.written_at', 'writer.nickname', 'answers.official_grade'])
    .where('answer_feedback.written_at', '>', since)
    .where((row) => row.not(isHeld()))
    .orderBy('answer_feedback.written_at', 'desc')
    .limit(1),
);

/** The latest final answer with the pre-answer before it, and by how many others it is quoted. */
export const findLatestChange = prepare(({ tenantId, memberId }: Own) =>
  ownAnswers({ tenantId, memberId })
    .select([
      'answers.pre_text',
      'answers.final_text',
      'quizzes.model_answer_keywords as keywords',
      sql<number>`(select count(*) from answer_quotes where answer_quotes.tenant_id = answers.tenant_id
        and answer_quotes.quoted_sequence = answers.answer_sequence and answer_quotes.stands)`.as('quote_count'),
    ])
    .where('answers.final_submitted_at', 'is not', null)
    .where('answers.pre_text', '!=', '')
    .orderBy('answers.final_submitted_at', 'desc')
    .orderBy('answers.answer_sequence', 'desc')
    .limit(1),
);
