import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { ClubAbout, ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import type { ClubDashboard, MemberDetail, MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import type { TeachingEvent } from '@dure/contract/insight/dashboard/teaching-week.endpoints';
import type { WaitingQuiz } from '@dure/contract/insight/dashboard/waiting.endpoints';
import type { Gradebook } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import type { DueQuiz, ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ClubWeek } from '@dure/contract/authoring/quizzes/week.endpoints';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { memberFigures } from '../../src/features/insight/dashboard/dashboard.public.ts';
import { measure } from '../../src/features/platform/statistics/statistics.public.ts';
import { monthsUntil } from '../../src/kernel/calendar/periods.ts';
import { withClient } from '../../src/kernel/database/client.ts';
import { agreeToAll } from '../../src/testing/people.ts';
import { startTestServer, type TestServer } from '../../src/testing/server.ts';
import { seedDemo } from '../demo.ts';

/** What several places show of the demo data, asked of each of them as the person who sees it. */
interface Seat {
  readonly tenant_id: string;
  readonly uri: string;
  readonly club: number;
  readonly member_id: string;
  readonly nickname: string;
  readonly roles: string[];
  readonly growth_count: number;
  readonly growth: number | null;
}
interface Listed<Row> {
  readonly contents: Row[];
  readonly totalElements: number;
}

let server: TestServer;
/** Members of quiz clubs, and who leads these. */
let members: readonly Seat[];
let leaders: readonly Seat[];

const PEOPLE = `select t.uri, m.tenant_id, m.member_id, m.nickname, m.roles, c.club_sequence as club`;
const CLUBS = `clubs as c join tenants as t using (tenant_id)`;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.owner, server.services);
  await withClient(server.owner, async (client) => {
    const rows = async (query: string) =>
      (await client.query<Seat>(query)).rows.map((row) => ({ ...row, club: Number(row.club) }));
    members =
      await rows(`${PEOPLE}, seat.growth_count, (growth_sum / nullif(growth_count, 0))::float8 as growth from ${CLUBS}
      join club_members as seat using (tenant_id, club_sequence) join members as m using (tenant_id, member_id)
      where club_type = '0100' and membership_status = 'MEMBER' and club_status >= '0400'`);
    leaders =
      await rows(`${PEOPLE} from ${CLUBS} join members as m on m.tenant_id = c.tenant_id and m.member_id = c.leader_id
      where club_type = '0100' and club_status >= '0300'`);
  });
  // Not everybody in the story ever logged in.
  const people = new Map([...members, ...leaders].map((one) => [one.member_id, one]));
  for (const { tenant_id, member_id } of people.values()) await agreeToAll(server, tenant_id, member_id);
}, 120_000);

async function fetchAs({ tenant_id, uri, member_id, nickname, roles }: Seat, url: string) {
  const claims = { memberType: 'MEMBER', memberId: member_id, nickname, roles, tenantUUID: tenant_id };
  const token = await server.services.tokens.issueMember(claims as never, server.clock.now());
  return server.call({ url, token, host: uri === 'dure' ? 'localhost' : `${uri}.localhost` });
}

async function ask<T>(who: Seat, url: string): Promise<T> {
  const { body } = await fetchAs(who, url);
  expect({ url, code: body.code }).toEqual({ url, code: '0000' });
  return body.data as T;
}

/** That all of some places say the same; `of` names whose it is where they do not. */
const agree = (of: object, said: Readonly<Record<string, unknown>>) => {
  const [first] = Object.values(said);
  expect({ of, said }).toEqual({ of, said: Object.fromEntries(Object.keys(said).map((place) => [place, first])) });
};
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

