import { officialGrade, type Grader } from '@dure/contract/grading/grading/official-grade';
import { isOnTime } from '@dure/contract/authoring/quizzes/progress';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Answers, ClubQuizzes, Clubs, Quizzes } from '../../../kernel/database/schema.gen.ts';
import { submittedByOthers } from '../../clubs/quiz-access/quiz-access.public.ts';
import type {
  ClubQuizRow,
  DueQuiz,
  ManagedClubQuiz,
  MyClubQuiz,
} from '@dure/contract/authoring/quizzes/quizzes.endpoints';

interface QuizFacts extends RowPart<
  ClubQuizzes,
  'club_sequence' | 'quiz_sequence' | 'position' | 'week' | 'open_at' | 'deadline_at' | 'pre_count' | 'final_count'
> {
  readonly question: string;
}
export interface LearnerFacts
  extends
    QuizFacts,
    RowPart<Answers, 'final_submitted_at' | 'comprehension'>,
    RowPart<Clubs, 'club_name' | 'official_grading'> {
  readonly answer_status: string | null;
  readonly has_draft: boolean;
  readonly grades: Record<string, number> | null;
}
export type ManagedFacts = QuizFacts &
  RowPart<Quizzes, 'model_answer' | 'model_answer_keywords'> &
  RowPart<ClubQuizzes, 'published' | 'waiting_count'>;

const quizView = (quiz: QuizFacts) => ({
  clubSequence: quiz.club_sequence,
  quizSequence: quiz.quiz_sequence,
  no: quiz.position,
  week: quiz.week,
  question: quiz.question,
  deadlineAt: quiz.deadline_at?.toISOString() ?? null,
  preCount: quiz.pre_count,
  finalCount: quiz.final_count,
});

/** A quiz that has opened, for a learner. */
export const clubQuizView = (quiz: LearnerFacts): ClubQuizRow => ({
  ...quizView(quiz),
  openAt: quiz.open_at!.toISOString(),
  myAnswerStatus: quiz.answer_status,
  hasDraft: quiz.has_draft,
  peerCount: submittedByOthers({ pre_count: quiz.pre_count, own_status: quiz.answer_status }),
  myOfficialGrade: officialGrade(quiz.official_grading as Grader, {
    INSTRUCTOR: quiz.grades?.['INSTRUCTOR'] ?? null,
    AI: quiz.grades?.['AI'] ?? null,
    SELF: quiz.grades?.['SELF'] ?? null,
  }),
});

/** The same with the whole of the learner's own state. */
export const myClubQuizView = (quiz: LearnerFacts): MyClubQuiz => ({
  ...clubQuizView(quiz),
  finalSubmittedAt: quiz.final_submitted_at?.toISOString() ?? null,
  isOnTime: isOnTime(quiz.final_submitted_at, quiz.deadline_at),
  comprehension: quiz.comprehension,
});

export const dueQuizView = (quiz: LearnerFacts): DueQuiz => ({ ...clubQuizView(quiz), clubName: quiz.club_name });

export const managedQuizView = (quiz: ManagedFacts): ManagedClubQuiz => ({
  ...quizView(quiz),
  openAt: quiz.open_at?.toISOString() ?? null,
  published: quiz.published,
  modelAnswer: quiz.model_answer,
  modelAnswerKeywords: quiz.model_answer_keywords,
  waitingCount: quiz.waiting_count,
});
