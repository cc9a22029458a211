import { CHATBOT_DAILY_LIMIT } from '@dure/contract/assistance/chatbot/chatbot.views';
import { sql } from 'kysely';
import { secondsLeft } from '../../../kernel/calendar/day-bounds.ts';
import { build } from '../../../kernel/database/build.ts';

export interface Asker {
  readonly tenantId: string;
  readonly memberId: string;
  /** `2026-11-22`, on the wall of the tenant. */
  readonly day: string;
}

export const findUses = ({ tenantId, memberId, day }: Asker) =>
  build
    .selectFrom('chatbot_uses')
    .select('asked_count')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('day', '=', day);

/** How long whoever has asked enough waits. */
export const findRestOfDay = (now: Date, timeZone: string) =>
  build.selectNoFrom(secondsLeft(now, timeZone).as('seconds'));

/** Counts a question; of one too many no row comes back. A row for each member: of days before nothing is kept. */
export const countUse = ({ tenantId, memberId, day }: Asker) =>
  build
    .insertInto('chatbot_uses')
    .values({ tenant_id: tenantId, member_id: memberId, day, asked_count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id'])
        .doUpdateSet({
          day: sql`excluded.day`,
          asked_count: sql`case when chatbot_uses.day = excluded.day then chatbot_uses.asked_count + 1 else 1 end`,
        })
        .where(
          sql<boolean>`(chatbot_uses.day <> excluded.day or chatbot_uses.asked_count < ${CHATBOT_DAILY_LIMIT}::integer)`,
        ),
    )
    .returning('asked_count');

/** Takes a question back that was not answered. */
export const takeBackUse = ({ tenantId, memberId, day }: Asker) =>
  build
    .updateTable('chatbot_uses')
    .set((row) => ({ asked_count: row('asked_count', '-', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .where('asked_count', '>', 0);
