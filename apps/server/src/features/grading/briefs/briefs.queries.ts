import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import type { FilledPart } from '../../../kernel/columns.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { QuizBriefs } from '../../../kernel/database/schema.gen.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import type { Found } from './brief-found.ts';

export interface OfQuiz extends QuizAddress {
  readonly tenantId: string;
}

/** More are not read: what a class thinks shows in fewer. */
const MOST_READ = 600;

const preAnswers = ({ tenantId, club, quiz }: OfQuiz) =>
  build
    .selectFrom('answers')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('answer_status', '<>', ANSWER_STATUS.preDraft);

/** How many pre-answers there are, and a hash that is another one as soon as one of them is. */
export const findStanding = (of: OfQuiz) =>
  preAnswers(of).select([
    sql<number>`count(*)::int`.as('total'),
    sql<string>`md5(coalesce(string_agg(answer_sequence || ':' || md5(pre_text), ',' order by answer_sequence), ''))`.as(
      'hash',
    ),
  ]);

export const listPreAnswers = (of: OfQuiz) =>
  preAnswers(of).select(['answer_sequence', 'pre_text']).orderBy('answer_sequence', 'desc').limit(MOST_READ);

export const listTexts = ({ tenantId }: Pick<OfQuiz, 'tenantId'>, sequences: readonly number[]) =>
  build
    .selectFrom('answers')
    .select(['answer_sequence', 'pre_text'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`);

/** What is asked, and what it rests on. */
export const findBriefQuiz = ({ tenantId, club, quiz }: OfQuiz) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .leftJoin('contents', (join) => sameTenant(join, 'contents', 'quizzes', 'content_sequence'))
    .leftJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .select([
      'club_quizzes.position',
      'quizzes.question',
      'quizzes.model_answer',
      'quizzes.model_answer_keywords',
      'contents.content_sequence',
      'contents.title',
      'version.unit',
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .where('club_quizzes.quiz_sequence', '=', quiz);
export type BriefQuizRow = RowsOf<ReturnType<typeof findBriefQuiz>>[number];

const brief = ({ tenantId, club, quiz }: OfQuiz) =>
  build
    .selectFrom('quiz_briefs')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz);

export const findBrief = (of: OfQuiz) => brief(of).selectAll();
export type BriefRow = RowsOf<ReturnType<typeof findBrief>>[number];

/** Briefs that were asked for before an instant and are not made yet. */
export const listLeftBriefs = (tenantId: string, before: Date) =>
  build
    .selectFrom('quiz_briefs')
    .select(['club_sequence as club', 'quiz_sequence as quiz', 'asked_at'])
    .where('tenant_id', '=', tenantId)
    .where('asked_at', '<', before);

/** Says that a brief is being made from now on; returns nothing where one is (and was begun after `lost`). */
export const beginBrief = ({ tenantId, club, quiz }: OfQuiz, now: Date, lost: Date) =>
  build
    .insertInto('quiz_briefs')
    .values({ tenant_id: tenantId, club_sequence: club, quiz_sequence: quiz, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence', 'quiz_sequence'])
        .doUpdateSet({ asked_at: now })
        .where(({ or, eb }) => or([eb('quiz_briefs.asked_at', 'is', null), eb('quiz_briefs.asked_at', '<', lost)])),
    )
    .returning('asked_at');

const asked = ({ tenantId, club, quiz }: OfQuiz, askedAt: Date) =>
  build
    .updateTable('quiz_briefs')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('asked_at', '=', askedAt);

export interface MadeBrief extends FilledPart<
  QuizBriefs,
  'answers_hash' | 'total_count' | 'read_count' | 'model' | 'prompt_version' | 'reason'
> {
  readonly found: Found;
}

/** Keeps a brief in place of the one before, whole; nothing where another was asked for meanwhile. */
export const keepBrief = (of: OfQuiz, askedAt: Date, { found, ...made }: MadeBrief, now: Date) =>
  asked(of, askedAt).set({ ...made, found: JSON.stringify(found), made_at: now, asked_at: null });

/** Nobody makes it any more: too few answers are left. */
export const giveUpBrief = (of: OfQuiz, askedAt: Date) => asked(of, askedAt).set({ asked_at: null });
