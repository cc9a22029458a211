import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AiGradingMode } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';

interface OfQuiz extends QuizAddress {
  readonly tenantId: string;
}

export const findProofQuiz = prepare(({ tenantId, club, quiz }: OfQuiz) =>
  build
    .selectFrom(
      sql<{ quiz_sequence: number; no: number }>`(
        select quiz_sequence, row_number() over (order by position, quiz_sequence) as no
        from club_quizzes where tenant_id = ${tenantId} and club_sequence = ${club})`.as('placed'),
    )
    .innerJoin('quizzes', (join) =>
      inTenant(join, 'quizzes', tenantId).onRef('quizzes.quiz_sequence', '=', 'placed.quiz_sequence'),
    )
    .innerJoin('clubs', (join) => inTenant(join, 'clubs', tenantId).on('clubs.club_sequence', '=', club))
    .leftJoin('ai_grading_modes as decided', (join) =>
      inTenant(join, 'decided', tenantId)
        .on('decided.club_sequence', '=', club)
        .onRef('decided.quiz_sequence', '=', 'placed.quiz_sequence'),
    )
    .select([
      'placed.no',
      'clubs.club_name',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'decided.mode',
      'decided.confidence',
      'decided.version',
    ])
    .where('placed.quiz_sequence', '=', quiz),
);

/** More answers to one quiz than these, the latest ones, tell hardly more. */
const MAX_ANSWERS = 300;

export interface ByModel extends OfQuiz {
  readonly model: string;
}

/** Final answers to a quiz with the instructor's grade and what a model found of the text that counts. */
export const answersRead = ({ tenantId, club, quiz, model }: ByModel) =>
  build
    .selectFrom('answers')
    .leftJoin('answer_grades as given', (join) =>
      sameTenant(join, 'given', 'answers', 'answer_sequence').on('given.grader', '=', 'INSTRUCTOR'),
    )
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('ai_evaluations as found')
          .select(['found.score', 'found.criteria', 'found.justification', 'found.confidence', 'found.unread'])
          .whereRef('found.tenant_id', '=', 'answers.tenant_id')
          .whereRef('found.answer_sequence', '=', 'answers.answer_sequence')
          .where('found.model', '=', model)
          .where(sql<boolean>`found.text_hash = md5(answers.final_text)`)
          .orderBy('found.evaluation_sequence', 'desc')
          .limit(1)
          .as('ai'),
      (join) => join.onTrue(),
    )
    .select(['answers.answer_sequence', 'answers.member_id', 'ai.score', 'ai.criteria', 'ai.confidence', 'ai.unread'])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.answer_status', '=', ANSWER_STATUS.final);

export const listProofAnswers = prepare((given: ByModel) =>
  answersRead(given)
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .select([
      'answers.final_text',
      'members.nickname',
      'members.profile_image_key',
      'given.grade',
      'given.criteria as given_criteria',
      'ai.justification',
    ])
    .orderBy('answers.answer_sequence', 'desc')
    .limit(MAX_ANSWERS),
);
export type ProofRow = RowsOf<ReturnType<typeof listProofAnswers>>[number];

export interface Decision {
  readonly mode: AiGradingMode;
  /** Null where nothing is official. */
  readonly confidence: number | null;
  readonly model: string | null;
  readonly version: number;
  readonly by: string;
  readonly now: Date;
}

export const decideMode = ({ tenantId, club, quiz }: OfQuiz, decided: Decision) =>
  build
    .insertInto('ai_grading_modes')
    .values({
      tenant_id: tenantId,
      club_sequence: club,
      quiz_sequence: quiz,
      mode: decided.mode,
      confidence: decided.confidence,
      model: decided.model,
      version: 1,
      decided_by: decided.by,
      decided_at: decided.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence', 'quiz_sequence'])
        .doUpdateSet((row) => ({
          mode: row.ref('excluded.mode'),
          confidence: row.ref('excluded.confidence'),
          model: row.ref('excluded.model'),
          version: row('ai_grading_modes.version', '+', 1),
          decided_by: row.ref('excluded.decided_by'),
          decided_at: row.ref('excluded.decided_at'),
        }))
        .where('ai_grading_modes.version', '=', decided.version),
    );
