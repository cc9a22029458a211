import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { sql } from 'kysely';
import { dayStart, secondsLeft } from '../../../kernel/calendar/day-bounds.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { SILENT_MS } from './silence.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

const messages = (tenantId: string) =>
  build.selectFrom('assistant_messages as message').where('message.tenant_id', '=', tenantId);

const COLUMNS = [
  'message.message_sequence',
  'message.club_sequence',
  'message.club_study_sequence',
  'message.member_id',
  'message.scope',
  'message.question',
  'message.quote',
  'message.asked_at',
  'message.state',
  'message.alive_at',
  'message.turn',
  'message.sentences',
  'message.sources',
  'message.material_count',
  'message.is_beyond',
  'message.model',
  'message.stop',
  'message.with_notes',
] as const;

export const findMessage = (tenantId: string, assistantMessageSequence: number) =>
  messages(tenantId).select(COLUMNS).where('message.message_sequence', '=', assistantMessageSequence);
export type MessageRow = RowsOf<ReturnType<typeof findMessage>>[number];

interface Conversation {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly studySequence: number;
  readonly memberId: string;
}
const ofConversation = ({ tenantId, clubSequence, studySequence, memberId }: Conversation) =>
  messages(tenantId)
    .where('message.club_sequence', '=', clubSequence)
    .where('message.member_id', '=', memberId)
    .where('message.club_study_sequence', '=', studySequence);

