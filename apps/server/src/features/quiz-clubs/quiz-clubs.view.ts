import { isBeingWritten } from '@dure/contract/clubs/club-status';
import type { OFFICIAL_GRADING, WEEKDAYS } from '@dure/contract/clubs/club-choices';
import type { QuizClubDetail } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { RubricCriterion } from '@dure/contract/quizzes/rubric';
import { imageUrl } from '../../kernel/files/image-url.ts';
import { type PersonFacts, personView } from '../accounts/accounts.public.ts';
import { type Codes, withNames } from '../tenants/tenants.public.ts';
import { mayRewrite, type Rewriting } from '../quizzes/quizzes.public.ts';

interface ClubRow {
  readonly club_sequence: number;
  readonly version: number;
  readonly club_status: string;
  readonly club_name: string;
  readonly promise: string;
  readonly description: string;
  readonly image_key: string | null;
  readonly cover_lead: number | null;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly recruit_start_at: Date | null;
  readonly recruit_end_at: Date | null;
  readonly study_cycle: string[];
  readonly week_count: number | null;
  readonly study_count: number | null;
  readonly capacity: number | null;
  readonly job_groups: string[];
  readonly jobs: string[];
  readonly job_levels: string[];
  readonly tags: string[];
  readonly is_public: boolean;
  readonly self_grading: boolean;
  readonly ai_grading: boolean;
  readonly official_grading: string;
  readonly anonymous: boolean;
  readonly hold_model_answer: boolean;
  readonly hold_grades: boolean;
  readonly earns_points: boolean;
  readonly join_approval: boolean;
  readonly late_joining: boolean;
  readonly participation_code: string | null;
  readonly updated_at: Date;
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
export interface DetailParts {
  readonly me: Rewriting['me'];
  readonly club: ClubRow;
  readonly quizzes: readonly QuizRow[];
  readonly instructors: readonly PersonFacts[];
  readonly statusReason: string | null;
  readonly codes: Codes;
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
export const quizClubView = ({ me, club, quizzes, instructors, statusReason, codes }: DetailParts): QuizClubDetail => ({
  clubSequence: club.club_sequence,
  version: club.version,
  clubStatus: club.club_status,
  statusReason,
  clubName: club.club_name,
  promise: club.promise,
  description: club.description,
  imageKey: club.image_key,
  coverLead: club.cover_lead,
  clubImageUrl: imageUrl(club.image_key, 'club'),
  startAt: iso(club.start_at),
  endAt: iso(club.end_at),
  recruitStartAt: iso(club.recruit_start_at),
  recruitEndAt: iso(club.recruit_end_at),
  studyCycle: club.study_cycle as (typeof WEEKDAYS)[number][],
  weekCount: club.week_count,
  studyCount: club.study_count,
  capacity: club.capacity,
  jobGroups: withNames(codes, 'JOB_GROUP', club.job_groups),
  jobs: withNames(codes, 'JOB', club.jobs),
  jobLevels: withNames(codes, 'JOB_LEVEL', club.job_levels),
  tags: club.tags,
  isPublic: club.is_public,
  selfGrading: club.self_grading,
  aiGrading: club.ai_grading,
  officialGrading: club.official_grading as (typeof OFFICIAL_GRADING)[number],
  anonymous: club.anonymous,
  holdModelAnswer: club.hold_model_answer,
  holdGrades: club.hold_grades,
  earnsPoints: club.earns_points,
  joinApproval: club.join_approval,
  lateJoining: club.late_joining,
  participationCode: club.participation_code ?? '',
  instructors: instructors.map(({ member_id }) => member_id),
  instructorPeople: instructors.map(personView),
  updatedAt: club.updated_at.toISOString(),
  quizzes: quizzes.map((quiz) => quizView(quiz, { me, isDraft: isBeingWritten(club.club_status) })),
});
