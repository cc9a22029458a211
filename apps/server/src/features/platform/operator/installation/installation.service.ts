import { readFileSync } from 'node:fs';
import type * as contract from '@dure/contract/platform/operator/installation.endpoints';
import type { OperatorAction } from '@dure/contract/platform/operator/operator-actions';
import type { AuditChange } from '@dure/contract/tenancy/audit/audit-actions';
import type { Answer, Received } from '../../../../kernel/http/route.ts';
import { reportOf, reportQuery, type JobReport } from '../../../../kernel/jobs/report.ts';
import { insertOperatorEntry } from '../../../../kernel/operator/entries.queries.ts';
import type { OperatorWork } from '../../../../kernel/operator/operator-work.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { jobReportView } from '../../jobs/jobs.public.ts';
import { BACKUP_JOB } from './backup.jobs.ts';
import { countEntries, findLastMigration, listEntries } from './installation.queries.ts';
import { NO_TENANT } from '../operator-accounts.service.ts';
import { sitesFor } from '../setup.service.ts';
import { findLastBackup } from '../setup.queries.ts';
import { listBrokenImports, listTenantUsages } from '../tenant-usage.queries.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Jobs over all organisations. */
const jobsOf = async ({ services }: OperatorWork): Promise<JobReport[]> =>
  (await services.database.readGlobal(reportQuery())).map(reportOf);

const hasFailed = ({ lastFailure, lastSuccess }: JobReport) =>
  lastFailure !== null && (lastSuccess === null || lastFailure.at > lastSuccess);

/** Of the backups that operators begin; one that waits for its turn has taken no time yet. */
function backupOf({ services }: OperatorWork, jobs: readonly JobReport[]) {
  const report = jobs.find(({ job }) => job === BACKUP_JOB);
  return {
    canBegin: services.backupCommand !== undefined,
    runningSeconds: report?.running?.seconds ?? (report && report.waiting > 0 ? 0 : null),
    failure: report && hasFailed(report) ? report.lastFailure!.message : null,
  };
}

/** Begins a backup; not while one is under way. */
export async function beginBackup(work: OperatorWork) {
  const { services, by, now } = work;
  const { canBegin, runningSeconds } = backupOf(work, await jobsOf(work));
  if (!canBegin || runningSeconds !== null) refuse('conflict');
  await services.database.transaction(NO_TENANT, async (transaction) => {
    // Two who press at once begin one.
    await services.jobs.send(transaction, BACKUP_JOB, { isAsked: true }, null, { onceIn: 60 });
    transaction.soon(insertOperatorEntry(by, { action: 'backupBegun' }, now));
  });
  return {};
}

/** What an operator sees first: whether all is well, and what to compare and save. */
export async function getInstallation(work: OperatorWork): Promise<Answer<typeof contract.getInstallation>> {
  const { database, files } = work.services;
  const began = performance.now();
  const [migration] = await database.readGlobal(findLastMigration);
  const databaseMilliseconds = Math.round(performance.now() - began);
  const [jobs, [saved], usages, broken, hasFiles] = await Promise.all([
    jobsOf(work),
    database.readGlobal(findLastBackup),
    database.readGlobal(listTenantUsages),
    database.readGlobal(listBrokenImports),
    files.reach().then(
      () => true,
      () => false,
    ),
  ]);
  const failedJobs = jobs.filter(hasFailed).length;
  return {
    faults: [...(hasFiles ? [] : (['FILES'] as const)), ...(failedJobs > 0 ? (['JOBS'] as const) : [])],
    databaseMilliseconds,
    runningJobs: jobs.filter(({ running }) => running !== null).length,
    failedJobs,
    version,
    migration: migration!.name,
    migratedAt: migration!.applied_at.toISOString(),
    savedAt: saved?.finished_at.toISOString() ?? null,
    backup: backupOf(work, jobs),
    sites: sitesFor(work),
    sendsMail: work.services.mail.postman !== undefined,
    fileBytes: usages.reduce((sum, { file_bytes: bytes }) => sum + Number(bytes), 0),
    brokenImports: broken.map(({ uri, name, begun_at }) => ({ uri, name, begunAt: begun_at.toISOString() })),
  };
}

export async function listInstallationJobs(work: OperatorWork): Promise<Answer<typeof contract.listInstallationJobs>> {
  return (await jobsOf(work)).map(jobReportView);
}

export async function listOperatorEntries(
  { services }: OperatorWork,
  { query }: Received<typeof contract.listOperatorEntries>,
): Promise<Answer<typeof contract.listOperatorEntries>> {
  const [rows, [total]] = await Promise.all([
    services.database.readGlobal(listEntries(query)),
    services.database.readGlobal(countEntries),
  ]);
  const contents = rows.map((row) => ({
    entryId: String(row.entry_sequence),
    happenedAt: row.changed_at.toISOString(),
    action: row.action as OperatorAction,
    actor: row.actor,
    tenantName: row.tenant_name,
    changes: row.changes as unknown as AuditChange[],
    reason: row.reason,
    address: row.address,
    device: row.device,
  }));
  return { contents, totalElements: Number(total!.count) };
}
