import type { FoundAnswer } from '@dure/contract/lecture-questions/lecture-questions.views';
import type { QuestionStatus } from '@dure/contract/lecture-questions/question-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { OfQuestion } from '../questions.queries.ts';

export const findAsked = ({ tenantId, club, serial }: OfQuestion) =>
  build
    .selectFrom('lecture_questions as question')
    .select([
      'question.question',
      'question.quote',
      'question.status',
      'question.found',
      'question.member_id',
      'question.is_private',
      'question.club_study_sequence',
    ])
    .where('question.tenant_id', '=', tenantId)
    .where('question.club_sequence', '=', club)
    .where('question.serial_number', '=', serial);

/** Keeps what was found, once; a question that waits for it is answered by it. */
export const keepFound = (
  { tenantId, club, serial }: OfQuestion,
  found: FoundAnswer,
  { from, to }: { readonly from: QuestionStatus; readonly to: QuestionStatus },
) =>
  build
    .updateTable('lecture_questions')
    .set({
      found: JSON.stringify(found),
      status: sql<string>`case when status = ${from} then ${to} else status end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('serial_number', '=', serial)
    .where('found', 'is', null);

/** Questions that were asked before an instant and whose answer nobody has looked for. */
export const listUnread = (tenantId: string, before: Date) =>
  build
    .selectFrom('lecture_questions')
    .select(['club_sequence as club', 'serial_number as serial'])
    .where('tenant_id', '=', tenantId)
    .where('found', 'is', null)
    .where('asked_at', '<', before);
