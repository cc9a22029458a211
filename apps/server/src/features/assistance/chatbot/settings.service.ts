import type { ChatbotSettings } from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { isChatbotUrl } from '@dure/contract/tenancy/tenants/chatbot-url';
import { errors } from '@dure/contract/errors';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { type ChatbotSettingsRow, findChatbotSettings, keepChatbotSettings } from './settings.queries.ts';

const settingsView = ({ use_chatbot, chatbot_url, chatbot_version }: ChatbotSettingsRow): ChatbotSettings => ({
  isOn: use_chatbot,
  chatbotUrl: chatbot_url,
  version: chatbot_version,
});

export async function getChatbotSettings(unit: Unit): Promise<ChatbotSettings> {
  return settingsView((await unit.first(findChatbotSettings(unit.tenantId)))!);
}

/** Whoever saw older ones is refused with the current ones. */
export async function saveChatbotSettings(unit: Unit, given: ChatbotSettings): Promise<ChatbotSettings> {
  const { tenantId } = unit;
  if (given.chatbotUrl !== '' && !isChatbotUrl(given.chatbotUrl))
    refuseFields([{ path: 'chatbotUrl', message: errors.invalidUrl.message }], 'invalidUrl');
  const kept = await unit.write(async (transaction) => {
    const { version: _seen, ...before } = settingsView((await transaction.first(findChatbotSettings(tenantId)))!);
    const saved = await transaction.first(keepChatbotSettings(given, given.version));
    const now = settingsView((await transaction.first(findChatbotSettings(tenantId)))!);
    if (saved!.version === null) refuse('staleVersion', { data: now });
    const { version: _kept, ...after } = now;
    unit.record(transaction, { action: 'chatbotSettings', before, after });
    return now;
  });
  unit.services.tenants.forget();
  return kept;
}
