import type * as endpoints from '@dure/contract/tenancy/codes/codes.endpoints';
import type { z } from 'zod';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { lockCodes, type LockedCode, updateCode } from '../codes.queries.ts';
import { found, namesOf, readAll } from '../codes.service.ts';
import { codesText as text } from '../codes.text.ts';
import { oldestJobMerge } from './job-merging.policy.ts';
import * as queries from './job-merging.queries.ts';

type Merging = z.output<(typeof endpoints.mergeJobs)['body']>;

/** Where two jobs are used, and where the one that stays would be. */
export async function getJobMergePreview(unit: Unit, code: string, into: string) {
  const jobs = { tenantId: unit.tenantId, code, into };
  const [[clubs], [quizzes]] = await unit.read(
    queries.countPlaces(jobs, 'clubs'),
    queries.countPlaces(jobs, 'quizzes'),
  );
  return { clubs: clubs!, quizzes: quizzes! };
}

const said = (unit: Unit, name: string) => text.said(namesOf(unit), 'JOB', name, false);

function checkTogether(merged: LockedCode, kept: LockedCode): void {
  const isReady = merged.code !== kept.code && merged.parent_code === kept.parent_code && !kept.is_retired;
  if (!isReady) refuseFields([{ path: 'into', message: text.notTogether }]);
}

/** Puts one job in the place of another one everywhere; whoever writes a club with it meanwhile waits and is refused. */
export function mergeJobs(unit: Unit, code: string, { into, version, intoVersion }: Merging) {
  const { tenantId, now } = unit;
  const jobs = { tenantId, code, into };
  return unit.write(async (transaction) => {
    const codes = await transaction.rows(lockCodes(tenantId, 'JOB'));
    const [merged, kept] = [found(codes, code), found(codes, into)];
    if (merged.version !== version || kept.version !== intoVersion)
      refuse('staleVersion', { data: await readAll(transaction) });
    checkTogether(merged, kept);
    // Where it stood before would be forgotten.
    if (await transaction.first(queries.findMerge(tenantId, code))) refuse('notMergeable');
    const [clubs, quizzes] = await transaction.all(
      queries.replaceJob(jobs, 'clubs'),
      queries.replaceJob(jobs, 'quizzes'),
      queries.replaceInWritings(jobs),
    );
    transaction.soon(
      queries.insertMerge(jobs, now, { clubs, quizzes }),
      updateCode(tenantId, 'JOB', code, { name: merged.name, isRetired: true }),
    );
    const [before, after] = [said(unit, merged.name), said(unit, kept.name)];
    unit.record(transaction, { action: 'codes', before: { code: before }, after: { code: text.merged(after) } });
    return readAll(transaction);
  });
}

/** Parts two merged jobs again, wherever the one that stayed still stands. */
export function undoJobMerge(unit: Unit, code: string) {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const codes = await transaction.rows(lockCodes(tenantId, 'JOB'));
    const merged = found(codes, code);
    const merge = await transaction.first(queries.findMerge(tenantId, code));
    if (!merge || merge.merged_at <= oldestJobMerge(now)) return refuse('notMergeable');
    // The one that stayed was merged on: that comes first.
    if (await transaction.first(queries.findMerge(tenantId, merge.into_code))) return refuse('notMergeable');
    const kept = found(codes, merge.into_code);
    const jobs = { tenantId, code, into: merge.into_code };
    transaction.soon(
      queries.restoreJob(jobs, 'clubs', merge.clubs, merge.clubs_with_both),
      queries.restoreJob(jobs, 'quizzes', merge.quizzes, merge.quizzes_with_both),
      queries.deleteMerge(tenantId, code),
      updateCode(tenantId, 'JOB', code, { name: merged.name, isRetired: false }),
    );
    const [before, after] = [said(unit, kept.name), said(unit, merged.name)];
    unit.record(transaction, { action: 'codes', before: { code: text.merged(before) }, after: { code: after } });
    return readAll(transaction);
  });
}
