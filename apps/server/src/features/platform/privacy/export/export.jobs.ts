import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { EXPORT_DAYS } from '@dure/contract/platform/privacy/export-limits';
import { forEach, forEachTenant } from '../../../../kernel/jobs/each.ts';
import type { Job } from '../../../../kernel/jobs/job.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { zip } from '../../../tenancy/files/files.public.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import type { OfMember } from '../registry/table-data.ts';
import { entriesFor } from './entries.ts';
import { findExport, findOwner, finishExport, takeExpired } from './exports.queries.ts';

/** The job that `requestExport` starts. */
export const EXPORT_JOB = 'data-export';
const CLEANING = 'data-export-cleaning';
const DAY_MS = 24 * 60 * 60_000;

export interface ExportOrder extends OfMember {
  readonly tenantUri: string;
  readonly exportId: string;
  /** The archive that it takes the place of. */
  readonly replaces: string | null;
}

/**
 * Writes the archive beside the store, keeps it, and tells its owner. Whoever asked anew since, or has withdrawn, gets
 * nothing of it: the bytes are removed again.
 */
export async function makeExport(services: Services, order: ExportOrder): Promise<void> {
  const { database, files, clock, tenants } = services;
  const { tenantId, memberId, exportId, replaces } = order;
  const of = { tenantId, memberId };
  const key = `${tenantId}/${exportId}`;
  if (replaces !== null) await files.delete(`${tenantId}/${replaces}`);
  const tenant = await tenants.find(order.tenantUri);
  const [[asked], [owner]] = await database.read(tenantId, findExport(of), findOwner(of));
  if (!tenant || !owner || asked?.export_id !== exportId || asked.byte_size !== null) return;
  const directory = await mkdtemp(join(tmpdir(), 'dure-export-'));
  try {
    const path = join(directory, 'export.zip');
    await pipeline(zip(await entriesFor(services, of, tenant.name)), createWriteStream(path, { mode: 0o600 }));
    const { size } = await stat(path);
    await files.put(key, path, 'application/zip');
    const now = clock.now();
    const isKept = await database.transaction(tenantId, async (transaction) => {
      const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
      if ((await transaction.change(finishExport(of, exportId, size, expiresAt))) === 0) return false;
      await notify(transaction, [{ memberId, kind: 'exportReady' }], now);
      return true;
    });
    if (!isKept) await files.delete(key);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const isOrder = (data: object): data is ExportOrder => 'exportId' in data;

export const exportJob: Job = {
  name: EXPORT_JOB,
  define: ({ services }) => ({
    name: EXPORT_JOB,
    atOnce: 2,
    run: async (data) => {
      if (isOrder(data)) await makeExport(services, data);
    },
  }),
};

/** Removes archives that have expired. */
export const exportCleaningJob: Job = {
  name: CLEANING,
  define: ({ services: { clock, database, files, tenants } }) => ({
    name: CLEANING,
    cron: '37 * * * *',
    run: (_data, progress) =>
      forEachTenant({ tenants }, progress, async (tenantId) => {
        const [expired] = await database.read(tenantId, takeExpired(tenantId, clock.now()));
        await forEach(
          expired.map(({ export_id }) => `${tenantId}/${export_id}`),
          (key) => files.delete(key),
        );
      }),
  }),
};
