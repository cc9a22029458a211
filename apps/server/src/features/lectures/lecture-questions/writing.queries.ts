import type { QuestionStatus } from '@dure/contract/lectures/lecture-questions/question-status';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { OfClub, OfQuestion } from './questions.queries.ts';

/** The next number of the club: whoever asks at once waits, so none is left out and none is given twice. */
export const takeNumber = ({ tenantId, club }: OfClub) =>
  build
    .insertInto('lecture_question_numbers')
    .values({ tenant_id: tenantId, club_sequence: club, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence'])
        .doUpdateSet({ last_number: sql<number>`lecture_question_numbers.last_number + 1` }),
    )
    .returning('last_number');

export interface NewQuestion {
  readonly study: number;
  readonly memberId: string;
  readonly question: string;
  readonly place: { readonly contentSequence: number; readonly unitNo: number | null; readonly quote: string } | null;
  /** The passage that holds what was marked. */
  readonly position: number | null;
  readonly isPrivate: boolean;
  readonly asksAssistant: boolean;
  readonly status: QuestionStatus;
  readonly meanings: readonly number[];
  readonly now: Date;
}

export const insertQuestion = ({ tenantId, club, serial }: OfQuestion, given: NewQuestion) =>
  build.insertInto('lecture_questions').values({
    tenant_id: tenantId,
    club_sequence: club,
    serial_number: serial,
    club_study_sequence: given.study,
    member_id: given.memberId,
    question: given.question,
    content_sequence: given.place?.contentSequence ?? null,
    unit_no: given.place?.unitNo ?? null,
    position: given.position,
    quote: given.place?.quote ?? '',
    is_private: given.isPrivate,
    asks_assistant: given.asksAssistant,
    status: given.status,
    asked_at: given.now,
    waiting_at: given.status === 'WAITING_INSTRUCTOR' ? given.now : null,
    meanings: [...given.meanings],
  });

const rows = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('lecture_questions')
    .select([
      'serial_number',
      'club_study_sequence',
      'member_id',
      'is_private',
      'status',
      'version',
      'found',
      'question',
    ])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

/** A question that is held until the transaction ends: of an answer and a deletion at once the second one sees the first. */
export const lockQuestion = (of: OfQuestion) => rows(of).where('serial_number', '=', of.serial).forUpdate();
/** The same for several, always in one order. */
export const lockQuestions = (of: OfClub, serials: readonly number[]) =>
  rows(of)
    .where(sql<boolean>`serial_number = any(${serials}::integer[])`)
    .orderBy('serial_number')
    .forUpdate();

const one = ({ tenantId, club, serial }: OfQuestion) =>
  build
    .updateTable('lecture_questions')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('serial_number', '=', serial);

export const deleteQuestion = ({ tenantId, club, serial }: OfQuestion) =>
  build
    .deleteFrom('lecture_questions')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('serial_number', '=', serial);

export const setWaiting = (of: OfQuestion, status: QuestionStatus, now: Date) =>
  one(of).set({ status, waiting_at: now });
/** The first time counts. */
export const setSolved = (of: OfQuestion, isSolved: boolean, now: Date) =>
  one(of).set((row) => ({ solved_at: isSolved ? row.fn.coalesce('solved_at', row.val(now)) : null }));

export interface Answering {
  readonly status: QuestionStatus;
  readonly answer: string;
  readonly sources: readonly AnswerSource[];
  readonly answeredBy: string;
  readonly isSource: boolean;
  readonly now: Date;
}

export const setAnswer = (of: OfQuestion, given: Answering) =>
  one(of).set((row) => ({
    status: given.status,
    answer: given.answer,
    answer_sources: JSON.stringify(given.sources),
    answered_by: given.answeredBy,
    answered_at: given.now,
    is_source: given.isSource,
    version: row('version', '+', 1),
  }));

/** Counters change with the rows that they count. */
export const insertWonder = ({ tenantId, club, serial }: OfQuestion, memberId: string, now: Date) =>
  build
    .insertInto('lecture_question_wonders')
    .values({ tenant_id: tenantId, club_sequence: club, serial_number: serial, member_id: memberId, wondered_at: now })
    .onConflict((conflict) => conflict.doNothing());
export const deleteWonder = ({ tenantId, club, serial }: OfQuestion, memberId: string) =>
  build
    .deleteFrom('lecture_question_wonders')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('serial_number', '=', serial)
    .where('member_id', '=', memberId);
export const countWonder = (of: OfQuestion, by: 1 | -1) =>
  one(of).set((row) => ({ wonder_count: row('wonder_count', '+', by) }));

/** Those who are to hear of an answer beside the asker. */
export const listWonderers = ({ tenantId, club }: OfClub, serials: readonly number[]) =>
  build
    .selectFrom('lecture_question_wonders')
    .select(['serial_number', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where(sql<boolean>`serial_number = any(${serials}::integer[])`);
