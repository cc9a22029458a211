import { isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import type { OFFICIAL_GRADING } from '@dure/contract/clubs/clubs/club-choices';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Selectable } from 'kysely';
import { type ColumnOf, fieldsOf } from '../../../kernel/columns.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import {
  type ClubRow,
  clubFormView,
  type FormParts,
  QUIZ_CLUB_FIELDS,
  type QuizClubField,
} from '../../clubs/club-writing/club-writing.public.ts';
import { mayRewrite, type Rewriting } from '../quizzes/quizzes.public.ts';
import type { listWrittenQuizzes } from './quiz-clubs.queries.ts';

type QuizClubRow = ClubRow & Pick<Selectable<Clubs>, ColumnOf<QuizClubField>>;
type QuizRow = RowsOf<ReturnType<typeof listWrittenQuizzes>>[number];
export interface DetailParts extends FormParts {
  readonly me: Rewriting['me'];
  readonly club: QuizClubRow;
  readonly quizzes: readonly QuizRow[];
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

const quizView = (quiz: QuizRow, rewriting: Rewriting) => ({
  quizSequence: quiz.quiz_sequence,
  sourceQuizSequence: quiz.source_quiz_sequence,
  isShared: quiz.is_shared,
  isFixed: !mayRewrite(rewriting, quiz),
  question: quiz.question,
  modelAnswer: quiz.model_answer,
  modelAnswerKeywords: quiz.model_answer_keywords,
  rubric: quiz.rubric as unknown as RubricCriterion[],
  contentSequence: (quiz.content_version_no ?? 0) > 0 ? quiz.content_sequence : null,
  contentTitle: quiz.content_title ?? '',
  contentUrl: quiz.content_url ?? '',
  week: quiz.week,
  topic: quiz.topic,
  openAt: iso(quiz.open_at),
  deadlineAt: iso(quiz.deadline_at),
  published: quiz.published,
  answerCount: quiz.answer_count,
});

/** A quiz club as one of its admins edits it. */
export const quizClubView = ({ me, quizzes, ...parts }: DetailParts): QuizClubDetail => ({
  ...clubFormView(parts),
  ...fieldsOf(QUIZ_CLUB_FIELDS, parts.club),
  officialGrading: parts.club.official_grading as (typeof OFFICIAL_GRADING)[number],
  quizzes: quizzes.map((quiz) => quizView(quiz, { me, isDraft: isBeingWritten(parts.club.club_status) })),
});
