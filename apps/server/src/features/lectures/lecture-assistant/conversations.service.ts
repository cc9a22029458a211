import type * as endpoints from '@dure/contract/lectures/lecture-assistant/lecture-assistant.endpoints';
import type {
  AssistantMessage,
  ConversationItem,
} from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { conversationView, messageView } from './lecture-assistant.view.ts';
import { countConversations, findMessage, listConversationRows } from './messages.queries.ts';

/** What members asked the assistant of a club, for those who run it. */
export async function listConversations(
  unit: Unit,
  { clubSequence, page, size, ...filter }: z.output<(typeof endpoints.listConversations)['query']>,
): Promise<Page<ConversationItem>> {
  const { tenantId, memberId, now } = unit;
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listConversationRows(tenantId, clubSequence, filter, { page, size }),
    countConversations(tenantId, clubSequence, filter),
  );
  admitClubAdmin(unit.me, facts);
  return { contents: rows.map((row) => conversationView(row, now)), totalElements: count!.total };
}

export async function getConversationMessage(
  unit: Unit,
  { clubSequence, assistantMessageSequence }: z.output<(typeof endpoints.getConversationMessage)['query']>,
): Promise<AssistantMessage> {
  const { tenantId, memberId, now } = unit;
  const [[facts], [row]] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    findMessage(tenantId, assistantMessageSequence),
  );
  admitClubAdmin(unit.me, facts);
  return row?.club_sequence === clubSequence ? messageView(row, now) : refuse('notFound');
}
