import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Session } from '../../../../kernel/session/session.ts';
import { type PersonFacts, personView } from '../../../tenancy/accounts/accounts.public.ts';
import { type Codes, namedCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { maySeeSolution } from './lounge.policy.ts';

export interface PickableFacts extends PersonFacts {
  readonly quiz_sequence: number;
  readonly source_quiz_sequence: number | null;
  readonly question: string;
  readonly model_answer: string;
  readonly model_answer_keywords: string[];
  readonly rubric: unknown;
  readonly quiz_status: string;
  readonly job_group: string | null;
  readonly job_levels: string[];
  readonly tags: string[];
  readonly use_count: number;
  readonly like_count: number;
  readonly created_at: Date;
  readonly content_sequence: number | null;
  readonly content_version_no: number | null;
  readonly content_title: string | null;
  readonly content_url: string | null;
  readonly is_owed: boolean;
  readonly is_used: boolean;
}

/** A quiz that a club can take, for one viewer. */
export function pickableQuizView(me: Session, quiz: PickableFacts, codes: Codes): PickableQuiz {
  const isMine = quiz.member_id === me.memberId;
  return {
    quizSequence: quiz.quiz_sequence,
    sourceQuizSequence: isMine ? quiz.source_quiz_sequence : null,
    question: quiz.question,
    author: personView(quiz),
    isMine,
    quizStatus: quiz.quiz_status as PickableQuiz['quizStatus'],
    jobGroup: namedCodes(codes, 'JOB_GROUP', quiz.job_group === null ? [] : [quiz.job_group])[0] ?? null,
    jobLevels: namedCodes(codes, 'JOB_LEVEL', quiz.job_levels),
    tags: quiz.tags,
    useCount: quiz.use_count,
    likeCount: quiz.like_count,
    isShared: quiz.is_used || quiz.quiz_status === 'PUBLIC',
    createdAt: quiz.created_at.toISOString(),
    solution: maySeeSolution(me, { isMine, isOwed: quiz.is_owed })
      ? {
          modelAnswer: quiz.model_answer,
          modelAnswerKeywords: quiz.model_answer_keywords,
          rubric: quiz.rubric as unknown as RubricCriterion[],
          contentSequence: isMine && (quiz.content_version_no ?? 0) > 0 ? quiz.content_sequence : null,
          contentTitle: quiz.content_title ?? '',
          contentUrl: quiz.content_url ?? '',
        }
      : null,
  };
}
