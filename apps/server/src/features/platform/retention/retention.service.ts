import { RETENTION_KINDS, type RetentionKind } from '@dure/contract/platform/retention/retention-kinds';
import type { RetainedCounts, RetentionSettings } from '@dure/contract/platform/retention/retention.endpoints';
import type { Query } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { countEndedBefore } from '../../clubs/invitations/invitations.public.ts';
import { countNoticesBefore } from '../../clubs/notices/notices.public.ts';
import { countMessagesBefore } from '../../lectures/lecture-assistant/lecture-assistant.public.ts';
import { countMailsBefore } from '../../tenancy/mails/mails.public.ts';
import { findRetention, keepRetention } from './retention.queries.ts';
import { retentionView } from './retention.view.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What is older than so many days. */
export const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const COUNTS: Readonly<Record<RetentionKind, (tenantId: string, moment: Date) => Query<{ count: number }>>> = {
  mailDays: countMailsBefore,
  invitationDays: countEndedBefore,
  noticeDays: countNoticesBefore,
  conversationDays: countMessagesBefore,
};

export const getRetention = async (unit: Unit): Promise<RetentionSettings> =>
  retentionView(await unit.first(findRetention(unit.tenantId)));

/** How much is older than the periods that are asked about. */
export async function countRetained(
  unit: Unit,
  periods: Readonly<Partial<Record<RetentionKind, number | undefined>>>,
): Promise<RetainedCounts> {
  const asked = RETENTION_KINDS.flatMap((kind) => {
    const days = periods[kind];
    return days === undefined ? [] : [{ kind, query: COUNTS[kind](unit.tenantId, before(unit.now, days)) }];
  });
  const rows = await unit.read(...asked.map(({ query }) => query));
  const counts = { mailDays: 0, invitationDays: 0, noticeDays: 0, conversationDays: 0 };
  asked.forEach(({ kind }, index) => (counts[kind] = rows[index]![0]!.count));
  return counts;
}

/** Whoever saw older periods is refused with the current ones. What is too old by then goes in the night. */
export function saveRetention(unit: Unit, { version, ...periods }: RetentionSettings): Promise<RetentionSettings> {
  return unit.write(async (transaction) => {
    const found = retentionView(await transaction.first(findRetention(unit.tenantId)));
    const saved = await transaction.change(keepRetention(unit, periods, version));
    const kept = retentionView(await transaction.first(findRetention(unit.tenantId)));
    if (saved === 0) refuse('staleVersion', { data: kept });
    const { version: _, ...earlier } = found;
    unit.record(transaction, { action: 'retentionSettings', before: earlier, after: periods });
    return kept;
  });
}
