import type * as endpoints from '@dure/contract/evaluation/evaluation.endpoints';
import type { EvaluationReport, EvaluationStatus } from '@dure/contract/evaluation/evaluation.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts, isClubAdmin, isClubMember } from '../clubs/clubs.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { EVALUATION_JOB } from './evaluation.jobs.ts';
import {
  beginRun,
  countReports,
  countSought,
  editReport,
  findReport,
  findRun,
  listReports,
  releaseReports,
} from './evaluation.queries.ts';
import { reportView, statusView } from './evaluation.view.ts';

const factsOf = ({ tenantId, memberId }: Unit, clubSequence: number) => findClubFacts(tenantId, clubSequence, memberId);

/** The caller's own report; nothing of a draft is told, not even that there is one. */
export async function getMyEvaluation(unit: Unit, clubSequence: number): Promise<{ report: EvaluationReport | null }> {
  const [[facts], [row]] = await unit.read(
    factsOf(unit, clubSequence),
    findReport(unit.tenantId, clubSequence, unit.memberId),
  );
  if (!facts) return refuse('notFound');
  if (!isClubMember(facts) && !isClubAdmin(unit.me, facts)) refuse('forbidden');
  return { report: row?.evaluation_status === 'RELEASED' ? reportView(row) : null };
}

/** Begins the drafting; while one runs, another wish changes nothing. */
export async function startEvaluation(unit: Unit, clubSequence: number): Promise<EvaluationStatus> {
  const { tenantId, memberId, now, services } = unit;
  return unit.write(async (transaction) => {
    admitClubAdmin(unit.me, await transaction.first(factsOf(unit, clubSequence)));
    const begun = await transaction.first(beginRun(tenantId, clubSequence, memberId, now));
    if (begun) await services.jobs.send(transaction, EVALUATION_JOB, { tenantId, clubSequence, run: begun.run });
    const [[run], counts] = await transaction.all(
      findRun(tenantId, clubSequence),
      countReports(tenantId, clubSequence),
    );
    return statusView(run, counts);
  });
}

export async function getEvaluationStatus(unit: Unit, clubSequence: number): Promise<EvaluationStatus> {
  const [[facts], [run], counts] = await unit.read(
    factsOf(unit, clubSequence),
    findRun(unit.tenantId, clubSequence),
    countReports(unit.tenantId, clubSequence),
  );
  admitClubAdmin(unit.me, facts);
  return statusView(run, counts);
}

const STATUS = { all: null, draft: 'DRAFT', released: 'RELEASED' } as const;

export async function listEvaluations(
  unit: Unit,
  clubSequence: number,
  { keyword, filter, ...page }: z.output<(typeof endpoints.listEvaluations)['query']>,
): Promise<Page<EvaluationReport>> {
  const of = { tenantId: unit.tenantId, clubSequence, keyword, status: STATUS[filter] };
  const [[facts], rows, [count]] = await unit.read(factsOf(unit, clubSequence), listReports(of, page), countSought(of));
  admitClubAdmin(unit.me, facts);
  return { contents: rows.map(reportView), totalElements: count!.total };
}

/** One report as it is now. */
export async function getEvaluation(unit: Unit, clubSequence: number, memberUUID: string): Promise<EvaluationReport> {
  const [[facts], [row]] = await unit.read(
    factsOf(unit, clubSequence),
    findReport(unit.tenantId, clubSequence, memberUUID),
  );
  admitClubAdmin(unit.me, facts);
  return row ? reportView(row) : refuse('notFound');
}

/** Changes a report's sentences; whoever saw an older one is refused with the current one. */
export async function editEvaluation(
  unit: Unit,
  clubSequence: number,
  memberUUID: string,
  { sections, version }: z.output<(typeof endpoints.editEvaluation)['body']>,
): Promise<EvaluationReport> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    admitClubAdmin(unit.me, await transaction.first(factsOf(unit, clubSequence)));
    const changed = await transaction.change(
      editReport({ tenantId, clubSequence }, memberUUID, sections, { memberId, now, version }),
    );
    const row = await transaction.first(findReport(tenantId, clubSequence, memberUUID));
    if (!row) return refuse('notFound');
    return changed === 1 ? reportView(row) : refuse('staleVersion', { data: reportView(row) });
  });
}

/** Releases reports and tells their members, each once. */
export async function releaseEvaluations(unit: Unit, clubSequence: number, memberUUIDs: readonly string[] | null) {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    admitClubAdmin(unit.me, await transaction.first(factsOf(unit, clubSequence)));
    const released = await transaction.rows(releaseReports(tenantId, clubSequence, memberUUIDs, now));
    const told = released.map((row) => ({
      memberId: row.member_id,
      kind: 'evaluationReleased' as const,
      clubSequence,
      actorId: memberId,
    }));
    await notify(transaction, told, now);
    return { released: released.length };
  });
}
