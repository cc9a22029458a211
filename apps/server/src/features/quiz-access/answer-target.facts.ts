import { ANSWER_STATUS } from '@dure/contract/answers/answers.views';
import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';
import { prepare } from '../../kernel/database/prepare.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Asked, QuizAccess } from './quiz.facts.ts';

/** The submitted answer that a path's `memberUUID` means: the member's id, or its alias in an anonymous club. */
export const findTarget = prepare(
  ({ tenantId, club, quiz, memberUUID }: Omit<Asked, 'memberId'> & { memberUUID: string }) =>
    build
      .selectFrom('answers')
      .select([
        'answer_sequence',
        'member_id',
        'alias_id',
        'answer_status',
        'like_count',
        'one_pick_count',
        'reply_count',
        sql<boolean>`alias_id = ${memberUUID}`.as('by_alias'),
      ])
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', club)
      .where('quiz_sequence', '=', quiz)
      .where('answer_status', '!=', ANSWER_STATUS.preDraft)
      .where((row) => row.or([row('member_id', '=', memberUUID), row('alias_id', '=', memberUUID)])),
);
export type Target = RowsOf<ReturnType<typeof findTarget>>[number];

/** The target as far as the viewer may know of it: hidden people answer to their alias alone, or an id would find them. */
export function reachTarget({ hidesPeople }: QuizAccess, target: Target | undefined, viewerId: string): Target {
  if (!target) return refuse('notFound');
  const isFound = !hidesPeople || target.by_alias || target.member_id === viewerId;
  return isFound ? target : refuse('notFound');
}