export const listMessages = (of: Conversation, { page, size }: PageOf) =>
  ofConversation(of)
    .select(COLUMNS)
    .orderBy('message.message_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export const countMessages = (of: Conversation) =>
  ofConversation(of).select((row) => row.fn.countAll<number>().as('total'));

export interface ConversationFilter {
  readonly clubStudySequence?: number | undefined;
  readonly memberUUID?: string | undefined;
}
const ofClub = (tenantId: string, clubSequence: number, { clubStudySequence, memberUUID }: ConversationFilter) =>
  messages(tenantId)
    .where('message.club_sequence', '=', clubSequence)
    .$if(clubStudySequence !== undefined, (query) =>
      query.where('message.club_study_sequence', '=', clubStudySequence!),
    )
    .$if(memberUUID !== undefined, (query) => query.where('message.member_id', '=', memberUUID!));

/** Who asked, and where, is looked up for one page of them: what it costs goes with that, and not with the tenant's members. */
export const listConversationRows = (
  tenantId: string,
  clubSequence: number,
  filter: ConversationFilter,
  { page, size }: PageOf,
) =>
  build
    .selectFrom(
      ofClub(tenantId, clubSequence, filter)
        .select(COLUMNS)
        .orderBy('message.message_sequence', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .as('message'),
    )
    .innerJoin('members as member', (join) =>
      inTenant(join, 'member', tenantId).onRef('member.member_id', '=', 'message.member_id'),
    )
    .leftJoin('club_studies as study', (join) =>
      inTenant(join, 'study', tenantId).onRef('study.club_study_sequence', '=', 'message.club_study_sequence'),
    )
    .select([...COLUMNS, 'member.nickname', 'study.position as study_no'])
    .orderBy('message.message_sequence', 'desc');
export type ConversationRow = RowsOf<ReturnType<typeof listConversationRows>>[number];

export const countConversations = (tenantId: string, clubSequence: number, filter: ConversationFilter) =>
  ofClub(tenantId, clubSequence, filter).select((row) => row.fn.countAll<number>().as('total'));

interface Asker {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly memberId: string;
}

/** Of a member's questions in a club one is counted and written at a time, from however many tabs. */
export const lockAsker = ({ tenantId, clubSequence, memberId }: Asker) =>
  build.selectNoFrom(
    sql`pg_advisory_xact_lock(hashtextextended(${`assistant:${tenantId}:${clubSequence}:${memberId}`}::text, 0))`.as(
      'locked',
    ),
  );

/**
 * Questions of the tenant's day at `now` that the assistant answers or has answered, and the seconds until the next
 * day. They come from the conversation, and from the questions tab where it was to answer first. One that it could not
 * answer is none.
 */
export const countToday = ({ tenantId, clubSequence, memberId }: Asker, now: Date, timeZone: string) => {
  const today = dayStart(now, timeZone);
  const inConversation = messages(tenantId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('message.club_sequence', '=', clubSequence)
    .where('message.member_id', '=', memberId)
    .where('message.asked_at', '>=', today)
    .where('message.state', 'not in', ['NOT_FOUND', 'BROKEN'])
    .where((row) =>
      row.or([
        row('message.state', '<>', 'ANSWERING'),
        row('message.alive_at', '>=', new Date(now.getTime() - SILENT_MS)),
      ]),
    );
  const inQuestions = build
    .selectFrom('lecture_questions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId)
    .where('asks_assistant', '=', true)
    .where('asked_at', '>=', today)
    .where(sql<boolean>`found -> 'sentences' is distinct from '[]'::jsonb`);
  return build.selectNoFrom([
    sql<number>`(${inConversation}) + (${inQuestions})`.as('count'),
    secondsLeft(now, timeZone).as('seconds_left'),
  ]);
};

/** How often each of some members asked the assistant of a club. */
export const countAskedOf = (
  { tenantId, club }: { readonly tenantId: string; readonly club: number },
  memberIds: readonly string[],
) =>
  messages(tenantId)
    .select((row) => ['message.member_id', row.fn.countAll<number>().as('count')])
    .where('message.club_sequence', '=', club)
    .where(sql<boolean>`message.member_id = any(${memberIds}::uuid[])`)
    .groupBy('message.member_id');

export interface NewMessage extends Asker {
  readonly studySequence: number;
  readonly scope: AssistantScope;
  readonly question: string;
  readonly quote: string;
  readonly now: Date;
  /** Notes of speakers answer those alone who run the club. */
  readonly withNotes: boolean;
}
export const insertMessage = (given: NewMessage) =>
  build
    .insertInto('assistant_messages')
    .values({
      tenant_id: given.tenantId,
      club_sequence: given.clubSequence,
      club_study_sequence: given.studySequence,
      member_id: given.memberId,
      scope: given.scope,
      question: given.question,
      quote: given.quote,
      asked_at: given.now,
      state: 'ANSWERING',
      alive_at: given.now,
      with_notes: given.withNotes,
    })
    .returning('message_sequence');

const change = (tenantId: string, assistantMessageSequence: number) =>
  build
    .updateTable('assistant_messages')
    .where('tenant_id', '=', tenantId)
    .where('message_sequence', '=', assistantMessageSequence);

export const stopMessage = (tenantId: string, assistantMessageSequence: number) =>
  change(tenantId, assistantMessageSequence).set({ state: 'STOPPED' }).where('state', '=', 'ANSWERING');

/** It is answered from the beginning; who was at it has no more say once it is taken up. */
export const reopenMessage = (
  tenantId: string,
  { message_sequence, turn }: MessageRow,
  { now, withNotes }: Pick<NewMessage, 'now' | 'withNotes'>,
) =>
  change(tenantId, message_sequence)
    .set({ state: 'ANSWERING', alive_at: now, with_notes: withNotes, sentences: '[]', sources: '[]' })
    .where('turn', '=', turn)
    .returning('message_sequence');

/** One turn at answering a message: the one that began last. */
export interface Turn {
  readonly tenantId: string;
  readonly assistantMessageSequence: number;
  readonly turn: number;
}

/** Takes it up unless somebody has. */
export const takeTurn = ({ tenantId, assistantMessageSequence, turn }: Turn, now: Date) =>
  change(tenantId, assistantMessageSequence)
    .set({ turn: turn + 1, alive_at: now })
    .where('turn', '=', turn)
    .where('state', '=', 'ANSWERING')
    .returning('message_sequence');

const ofTurn = ({ tenantId, assistantMessageSequence, turn }: Turn) =>
  change(tenantId, assistantMessageSequence).where('turn', '=', turn).where('state', '=', 'ANSWERING');

export const recordHeartbeat = (turn: Turn, now: Date) => ofTurn(turn).set({ alive_at: now });

export interface Progress {
  readonly state: 'ANSWERING' | 'ANSWERED' | 'HINTED' | 'NOT_FOUND' | 'BROKEN';
  readonly sentences: readonly unknown[];
  readonly sources: readonly unknown[];
  readonly materialCount: number;
  readonly isBeyond: boolean;
  readonly model: string | null;
  readonly stop: string | null;
}
/** Nothing where it was stopped, or another one has taken it up. */
export const keepProgress = (turn: Turn, progress: Progress, now: Date) =>
  ofTurn(turn)
    .set({
      state: progress.state,
      sentences: JSON.stringify(progress.sentences),
      sources: JSON.stringify(progress.sources),
      material_count: progress.materialCount,
      is_beyond: progress.isBeyond,
      model: progress.model,
      stop: progress.stop,
      alive_at: now,
    })
    .returning('member_id');

/** The same with what came so far. */
export const breakOff = (turn: Turn, now: Date) =>
  ofTurn(turn).set({ state: 'BROKEN', alive_at: now }).returning('member_id');
