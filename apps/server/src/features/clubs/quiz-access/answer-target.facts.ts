import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { QuizAccess, QuizAddress } from './quiz.facts.ts';

/** The answer that a path means: by the id of its author, or by the alias that an anonymous club shows instead. */
export interface Meant extends QuizAddress {
  readonly tenantId: string;
  readonly memberUUID: string;
}

/** The submitted answer that is meant. */
export const meantAnswer = ({ tenantId, club, quiz, memberUUID }: Meant) =>
  build
    .selectFrom('answers')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz)
    .where('answer_status', '!=', ANSWER_STATUS.preDraft)
    .where((row) => row.or([row('member_id', '=', memberUUID), row('alias_id', '=', memberUUID)]));

export const findTarget = prepare((given: Meant) =>
  meantAnswer(given).select([
    'answer_sequence',
    'member_id',
    'alias_id',
    'answer_status',
    'like_count',
    'one_pick_count',
    'reply_count',
    sql<boolean>`alias_id = ${given.memberUUID}`.as('by_alias'),
  ]),
);
export type Target = RowsOf<ReturnType<typeof findTarget>>[number];

/** The target as far as the viewer may know of it: hidden people answer to their alias alone, or an id would find them. */
export function reachTarget({ hidesPeople }: QuizAccess, target: Target | undefined, viewerId: string): Target {
  if (!target) return refuse('notFound');
  const isFound = !hidesPeople || target.by_alias || target.member_id === viewerId;
  return isFound ? target : refuse('notFound');
}
