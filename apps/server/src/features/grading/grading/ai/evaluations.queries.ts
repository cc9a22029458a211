import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { GradedPair } from '@dure/contract/clubs/growth/growth';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare, prepareShapes } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked, QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import type { Found } from './grader.ts';

interface OfTenant {
  readonly tenantId: string;
}
interface Among extends OfTenant {
  readonly sequences: readonly number[];
}

/** The version of a final answer that counts. */
const countedVersion = sql<number>`coalesce(answers.counted_version_no, (select max(version_no) from answer_versions
  where answer_versions.tenant_id = answers.tenant_id and answer_versions.answer_sequence = answers.answer_sequence
    and answer_versions.step = 'FINAL'))`;

/** Evaluations of the texts that count, with the quizzes that they answer; the latest of each answer. */
const latest = (tenantId: string) =>
  build
    .selectFrom('ai_evaluations')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'ai_evaluations', 'answer_sequence'))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .leftJoin('ai_calibrations', (join) => sameTenant(join, 'ai_calibrations', 'ai_evaluations', 'model'))
    .distinctOn('ai_evaluations.answer_sequence')
    .selectAll('ai_evaluations')
    .select(['quizzes.rubric', 'answers.quiz_sequence', 'ai_calibrations.knots'])
    .where('ai_evaluations.tenant_id', '=', tenantId)
    .where(sql<boolean>`ai_evaluations.text_hash = md5(answers.final_text)`)
    .orderBy('ai_evaluations.answer_sequence')
    .orderBy('ai_evaluations.evaluation_sequence', 'desc');

export const listEvaluations = prepare(({ tenantId, sequences }: Among) =>
  latest(tenantId).where(sql<boolean>`ai_evaluations.answer_sequence = any(${sequences}::bigint[])`),
);
export const findEvaluation = prepare(({ tenantId, club, quiz, memberId }: Asked) =>
  latest(tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '=', memberId),
);
export type EvaluationRow = RowsOf<ReturnType<typeof listEvaluations>>[number];

/** The text that counts, locked against its author and other graders until what was found of it is written. */
export const lockText = prepare(({ tenantId, sequence }: OfTenant & { readonly sequence: number }) =>
  build
    .selectFrom('answers')
    .select(['answers.club_sequence', 'answers.final_text', countedVersion.as('version_no')])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.answer_sequence', '=', sequence)
    .where('answers.answer_status', '=', ANSWER_STATUS.final)
    .forNoKeyUpdate(),
);

/** The same of several, in one order for everybody, so that nobody waits in a ring. */
export const lockTexts = prepare(({ tenantId, sequences }: Among) =>
  build
    .selectFrom('answers')
    .select('answer_sequence')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`)
    .orderBy('answer_sequence')
    .forNoKeyUpdate(),
);

interface Kept extends OfTenant {
  readonly sequence: number;
  readonly versionNo: number;
  readonly text: string;
  readonly found: Found;
  readonly model: string;
  readonly promptVersion: string;
  readonly now: Date;
}

export const keepEvaluation = ({ tenantId, sequence, versionNo, text, found, model, promptVersion, now }: Kept) =>
  build.insertInto('ai_evaluations').values({
    tenant_id: tenantId,
    answer_sequence: sequence,
    version_no: versionNo,
    text_hash: sql`md5(${text}::text)`,
    score: found.score,
    confidence: found.confidence,
    justification: found.justification,
    criteria: JSON.stringify(found.criteria),
    points: JSON.stringify(found.points),
    keywords_hit: [...found.keywordsHit],
    keywords_missed: [...found.keywordsMissed],
    suggestion: found.suggestion,
    unread: [...found.unread],
    model,
    prompt_version: promptVersion,
    evaluated_at: now,
  });

/** What both texts are worth, by one grader and one rubric: growth compares grades of one reading. */
export const keepGradedPair = ({
  tenantId,
  sequence,
  preGrade,
  finalGrade,
}: OfTenant & GradedPair & { readonly sequence: number }) =>
  build
    .updateTable('answers')
    .set({ pre_grade: preGrade, ai_final_grade: finalGrade })
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', sequence);

/** Graded answers that a grader is shown, the latest first. */
const MAX_EXAMPLES = 20;

export const findQuizTexts = prepare(({ tenantId, quiz }: OfTenant & Pick<QuizAddress, 'quiz'>) =>
  build
    .selectFrom('quizzes')
    .select(['question', 'model_answer', 'model_answer_keywords', 'rubric'])
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quiz),
);

/** One more than are shown: the answer itself may be among them. */
export const listExamples = prepare(({ tenantId, club, quiz }: OfTenant & QuizAddress) =>
  build
    .selectFrom('answers')
    .innerJoin('answer_grades as given', (join) =>
      sameTenant(join, 'given', 'answers', 'answer_sequence').on('given.grader', '=', 'INSTRUCTOR'),
    )
    .select(['answers.answer_sequence', 'answers.final_text', 'given.grade'])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.answer_status', '=', ANSWER_STATUS.final)
    .orderBy('given.graded_at', 'desc')
    .limit(MAX_EXAMPLES + 1),
);

/** Final answers in a club, of a member or to a quiz, and how many quizzes the club has. */
export const listFinalAnswers = prepareShapes(
  [],
  ({ tenantId, club, memberId, quiz }: OfTenant & { club: number; memberId?: string; quiz?: number }) =>
    build
      .selectFrom('answers')
      .select([
        'answer_sequence',
        'member_id',
        sql<number>`(select count(*) from club_quizzes where club_quizzes.tenant_id = answers.tenant_id
          and club_quizzes.club_sequence = answers.club_sequence)`.as('quiz_count'),
      ])
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', club)
      .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId!))
      .$if(quiz !== undefined, (query) => query.where('quiz_sequence', '=', quiz!))
      .where('answer_status', '=', ANSWER_STATUS.final),
);
