import type * as endpoints from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { EvaluationReport, EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { CLUB_TYPE, type ClubType } from '@dure/contract/codes/club-type';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  admitClubAdmin,
  type ClubFacts,
  findClubFacts,
  isClubAdmin,
  isClubMember,
} from '../../clubs/clubs/clubs.public.ts';
import type { Read } from '../../clubs/quiz-access/quiz-access.public.ts';
import { notify } from '../../tenancy/notifications/notifications.public.ts';
import { editCommon, findSame } from './common-text.queries.ts';
import { EVALUATION_JOB } from './evaluation.jobs.ts';
import {
  beginRun,
  countReports,
  countSought,
  countUnread,
  editReport,
  findNeighbour,
  findReport,
  findRun,
  listReports,
  markRead,
  releaseReports,
} from './evaluation.queries.ts';
import { reportView, statusView } from './evaluation.view.ts';

const factsOf = ({ tenantId, memberId }: Unit, clubSequence: number) => findClubFacts(tenantId, clubSequence, memberId);
const STATUS = { all: null, draft: 'DRAFT', released: 'RELEASED' } as const;

/** The reports of one kind of club; a club of another kind has none here. */
function evaluationsOf(clubType: ClubType) {
  const admit = <Facts extends ClubFacts & { readonly club_type: string }>(unit: Unit, facts: Facts | undefined) => {
    const club = admitClubAdmin(unit.me, facts);
    return club.club_type === clubType ? club : refuse('notFound');
  };

  /** The caller's own report; nothing of a draft is told, not even that there is one. */
  async function getMyEvaluation(unit: Unit, clubSequence: number): Promise<{ report: EvaluationReport | null }> {
    const [[facts], [row]] = await unit.read(
      factsOf(unit, clubSequence),
      findReport(unit.tenantId, clubSequence, unit.memberId),
    );
    if (facts?.club_type !== clubType) return refuse('notFound');
    if (!isClubMember(facts) && !isClubAdmin(unit.me, facts)) refuse('forbidden');
    return { report: row?.evaluation_status === 'RELEASED' ? reportView(row) : null };
  }

  /** Begins the drafting; while one runs, another wish changes nothing. */
  async function startEvaluation(unit: Unit, clubSequence: number): Promise<EvaluationStatus> {
    const { tenantId, memberId, now, services } = unit;
    return unit.write(async (transaction) => {
      admit(unit, await transaction.first(factsOf(unit, clubSequence)));
      const begun = await transaction.first(beginRun(tenantId, clubSequence, memberId, now));
      if (begun)
        await services.jobs.send(transaction, EVALUATION_JOB, { tenantId, clubSequence, run: begun.run }, memberId);
      const [[run], counts, [same]] = await transaction.all(
        findRun(tenantId, clubSequence),
        countReports(tenantId, clubSequence),
        findSame({ tenantId, clubSequence }),
      );
      return statusView(run, counts, same);
    });
  }

  async function readStatus(unit: Unit, read: Read, clubSequence: number): Promise<EvaluationStatus> {
    const { tenantId } = unit;
    const [[facts], [run], counts, [same]] = await read(
      factsOf(unit, clubSequence),
      findRun(tenantId, clubSequence),
      countReports(tenantId, clubSequence),
      findSame({ tenantId, clubSequence }),
    );
    admit(unit, facts);
    return statusView(run, counts, same);
  }
  const getEvaluationStatus = (unit: Unit, clubSequence: number) =>
    readStatus(unit, unit.read.bind(unit), clubSequence);

  async function listEvaluations(
    unit: Unit,
    clubSequence: number,
    { keyword, filter, ...page }: z.output<(typeof endpoints.listEvaluations)['query']>,
  ): Promise<Page<EvaluationReport>> {
    const of = { tenantId: unit.tenantId, clubSequence, keyword, status: STATUS[filter] };
    const [[facts], rows, [count]] = await unit.read(
      factsOf(unit, clubSequence),
      listReports(of, page),
      countSought(of),
    );
    admit(unit, facts);
    return { contents: rows.map(reportView), totalElements: count!.total };
  }

  /** One report as it is now, with its neighbours in the list. */
  async function getEvaluation(
    unit: Unit,
    clubSequence: number,
    memberUUID: string,
    { keyword, filter }: z.output<(typeof endpoints.getEvaluation)['query']>,
  ) {
    const { tenantId } = unit;
    const of = { tenantId, clubSequence, keyword, status: STATUS[filter] };
    const [[facts], [row], [previous], [next]] = await unit.read(
      factsOf(unit, clubSequence),
      findReport(tenantId, clubSequence, memberUUID),
      findNeighbour(of, memberUUID, 'previous'),
      findNeighbour(of, memberUUID, 'next'),
    );
    admit(unit, facts);
    if (!row) return refuse('notFound');
    return { ...reportView(row), previous: previous?.member_id ?? null, next: next?.member_id ?? null };
  }

  /** Notes that a report was read; whoever saw an older one is refused with the current one. */
  function readEvaluation(unit: Unit, clubSequence: number, memberUUID: string, version: number) {
    const { tenantId, memberId, now } = unit;
    return unit.write(async (transaction) => {
      admit(unit, await transaction.first(factsOf(unit, clubSequence)));
      const read = await transaction.change(
        markRead({ tenantId, clubSequence }, memberUUID, { memberId, now, version }),
      );
      const row = await transaction.first(findReport(tenantId, clubSequence, memberUUID));
      if (!row) return refuse('notFound');
      return read === 1 ? reportView(row) : refuse('staleVersion', { data: reportView(row) });
    });
  }

  /** Changes what many reports say alike, in all of them; where none says so any more it is refused. */
  function editCommonEvaluation(
    unit: Unit,
    clubSequence: number,
    wished: z.output<(typeof endpoints.editCommonEvaluation)['body']>,
  ) {
    const { tenantId, memberId, now } = unit;
    return unit.write(async (transaction) => {
      admit(unit, await transaction.first(factsOf(unit, clubSequence)));
      const changed = await transaction.change(editCommon({ tenantId, clubSequence }, wished, { memberId, now }));
      if (changed > 0) return { changed };
      return refuse('staleVersion', { data: await readStatus(unit, transaction.all.bind(transaction), clubSequence) });
    });
  }

  /** Changes a report's sentences; whoever saw an older one is refused with the current one. */
  async function editEvaluation(
    unit: Unit,
    clubSequence: number,
    memberUUID: string,
    { sections, version }: z.output<(typeof endpoints.editEvaluation)['body']>,
  ): Promise<EvaluationReport> {
    const { tenantId, memberId, now } = unit;
    return unit.write(async (transaction) => {
      admit(unit, await transaction.first(factsOf(unit, clubSequence)));
      const changed = await transaction.change(
        editReport({ tenantId, clubSequence }, memberUUID, sections, { memberId, now, version }),
      );
      const row = await transaction.first(findReport(tenantId, clubSequence, memberUUID));
      if (!row) return refuse('notFound');
      return changed === 1 ? reportView(row) : refuse('staleVersion', { data: reportView(row) });
    });
  }

  /** Releases reports that were read and tells their members, each once; the others stay, and their number is said. */
  async function releaseEvaluations(unit: Unit, clubSequence: number, memberUUIDs: readonly string[] | null) {
    const { tenantId, memberId, now } = unit;
    return unit.write(async (transaction) => {
      admit(unit, await transaction.first(factsOf(unit, clubSequence)));
      const released = await transaction.rows(releaseReports(tenantId, clubSequence, memberUUIDs, now));
      const told = released.map((row) => ({
        memberId: row.member_id,
        kind: 'evaluationReleased' as const,
        clubSequence,
        actorId: memberId,
      }));
      await notify(transaction, told, now);
      const left = await transaction.first(countUnread(tenantId, clubSequence, memberUUIDs));
      if (released.length === 0 && left!.unread > 0)
        refuse('reportsUnread', { data: { released: 0, unread: left!.unread } });
      return { released: released.length, unread: left!.unread };
    });
  }

  return {
    getMyEvaluation,
    startEvaluation,
    getEvaluationStatus,
    listEvaluations,
    getEvaluation,
    readEvaluation,
    editCommonEvaluation,
    editEvaluation,
    releaseEvaluations,
  };
}

export const quizEvaluations = evaluationsOf(CLUB_TYPE.quiz);
export const lectureEvaluations = evaluationsOf(CLUB_TYPE.lecture);
