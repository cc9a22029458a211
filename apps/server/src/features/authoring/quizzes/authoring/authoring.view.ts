import { meanOf } from '@dure/contract/insight/dashboard/club-figures';
import type { AuthoredQuiz, AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { ClubQuizzes, Clubs } from '../../../../kernel/database/schema.gen.ts';
import { type Codes, withNames } from '../../../tenancy/tenants/tenants.public.ts';
import { goneAt, quizCan } from './authoring.policy.ts';
import type { AuthoredFacts } from './authoring.queries.ts';

type UseFacts = RowPart<ClubQuizzes, 'club_sequence' | 'final_count' | 'grade_sum' | 'grade_count' | 'discrimination'> &
  RowPart<Clubs, 'club_name' | 'club_status'>;

const contentOf = ({ content_sequence, content_title, content_url }: AuthoredFacts) =>
  content_sequence === null
    ? null
    : { contentSequence: content_sequence, title: content_title ?? '', contentUrl: content_url ?? '' };

/** A quiz for its author. */
export const authoredQuizView = (quiz: AuthoredFacts, codes: Codes): AuthoredQuiz => ({
  quizSequence: quiz.quiz_sequence,
  no: quiz.no,
  version: quiz.version,
  quizStatus: quiz.quiz_status as QuizStatus,
  question: quiz.question,
  modelAnswer: quiz.model_answer,
  modelAnswerKeywords: quiz.model_answer_keywords,
  rubric: quiz.rubric as unknown as RubricCriterion[],
  jobGroup: withNames(codes, 'JOB_GROUP', quiz.job_group === null ? [] : [quiz.job_group])[0] ?? null,
  jobs: withNames(codes, 'JOB', quiz.jobs),
  jobLevels: withNames(codes, 'JOB_LEVEL', quiz.job_levels),
  tags: quiz.tags,
  content: contentOf(quiz),
  updatedAt: quiz.updated_at.toISOString(),
  goneAt: quiz.deleted_at ? goneAt(quiz.deleted_at).toISOString() : null,
  clubCount: quiz.clubs,
  answerCount: quiz.answers,
  mean: meanOf(quiz.grade_sum, quiz.grade_count),
  isShared: quiz.clubs > 0 || quiz.quiz_status === 'PUBLIC',
  can: quizCan(quiz.quiz_status, quiz.is_in_open_club),
});

/** The same with where it is used. */
export const authoredQuizDetailView = (
  quiz: AuthoredFacts,
  codes: Codes,
  uses: readonly UseFacts[],
  copyCount: number,
): AuthoredQuizDetail => ({
  ...authoredQuizView(quiz, codes),
  uses: uses.map((use) => ({
    clubSequence: use.club_sequence,
    clubName: use.club_name,
    clubStatus: use.club_status,
    answerCount: use.final_count,
    gradedCount: use.grade_count,
    mean: meanOf(use.grade_sum, use.grade_count),
    discrimination: use.discrimination,
  })),
  copyCount,
});
