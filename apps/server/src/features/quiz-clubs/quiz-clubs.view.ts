import { isBeingWritten } from '@dure/contract/clubs/club-status';
import type { OFFICIAL_GRADING } from '@dure/contract/clubs/club-choices';
import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { type ClubRow, clubFormView, type FormParts } from '../clubs/clubs.public.ts';
import { mayRewrite, type Rewriting } from '../quizzes/quizzes.public.ts';

interface QuizClubRow extends ClubRow {
  readonly cover_lead: number | null;
  readonly week_count: number | null;
  readonly study_count: number | null;
  readonly self_grading: boolean;
  readonly ai_grading: boolean;
  readonly official_grading: string;
  readonly anonymous: boolean;
  readonly hold_model_answer: boolean;
  readonly hold_grades: boolean;
}
interface QuizRow {
  readonly quiz_sequence: number;
  readonly author_id: string;
  readonly source_quiz_sequence: number | null;
  readonly is_shared: boolean;
  readonly question: string;
  readonly model_answer: string;
  readonly model_answer_keywords: string[];
  readonly rubric: unknown;
  readonly content_title: string | null;
  readonly content_url: string | null;
  readonly week: number;
  readonly topic: string;
  readonly open_at: Date | null;
  readonly deadline_at: Date | null;
  readonly published: boolean;
  readonly answer_count: number;
}
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
  coverLead: parts.club.cover_lead,
  weekCount: parts.club.week_count,
  studyCount: parts.club.study_count,
  selfGrading: parts.club.self_grading,
  aiGrading: parts.club.ai_grading,
  officialGrading: parts.club.official_grading as (typeof OFFICIAL_GRADING)[number],
  anonymous: parts.club.anonymous,
  holdModelAnswer: parts.club.hold_model_answer,
  holdGrades: parts.club.hold_grades,
  quizzes: quizzes.map((quiz) => quizView(quiz, { me, isDraft: isBeingWritten(parts.club.club_status) })),
});
