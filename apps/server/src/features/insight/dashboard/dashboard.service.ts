import type * as endpoints from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { gradingPace } from '@dure/contract/insight/dashboard/grading-pace';
import type { ClubDashboard, MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import {
  countMembers,
  countRequests,
  listQuizFigures,
  listStandings,
  listWaiting,
  type Pace,
} from './dashboard.queries.ts';
import { finalsInFifth } from './dashboard.policy.ts';
import { dashboardView, standingView } from './dashboard.view.ts';
import { paceOf } from './pace.service.ts';
import { countUnsent, findWork, listGradedAt, listLastWords } from './work.queries.ts';

/** Newest answers, and members behind, that the overview names. */
const NEWEST = 5;
const BEHIND = 10;

/** The figures of a club that the database keeps: nothing is added up over answers. */
export async function getClubDashboard(unit: Unit, clubSequence: number): Promise<ClubDashboard> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club: clubSequence };
  const [[facts], quizzes, [requests], waiting, [work], unsent, graded] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listQuizFigures(of),
    countRequests(of),
    listWaiting({ ...of, limit: NEWEST }),
    findWork(of),
    countUnsent(of),
    listGradedAt(tenantId, memberId, clubSequence),
  );
  admitClubAdmin(unit.me, facts);
  const { progress, pace } = await paceOf((query) => unit.read(query), { ...of, quizzes, now });
  const [behind] = await unit.read(
    listStandings({ ...of, ...pace, keyword: '', onlyBehind: true }, 'progress', { page: 1, size: BEHIND }),
  );
  const behindIds = behind.map(({ member_id }) => member_id);
  const [lastWords] = await unit.read(listLastWords(of, behindIds));
  return dashboardView({
    clubSequence,
    quizzes,
    pace,
    progress,
    requestCount: requests!.requests,
    waiting,
    work: work!,
    unsent,
    paceSeconds: gradingPace(graded.map(({ acted_at }) => acted_at)),
    behind,
    lastWords,
    now,
  });
}

/** What every standing in a club is measured by, for its admins; with the number of its quizzes. */
export async function paceFor(unit: Unit, clubSequence: number): Promise<Pace & { readonly quizCount: number }> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club: clubSequence };
  const [[facts], quizzes] = await unit.read(findClubFacts(tenantId, clubSequence, memberId), listQuizFigures(of));
  admitClubAdmin(unit.me, facts);
  const { pace } = await paceOf((query) => unit.read(query), { ...of, quizzes, now });
  return { ...pace, quizCount: quizzes.length };
}

/** Members of a club with progress and scores. */
export async function listMemberStandings(
  unit: Unit,
  clubSequence: number,
  {
    keyword,
    filter,
    sort,
    fifth,
    tens,
    comprehension,
    quiz,
    stage,
    ...page
  }: z.output<(typeof endpoints.listMemberStandings)['query']>,
): Promise<Page<MemberStanding>> {
  const pace = await paceFor(unit, clubSequence);
  const having = {
    finals: fifth === undefined ? undefined : finalsInFifth(fifth, pace.openedCount, pace.quizCount),
    tens,
    comprehension,
    stage: quiz === undefined || stage === undefined ? undefined : { quiz, is: stage },
  };
  const of = { tenantId: unit.tenantId, club: clubSequence, ...pace, keyword, onlyBehind: filter === 'behind', having };
  const [rows, [count]] = await unit.read(listStandings(of, sort, page), countMembers(of));
  return { contents: rows.map((row) => standingView(row, pace)), totalElements: count!.total };
}
