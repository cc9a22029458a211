import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';

export const findChatbotSettings = (tenantId: string) =>
  build
    .selectFrom('tenants')
    .select(['use_chatbot', 'chatbot_url', 'chatbot_version'])
    .where('tenant_id', '=', tenantId);
export type ChatbotSettingsRow = RowsOf<ReturnType<typeof findChatbotSettings>>[number];

/** Keeps them over the version that their editor saw; the new version, or null where another stands. */
export const keepChatbotSettings = (given: { readonly isOn: boolean; readonly chatbotUrl: string }, seen: number) =>
  build.selectNoFrom(sql<number | null>`name_chatbot(${given.chatbotUrl}, ${given.isOn}, ${seen})`.as('version'));
