import type { ClubDashboard, listMemberStandings, MemberStanding } from '@dure/contract/dashboard/dashboard.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { Unit } from '../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../clubs/club-facts.service.ts';
import { progressOf } from './dashboard.policy.ts';
import {
  countMembers,
  countRequests,
  countStandings,
  listQuizFigures,
  listStandings,
  listWaiting,
  type BehindBounds,
} from './dashboard.queries.ts';
import { dashboardView, isOpened, standingView } from './dashboard.view.ts';

/** Newest answers and members behind that the overview names. */
const NAMED = 5;

/** The figures of a club that the database keeps: nothing is added up over answers. */
export async function clubDashboard(unit: Unit, clubSequence: number): Promise<ClubDashboard> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club: clubSequence };
  const [[facts], quizzes, standings, [requests], waiting] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listQuizFigures(of),
    countStandings(of),
    countRequests(of),
    listWaiting({ ...of, limit: NAMED }),
  );
  admitClubAdmin(unit.me, facts);
  const openedCount = quizzes.filter((quiz) => isOpened(quiz, now)).length;
  const progress = progressOf(standings, openedCount);
  const bounds = { openedCount, medianFinal: progress.medianFinal };
  const [behind] = await unit.read(
    listStandings({ ...of, keyword: '', behind: bounds }, 'progress', { page: 1, size: NAMED }),
  );
  return dashboardView({
    clubSequence,
    quizzes,
    openedCount,
    progress,
    requestCount: requests!.requests,
    waiting,
    behind,
    now,
  });
}

/** What every standing in a club is measured by, for its admins. */
export async function boundsOf(unit: Unit, clubSequence: number): Promise<BehindBounds> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club: clubSequence };
  const [[facts], quizzes, standings] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listQuizFigures(of),
    countStandings(of),
  );
  admitClubAdmin(unit.me, facts);
  const openedCount = quizzes.filter((quiz) => isOpened(quiz, now)).length;
  return { openedCount, medianFinal: progressOf(standings, openedCount).medianFinal };
}

/** Members of a club with progress and scores. */
export async function memberStandings(
  unit: Unit,
  clubSequence: number,
  { keyword, filter, sort, ...page }: z.output<(typeof listMemberStandings)['query']>,
): Promise<Page<MemberStanding>> {
  const bounds = await boundsOf(unit, clubSequence);
  const of = {
    tenantId: unit.tenantId,
    club: clubSequence,
    keyword,
    behind: filter === 'behind' ? bounds : null,
  };
  const [rows, [count]] = await unit.read(listStandings(of, sort, page), countMembers(of));
  return { contents: rows.map((row) => standingView(row, bounds)), totalElements: count!.total };
}
