import type { FoundAnswer } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { QuestionStatus } from '@dure/contract/lectures/lecture-questions/question-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { materialsOfStudies } from '../../lecture-clubs/lecture-clubs.public.ts';
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
      'question.asked_at',
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

/** Materials of a club's studies that are still being read. */
const underWay = (tenantId: string) =>
  materialsOfStudies(tenantId)
    .select('version.content_sequence')
    .where('version.reading_state', 'in', ['WAITING', 'READING']);

export const findUnderWay = (tenantId: string, club: number) =>
  underWay(tenantId).where('study.club_sequence', '=', club).limit(1);

/**
 * Questions that no instructor has answered and nobody has looked for. They are those asked before `left`, and from
 * `waited` on those of clubs whose materials have been read meanwhile.
 */
export const listUnread = (tenantId: string, { left, waited }: { readonly left: Date; readonly waited: Date }) =>
  build
    .selectFrom('lecture_questions as question')
    .select(['question.member_id', 'question.club_sequence as club', 'question.serial_number as serial'])
    .where('question.tenant_id', '=', tenantId)
    .where('question.found', 'is', null)
    .where('question.status', '<>', 'INSTRUCTOR_ANSWERED' satisfies QuestionStatus)
    .where('question.asked_at', '<', waited)
    .where((row) =>
      row.or([
        row('question.asked_at', '<', left),
        row.not(row.exists(underWay(tenantId).where('study.club_sequence', '=', row.ref('question.club_sequence')))),
      ]),
    );
