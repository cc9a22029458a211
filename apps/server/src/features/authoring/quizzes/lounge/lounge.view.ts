import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Quizzes } from '../../../../kernel/database/schema.gen.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { type PersonFacts, personView } from '../../../tenancy/accounts/accounts.public.ts';
import { type Codes, namedCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { maySeeSolution } from './lounge.policy.ts';

export interface PickableFacts
  extends
    PersonFacts,
    RowPart<
      Quizzes,
      | 'quiz_sequence'
      | 'source_quiz_sequence'
      | 'question'
      | 'model_answer'
      | 'model_answer_keywords'
      | 'quiz_status'
      | 'job_group'
      | 'job_levels'
      | 'tags'
      | 'use_count'
      | 'like_count'
      | 'created_at'
      | 'content_sequence'
    > {
  readonly rubric: unknown;
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
