import type { AuditEntry } from '@dure/contract/platform/audit/audit.endpoints';
import { DOWNLOAD_KINDS, type LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { listEntries } from './audit.queries.ts';

export type EntryRow = RowsOf<ReturnType<typeof listEntries>>[number];

const kindOf = ({ source, what }: EntryRow): AuditEntry['kind'] => {
  if (source === 'C') return 'CHANGE';
  return DOWNLOAD_KINDS.includes(what as LookKind) ? 'DOWNLOAD' : 'LOOK';
};

export const entryView = (row: EntryRow): AuditEntry => ({
  entryId: `${row.source}${row.sequence}`,
  kind: kindOf(row),
  happenedAt: row.happened_at.toISOString(),
  by: personView({ ...row, member_id: row.doer_id }),
  action: row.source === 'C' ? (row.what as AuditEntry['action']) : null,
  look: row.source === 'L' ? (row.what as LookKind) : null,
  memberNickname: row.subject_nickname,
  clubName: row.club_name,
  changes: row.changes,
  downloadReason: row.download_reason as AuditEntry['downloadReason'],
  reason: row.reason,
  address: row.address,
  device: row.device,
});
