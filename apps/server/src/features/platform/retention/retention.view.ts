import { RETENTION_BOUNDS as BOUNDS } from '@dure/contract/platform/retention/retention-kinds';
import type { RetentionSettings } from '@dure/contract/platform/retention/retention.endpoints';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { findRetention } from './retention.queries.ts';

type Row = RowsOf<ReturnType<typeof findRetention>>[number];

/** Where nobody chose anything, the usual periods. */
export const retentionView = (row: Row | undefined): RetentionSettings => ({
  mailDays: row?.mail_days ?? BOUNDS.mailDays.usual,
  invitationDays: row?.invitation_days ?? BOUNDS.invitationDays.usual,
  noticeDays: row?.notice_days ?? BOUNDS.noticeDays.usual,
  conversationDays: row ? row.conversation_days : BOUNDS.conversationDays.usual,
  version: row?.version ?? 0,
});
