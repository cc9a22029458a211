import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerStage } from '@dure/contract/insight/dashboard/answer-stages';
import { sql, type RawBuilder } from 'kysely';

/** What members are sought by: what a bar of a chart counts. Each is left out where it is not asked for. */
export interface Having {
  /** Numbers of final answers. */
  readonly finals?: readonly number[] | undefined;
  readonly tens?: number | undefined;
  readonly comprehension?: number | undefined;
  readonly stage?: { readonly quiz: number; readonly is: AnswerStage } | undefined;
}

const STATUS_OF = {
  begun: ANSWER_STATUS.preDraft,
  pre: ANSWER_STATUS.preSubmitted,
  final: ANSWER_STATUS.final,
} as const;

/** The conditions on a row of `club_members`. */
export function havingOf(tenantId: string, club: number, { finals, tens, comprehension, stage }: Having) {
  const hasAnswer = (condition: RawBuilder<unknown>) =>
    sql<boolean>`exists (select from answers where answers.tenant_id = ${tenantId} and answers.club_sequence = ${club}
      and answers.member_id = club_members.member_id and ${condition})`;
  const ofStage = stage && sql`answers.quiz_sequence = ${stage.quiz}`;
  return [
    ...(finals ? [sql<boolean>`club_members.final_count = any(${finals}::integer[])`] : []),
    // The last ten holds 100 as well.
    ...(tens === undefined
      ? []
      : [hasAnswer(sql`answers.official_grade between ${tens * 10} and ${tens === 9 ? 100 : tens * 10 + 9}`)]),
    ...(comprehension === undefined ? [] : [hasAnswer(sql`answers.comprehension = ${comprehension}`)]),
    ...(stage === undefined
      ? []
      : [
          stage.is === 'none'
            ? sql<boolean>`not ${hasAnswer(ofStage!)}`
            : hasAnswer(sql`${ofStage} and answers.answer_status = ${STATUS_OF[stage.is]}`),
        ]),
  ];
}