test('what a club counts is the same on its card, its dashboard, its gradebook and in its lists', async () => {
  expect(leaders.length).toBeGreaterThan(5);
  for (const leader of leaders) {
    const { club } = leader;
    const about = await ask<ClubAbout>(leader, `/api/v1/clubs/${club}/about`);
    const dashboard = await ask<ClubDashboard>(leader, `/api/v1/clubs/${club}/dashboard`);
    const gradebook = await ask<Gradebook>(leader, `/api/v1/clubs/${club}/gradebook`);
    const managed = await ask<Listed<ManagedClubQuiz>>(leader, `/api/v1/my/clubs/${club}/quizzes?size=100`);
    const queue = await ask<ClubQueue>(leader, `/api/v1/my/clubs/${club}/answers`);
    const held = await ask<HeldGrades>(leader, `/api/v1/my/clubs/${club}/held-grades`);
    const week = await ask<{ clubs: { clubSequence: number; heldCount: number }[]; events: TeachingEvent[] }>(
      leader,
      '/api/v1/my/teaching-week',
    );
    const waiting = await ask<{ contents: WaitingQuiz[] }>(leader, '/api/v1/my/waiting-quizzes');
    const published = managed.contents.filter((quiz) => quiz.published);
    agree(leader, {
      card: about.quizCount,
      curriculum: sum(about.curriculum, ({ quizCount }) => quizCount),
      dashboard: dashboard.quizCount,
      list: published.length,
    });
    agree(leader, { card: about.unpublishedCount, dashboard: dashboard.unpublishedCount });
    agree(leader, {
      dashboard: dashboard.quizCount + dashboard.unpublishedCount,
      table: dashboard.quizzes.length,
      list: managed.totalElements,
      gradebook: gradebook.quizzes.length,
    });
    agree(leader, {
      dashboard: dashboard.openedCount,
      table: dashboard.quizzes.filter(({ isOpened }) => isOpened).length,
      gradebook: gradebook.quizzes.filter(({ isOpened }) => isOpened).length,
    });
    agree(leader, { card: about.memberCount, dashboard: dashboard.memberCount, gradebook: gradebook.memberCount });
    agree(leader, {
      dashboard: dashboard.work.waitingCount,
      table: sum(dashboard.quizzes, ({ waitingCount }) => waitingCount),
      list: sum(managed.contents, ({ waitingCount }) => waitingCount),
      queue: queue.counts.waiting,
    });
    const home = waiting.contents.filter(({ clubSequence }) => clubSequence === club);
    agree(leader, {
      home: home.map(({ quizSequence, waitingCount }) => [quizSequence, waitingCount]),
      dashboard: home.map(({ quizSequence }) => [
        quizSequence,
        dashboard.quizzes.find((quiz) => quiz.quizSequence === quizSequence)!.waitingCount,
      ]),
    });
    agree(leader, {
      dashboard: dashboard.work.heldCount,
      grading: held.heldCount,
      byQuiz: sum(held.quizzes, ({ heldCount }) => heldCount),
      home: week.clubs.find(({ clubSequence }) => clubSequence === club)?.heldCount ?? 0,
    });
  }
}, 120_000);

test('how far a member is says the same to the member and to who runs the club', async () => {
  expect(members.length).toBeGreaterThan(50);
  for (const member of members) {
    const { club, member_id } = member;
    const leader = leaders.find((one) => one.club === club && one.tenant_id === member.tenant_id)!;
    const mine = await ask<{ openedCount: number; finalCount: number; onTimeCount: number; progress: number }>(
      member,
      `/api/v1/clubs/${club}/my-progress`,
    );
    const card = await ask<ClubCard>(member, `/api/v1/clubs/${club}/about`);
    const home = await ask<MyHome>(member, '/api/v1/my/home');
    const detail = await ask<MemberDetail>(leader, `/api/v1/clubs/${club}/dashboard/members/${member_id}`);
    const wanted = { tenantId: member.tenant_id, club, memberIds: [member_id], now: server.clock.now() };
    const report = (await memberFigures(server.database, wanted)).get(member_id)!;
    const { finalCount, onTimeCount, progress }: MemberStanding = detail.member;
    agree(member, {
      mine,
      dashboard: { openedCount: detail.openedCount, finalCount, onTimeCount, progress },
      report: {
        openedCount: report.openedCount,
        finalCount: report.finalCount,
        onTimeCount: report.onTimeCount,
        progress: report.progress,
      },
    });
    agree(member, { mine: mine.progress, card: card.myProgress });
    for (const own of home.clubs.filter(({ clubSequence }) => clubSequence === club)) {
      agree(member, { mine: [mine.openedCount, mine.finalCount], home: [own.openedCount, own.finalCount] });
    }
  }
}, 300_000);

test('growth is the same on its page, in reports and as it is kept', async () => {
  let grown = 0;
  for (const member of members) {
    const { club, member_id } = member;
    const { growth } = await ask<GrowthSummary>(member, `/api/v1/clubs/${club}/growth/summary`);
    const wanted = { tenantId: member.tenant_id, club, memberIds: [member_id], now: server.clock.now() };
    const { gradeGrowth } = (await memberFigures(server.database, wanted)).get(member_id)!;
    const round = (value: number) => Math.round(value * 10) / 10;
    agree(member, {
      page: growth && { pre: round(growth.averagePre), final: round(growth.averageFinal) },
      report: gradeGrowth,
    });
    if (growth === null) continue;
    grown += 1;
    if (growth.averageGrowth === null) expect(member.growth_count).toBe(0);
    else expect(member.growth).toBeCloseTo(growth.averageGrowth, 6);
  }
  expect(grown).toBeGreaterThan(5);
}, 120_000);

