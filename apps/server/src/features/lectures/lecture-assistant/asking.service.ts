import type * as endpoints from '@dure/contract/lectures/lecture-assistant/lecture-assistant.endpoints';
import type {
  AssistantAbout,
  AssistantMessage,
} from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { Page } from '@dure/contract/http/paging';
import { ASSISTANT_SCOPES, type AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import type { z } from 'zod';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts, isClubAdmin, isClubOver } from '../../clubs/clubs/clubs.public.ts';
import { assistantView, findAssistant, findStudyRow } from '../lecture-clubs/lecture-clubs.public.ts';
import { answerMessage, endAnswering } from './answering/answer.service.ts';
import { assistantChange } from './lecture-assistant.changes.ts';
import { messageView, stateOf } from './lecture-assistant.view.ts';
import {
  countMessages,
  countToday,
  findMessage,
  insertMessage,
  listMessages,
  lockAsker,
  type MessageRow,
  reopenMessage,
  stopMessage,
} from './messages.queries.ts';

/** No wider than the club's own. */
const narrower = (wanted: AssistantScope, widest: AssistantScope): AssistantScope =>
  ASSISTANT_SCOPES[Math.min(ASSISTANT_SCOPES.indexOf(wanted), ASSISTANT_SCOPES.indexOf(widest))]!;

const askerOf = ({ tenantId, memberId }: Unit, clubSequence: number) => ({ tenantId, memberId, clubSequence });

/** The club's people and its settings; refuses as unknown a club that is no lecture club of theirs. */
async function reach(unit: Unit, clubSequence: number) {
  const { tenantId, memberId } = unit;
  const [[facts], [row]] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    findAssistant(tenantId, clubSequence),
  );
  const club = admitClubPeople(unit.me, facts);
  return { club, settings: assistantView(row), runs: isClubAdmin(unit.me, club) };
}

export async function getAssistantAbout(unit: Unit, clubSequence: number): Promise<AssistantAbout> {
  const { settings, runs } = await reach(unit, clubSequence);
  const { isOn, name, scope, beyondMaterials, hintsFirst, dailyLimit } = settings;
  const asked = await unit.first(countToday(askerOf(unit, clubSequence), unit.now, unit.tenant.time_zone));
  const leftToday = runs ? null : Math.max(0, dailyLimit - (asked?.count ?? 0));
  return { isOn, name, scope, beyondMaterials, hintsFirst, dailyLimit, leftToday };
}

/** Lets the message be answered once the caller has their answer; whoever dies over it leaves it marked. */
function begin(
  { services, tenantId }: Unit,
  { message_sequence, turn }: Pick<MessageRow, 'message_sequence' | 'turn'>,
) {
  answerMessage(services, { tenantId, assistantMessageSequence: message_sequence, turn }).catch(() => {});
}

async function own(unit: Unit, assistantMessageSequence: number): Promise<MessageRow> {
  const row = await unit.first(findMessage(unit.tenantId, assistantMessageSequence));
  return row?.member_id === unit.memberId ? row : refuse('notFound');
}

function checkLimit(
  today: RowsOf<ReturnType<typeof countToday>>[number],
  { dailyLimit }: { dailyLimit: number },
): void {
  if (today.count >= dailyLimit) refuse('assistantLimit', { retryAfter: today.seconds_left });
}

export async function askAssistant(
  unit: Unit,
  body: z.output<(typeof endpoints.askAssistant)['body']>,
): Promise<AssistantMessage> {
  const { tenantId, memberId, now } = unit;
  const { clubSequence, clubStudySequence, question, quote, scope } = body;
  const { club, settings, runs } = await reach(unit, clubSequence);
  if (isClubOver(club)) refuse('clubReadOnly');
  if (!settings.isOn) refuse('assistantOff');
  const asker = askerOf(unit, clubSequence);
  const row = await unit.write(async (transaction) => {
    const [, [today], [study]] = await transaction.all(
      lockAsker(asker),
      countToday(asker, now, unit.tenant.time_zone),
      findStudyRow(tenantId, clubSequence, clubStudySequence),
    );
    if (!study) return refuse('notFound');
    if (!runs) checkLimit(today!, settings);
    const given = { ...asker, studySequence: clubStudySequence, question, quote, now, withNotes: runs };
    const made = await transaction.first(insertMessage({ ...given, scope: narrower(scope, settings.scope) }));
    transaction.announce(assistantChange(memberId, made!.message_sequence));
    return (await transaction.first(findMessage(tenantId, made!.message_sequence)))!;
  });
  begin(unit, { message_sequence: row.message_sequence, turn: 0 });
  return getAssistantMessage(unit, row.message_sequence);
}

export async function listAssistantMessages(
  unit: Unit,
  query: z.output<(typeof endpoints.listAssistantMessages)['query']>,
): Promise<Page<AssistantMessage>> {
  const { clubSequence, clubStudySequence, page, size } = query;
  await reach(unit, clubSequence);
  const of = { ...askerOf(unit, clubSequence), studySequence: clubStudySequence };
  const [rows, [count]] = await unit.read(listMessages(of, { page, size }), countMessages(of));
  return { contents: rows.map((row) => messageView(row, unit.now)), totalElements: count!.total };
}

export const getAssistantMessage = async (unit: Unit, assistantMessageSequence: number): Promise<AssistantMessage> =>
  messageView(await own(unit, assistantMessageSequence), unit.now);

/** Of an answer that is there already nothing changes. */
export async function stopAssistant(unit: Unit, assistantMessageSequence: number): Promise<AssistantMessage> {
  await own(unit, assistantMessageSequence);
  await unit.write(async (transaction) => {
    transaction.announce(assistantChange(unit.memberId, assistantMessageSequence));
    await transaction.change(stopMessage(unit.tenantId, assistantMessageSequence));
  });
  endAnswering({ tenantId: unit.tenantId, assistantMessageSequence });
  return getAssistantMessage(unit, assistantMessageSequence);
}

const GOES_ON: ReadonlySet<string> = new Set(['HINTED', 'STOPPED', 'BROKEN']);

export async function continueAssistant(unit: Unit, assistantMessageSequence: number): Promise<AssistantMessage> {
  const { tenantId, memberId, now } = unit;
  const row = await own(unit, assistantMessageSequence);
  const { club, settings, runs } = await reach(unit, row.club_sequence);
  if (isClubOver(club)) refuse('clubReadOnly');
  if (!settings.isOn) refuse('assistantOff');
  const state = stateOf(row, now);
  if (!GOES_ON.has(state)) refuse('conflict');
  const asker = askerOf(unit, row.club_sequence);
  await unit.write(async (transaction) => {
    const [, [today]] = await transaction.all(lockAsker(asker), countToday(asker, now, unit.tenant.time_zone));
    // Of the others the question counts already.
    if (state === 'BROKEN' && !runs) checkLimit(today!, settings);
    const reopened = await transaction.first(reopenMessage(tenantId, row, { now, withNotes: runs }));
    if (!reopened) refuse('conflict');
    transaction.announce(assistantChange(memberId, assistantMessageSequence));
  });
  begin(unit, row);
  return getAssistantMessage(unit, assistantMessageSequence);
}
