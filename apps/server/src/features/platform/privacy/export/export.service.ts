import { createHash, randomBytes } from 'node:crypto';
import { EXPORTS_A_DAY, TICKET_MINUTES } from '@dure/contract/platform/privacy/export-limits';
import type { DataExport } from '@dure/contract/platform/privacy/export.endpoints';
import { v7 as uuidv7 } from 'uuid';
import { countAttempt } from '../../../../kernel/attempts.ts';
import { FileMissing } from '../../../../kernel/files/store.ts';
import type { Download } from '../../../../kernel/http/route.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { confirmPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { EXPORT_JOB, type ExportOrder } from './export.jobs.ts';
import { exportText } from './export.text.ts';
import { beginExport, findExport, setTicket, takeTicket, type ExportRow } from './exports.queries.ts';

const MINUTE_MS = 60_000;
const DAY = { max: EXPORTS_A_DAY, windowMs: 24 * 60 * MINUTE_MS };
/** What is not ready by then has failed for good: another may be asked for. */
const STALLED_MS = 60 * MINUTE_MS;

const NONE: DataExport = { state: 'NONE', requestedAt: null, expiresAt: null, byteSize: null };
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

function exportView(row: ExportRow | undefined, now: Date): DataExport {
  if (!row || (row.expires_at !== null && row.expires_at <= now)) return NONE;
  if (row.byte_size === null && row.requested_at <= after(now, -STALLED_MS)) return NONE;
  return {
    state: row.byte_size === null ? 'WAITING' : 'READY',
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    byteSize: row.byte_size,
  };
}

/** What became of what the caller asked for. */
export async function getExport(unit: Unit): Promise<DataExport> {
  return exportView(await unit.first(findExport(unit)), unit.now);
}

/** Has the caller's data gathered; while it is, nothing more is begun. */
export async function requestExport(unit: Unit): Promise<DataExport> {
  const { tenantId, memberId, tenant, now, services } = unit;
  const before = await getExport(unit);
  if (before.state === 'WAITING') return before;
  const wait = await countAttempt(unit, `export:${memberId}`, DAY);
  if (wait !== undefined) refuse('tooManyRequests', { retryAfter: wait });
  return unit.write(async (transaction) => {
    const old = await transaction.first(findExport(unit).forUpdate());
    const exportId = uuidv7();
    const begun = await transaction.first(beginExport(unit, exportId, now, after(now, -STALLED_MS)));
    if (begun) {
      const order = { tenantId, memberId, tenantUri: tenant.uri, exportId, replaces: old?.export_id ?? null };
      await services.jobs.send(transaction, EXPORT_JOB, order satisfies ExportOrder, memberId);
    }
    return exportView(await transaction.first(findExport(unit)), now);
  });
}

/** Confirms a download with the password. */
export async function openExport(unit: Unit, password: string): Promise<{ ticket: string }> {
  await confirmPassword(unit, password, 'password');
  const ticket = randomBytes(32).toString('base64url');
  const until = after(unit.now, TICKET_MINUTES * MINUTE_MS);
  const set = await unit.write((transaction) => transaction.change(setTicket(unit, hashOf(ticket), until, unit.now)));
  return set === 0 ? refuse('notFound') : { ticket };
}

/** The archive, for the ticket that the caller was given; a second time it is nobody's. */
export async function downloadExport(unit: Unit, ticket: string): Promise<Download> {
  const { tenantId, now, services } = unit;
  const taken = await unit.write((transaction) => transaction.first(takeTicket(unit, hashOf(ticket), now)));
  if (!taken) return refuse('notFound');
  const stream = await services.files.get(`${tenantId}/${taken.export_id}`).catch((error: unknown) => {
    if (error instanceof FileMissing) return refuse('notFound');
    throw error;
  });
  const name = exportText.archive(taken.requested_at.toISOString().slice(0, 10));
  return { name, contentType: 'application/zip', byteSize: taken.byte_size!, stream };
}