test('as many peers are named before a room as open in it', async () => {
  let compared = 0;
  for (const member of members) {
    const { club } = member;
    const week = await ask<ClubWeek>(member, `/api/v1/clubs/${club}/week`);
    const due = await ask<{ contents: DueQuiz[] }>(member, '/api/v1/my/due-quizzes');
    for (const { quizSequence, peerCount } of week.quizzes) {
      const room = await ask<AnswerRoom>(member, `/api/v1/my/clubs/${club}/quizzes/${quizSequence}/answer`);
      const opened = room.can.seePeers
        ? await ask<Listed<unknown>>(member, `/api/v1/clubs/${club}/quizzes/${quizSequence}/answers`)
        : undefined;
      const waits = due.contents.find((one) => one.clubSequence === club && one.quizSequence === quizSequence);
      agree(
        { member, quizSequence },
        {
          week: peerCount,
          room: room.peerCount,
          ...(opened && { opened: opened.totalElements }),
          ...(waits && { home: waits.peerCount }),
        },
      );
      if (opened && waits) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(0);
}, 300_000);

test('the workbook of a club says of each member and quiz what its dashboard says', async () => {
  let compared = 0;
  for (const leader of leaders) {
    const { club } = leader;
    const { contents } = await ask<Listed<MemberStanding>>(leader, `/api/v1/clubs/${club}/dashboard/members?size=100`);
    const { quizzes } = await ask<ClubDashboard>(leader, `/api/v1/clubs/${club}/dashboard`);
    const { raw } = await fetchAs(leader, `/api/v1/clubs/${club}/dashboard/export`);
    const sheets = await readExcelFile(raw);
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data.slice(1);
    const inOrder = (rows: readonly (readonly unknown[])[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    agree(leader, {
      dashboard: inOrder(
        contents.map((one) => [
          one.nickname,
          one.progress,
          one.submittedCount,
          one.finalCount,
          one.onTimeCount,
          one.gradeCount,
          one.meanGrade,
        ]),
      ),
      workbook: inOrder(rowsOf('멤버').map(([name, , ...figures]) => [name, ...figures])),
    });
    const answers = rowsOf('답변');
    agree(leader, {
      dashboard: quizzes.map(({ no, finalCount }) => [no, finalCount]),
      workbook: quizzes.map(({ no }) => [no, answers.filter((row) => row[0] === no && row[7] !== null).length]),
    });
    agree(leader, {
      dashboard: sum(contents, ({ onTimeCount }) => onTimeCount),
      workbook: answers.filter((row) => row[9] === '예').length,
    });
    compared += answers.length;
  }
  expect(compared).toBeGreaterThan(100);
}, 120_000);

test('the statistics of an organisation are what its clubs count', async () => {
  for (const tenantId of new Set(leaders.map(({ tenant_id }) => tenant_id))) {
    const all = { name: 'all', from: '2020-01-01', to: '2030-01-01' };
    const read: Parameters<typeof measure>[0] = (...queries) => server.database.read(tenantId, ...queries);
    const of = (periods: readonly (typeof all)[]) => measure(read, { tenantId, timeZone: 'Asia/Seoul', periods });
    const { values } = (await of([all])).get('all')!;
    const months = [...(await of(monthsUntil('2029-12', 120))).values()];
    const dashboards = [];
    for (const leader of leaders.filter(({ tenant_id }) => tenant_id === tenantId))
      dashboards.push(await ask<ClubDashboard>(leader, `/api/v1/clubs/${leader.club}/dashboard`));
    const quizzes = dashboards.flatMap((dashboard) => dashboard.quizzes);
    agree(
      { tenantId },
      {
        statistics: values.finalCount,
        byMonth: sum(months, (month) => month.values.finalCount ?? 0),
        dashboards: sum(quizzes, ({ finalCount }) => finalCount),
      },
    );
    agree(
      { tenantId },
      {
        statistics: values.onTimeShare === null ? 0 : Math.round(values.onTimeShare * values.finalCount!),
        dashboards: sum(dashboards, ({ onTime }) => onTime.onTimeCount),
      },
    );
    agree({ tenantId }, { statistics: values.gradedCount, dashboards: sum(quizzes, ({ gradeCount }) => gradeCount) });
    const [kept] = await withClient(server.owner, async (client) => {
      const { rows } = await client.query<{ growth: number | null }>(
        `select (sum(growth_sum) / nullif(sum(growth_count), 0))::float8 as growth from club_members where tenant_id = $1`,
        [tenantId],
      );
      return rows;
    });
    if (kept!.growth === null) expect(values.averageGrowth).toBeNull();
    else expect(values.averageGrowth).toBeCloseTo(kept!.growth, 9);
    expect(values.finalCount).toBeGreaterThan(0);
    expect(values.runningClubs).toBeGreaterThan(0);
  }
}, 60_000);
