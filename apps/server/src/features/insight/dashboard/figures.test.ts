import type { ClubDashboard, MemberStanding } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { officialGrade, type Grader } from '@dure/contract/grading/grading/official-grade';
import { normalisedChange } from '@dure/contract/clubs/growth/growth';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { settleQueue } from '../../answering/answer-queue/queue-place.service.ts';
import { refreshDiscriminations } from './discrimination.jobs.ts';

let server: TestServer;
let tenantId: string;
let people: Person[];
const QUIZZES = 4;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  people = await Promise.all(
    Array.from({ length: 14 }, (_, index) => makePerson(server, tenantId, 'member', `멤버 ${index}`)),
  );
});

const run = <T>(work: (transaction: Transaction) => Promise<T>) => server.database.transaction(tenantId, work);
const place = (club: MadeClub, quiz: number, who: number) => ({
  tenant_id: tenantId,
  club_sequence: club.clubSequence,
  quiz_sequence: club.quizSequences[quiz]!,
  member_id: people[who]!.memberId,
});

/** Locks the answers to a quiz (of one member), changes them and settles their places in the queue, as every service does. */
async function changeAnswers(
  club: MadeClub,
  quiz: number,
  who: number | null,
  change: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  const { member_id, ...ofQuiz } = place(club, quiz, who ?? 0);
  const affected = build
    .selectFrom('answers')
    .select('answer_sequence')
    .where((row) => row.and(ofQuiz))
    .$if(who !== null, (query) => query.where('member_id', '=', member_id))
    .orderBy('answer_sequence')
    .forNoKeyUpdate();
  await run(async (transaction) => {
    await transaction.rows(affected);
    await change(transaction);
    const rows = await transaction.rows(affected);
    await settleQueue(
      transaction,
      rows.map(({ answer_sequence }) => answer_sequence),
    );
  });
}

/** What people do to a club, each as the services do it: a change of rows, and nothing about figures. */
const operations = {
  answer: (quiz: number, who: number, hour: number, _: number) => (club: MadeClub) =>
    changeAnswers(club, quiz, who, (transaction) =>
      transaction.change(
        build
          .insertInto('answers')
          .values({
            ...place(club, quiz, who),
            answer_status: '0002',
            pre_submitted_at: day(hour / 24),
            created_at: day(0),
            updated_at: day(0),
          })
          .onConflict((conflict) => conflict.doNothing()),
      ),
    ),
  finish: (quiz: number, who: number, hour: number) => (club: MadeClub) =>
    changeAnswers(club, quiz, who, (transaction) =>
      transaction.change(
        build
          .updateTable('answers')
          .set({ answer_status: '0003', final_submitted_at: day(hour / 24) })
          .where((row) => row.and(place(club, quiz, who)))
          .where('answer_status', '=', '0002'),
      ),
    ),
  grade: (quiz: number, who: number, _: number, grade: number) => gradeBy('INSTRUCTOR', quiz, who, grade),
  gradeSelf: (quiz: number, who: number, _: number, grade: number) => gradeBy('SELF', quiz, who, grade),
  gradeByMachine: (quiz: number, who: number, _: number, grade: number) => gradeBy('AI', quiz, who, grade),
  gradeBothByMachine: (quiz: number, who: number, _: number, grade: number) => (club: MadeClub) =>
    run((transaction) =>
      transaction.change(
        build
          .updateTable('answers')
          .set({ pre_grade: grade, ai_final_grade: (grade * 37) % 101 })
          .where((row) => row.and(place(club, quiz, who))),
      ),
    ),
  /** Everybody's answer to a quiz in one statement. */
  gradeAll: (quiz: number, _: number, __: number, grade: number) => gradeBy('INSTRUCTOR', quiz, null, grade),
  ungrade: (quiz: number, who: number) => (club: MadeClub) =>
    changeAnswers(club, quiz, who, (transaction) =>
      transaction.change(
        build
          .deleteFrom('answer_grades')
          .where('grader', '=', 'INSTRUCTOR')
          .where('answer_sequence', 'in', (row) =>
            row
              .selectFrom('answers')
              .select('answer_sequence')
              .where((one) => one.and(place(club, quiz, who))),
          ),
      ),
    ),
  /** Asks that a grade be looked at again, once. */
  askReview: (quiz: number, who: number) => (club: MadeClub) =>
    changeAnswers(club, quiz, who, (transaction) =>
      transaction.change(
        build
          .insertInto('grade_reviews')
          .columns(['tenant_id', 'answer_sequence', 'reason', 'asked_at', 'asked_grade'])
          .expression((row) =>
            row
              .selectFrom('answers')
              .select([
                'tenant_id',
                'answer_sequence',
                sql.lit('다시 봐 주세요.').as('reason'),
                sql<Date>`${day(0)}::timestamptz`.as('asked_at'),
                sql<number>`official_grade`.as('asked_grade'),
              ])
              .where((one) => one.and(place(club, quiz, who)))
              .where('official_grade', 'is not', null),
          )
          .onConflict((conflict) => conflict.doNothing()),
      ),
    ),
  understand: (quiz: number, who: number, hour: number) => (club: MadeClub) =>
    run((transaction) =>
      transaction.change(
        build
          .updateTable('answers')
          .set({ comprehension: (Math.abs(hour) % 5) + 1 })
          .where((row) => row.and(place(club, quiz, who))),
      ),
    ),
  moveDeadline: (quiz: number, _: number, hour: number) => (club: MadeClub) =>
    run((transaction) =>
      transaction.change(
        build
          .updateTable('club_quizzes')
          .set({ deadline_at: hour % 3 === 0 ? null : day(hour / 24) })
          .where('club_sequence', '=', club.clubSequence)
          .where('quiz_sequence', '=', club.quizSequences[quiz]!),
      ),
    ),
  changeOfficialGrading: (quiz: number) => (club: MadeClub) =>
    run((transaction) =>
      transaction.change(
        build
          .updateTable('clubs')
          .set({ official_grading: ['INSTRUCTOR', 'AI', 'SELF'][quiz % 3]! })
          .where('club_sequence', '=', club.clubSequence),
      ),
    ),
  leave: (_: number, who: number) => (club: MadeClub) => membership(club, who, 'LEFT'),
  comeBack: (_: number, who: number) => (club: MadeClub) => membership(club, who, 'MEMBER'),
};

function membership(club: MadeClub, who: number, membership_status: string) {
  return run((transaction) =>
    transaction.change(
      build
        .updateTable('club_members')
        .set({ membership_status })
        .where('club_sequence', '=', club.clubSequence)
        .where('member_id', '=', people[who]!.memberId),
    ),
  );
}

function gradeBy(grader: Grader, quiz: number, who: number | null, grade: number) {
  return (club: MadeClub) =>
    changeAnswers(club, quiz, who, (transaction) =>
      transaction.change(
        build
          .insertInto('answer_grades')
          .columns(['tenant_id', 'answer_sequence', 'grader', 'grade', 'graded_by', 'graded_at'])
          .expression((row) =>
            row
              .selectFrom('answers')
              .select([
                'tenant_id',
                'answer_sequence',
                sql.lit(grader).as('grader'),
                sql<number>`least(100, ${grade}::integer + answer_sequence % 7)`.as('grade'),
                'member_id',
                sql<Date>`${day(0)}::timestamptz`.as('graded_at'),
              ])
              .where('club_sequence', '=', club.clubSequence)
              .where('quiz_sequence', '=', club.quizSequences[quiz]!)
              .where('answer_status', '=', '0003')
              .$if(who !== null, (query) => query.where('member_id', '=', people[who!]!.memberId)),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['tenant_id', 'answer_sequence', 'grader'])
              .doUpdateSet((values) => ({ grade: values.ref('excluded.grade') })),
          ),
      ),
    );
}

const operation = fc
  .tuple(
    fc.constantFrom(...(Object.keys(operations) as (keyof typeof operations)[]), 'answer', 'finish', 'grade', 'grade'),
    fc.nat(QUIZZES - 1),
    fc.nat(13),
    fc.integer({ min: -48, max: 48 }),
    fc.nat(100),
  )
  .map(([name, quiz, who, hour, grade]) => operations[name as 'answer'](quiz, who, hour, grade));

/** A busy start, so that discriminations have enough to go on; then anything. */
const busy = Array.from({ length: QUIZZES }, (_, quiz) =>
  seats(12).flatMap((who) => [
    operations.answer(quiz, who, -40, 0),
    operations.finish(quiz, who, (who * 5 + quiz * 11) % 40),
    operations.grade(quiz, who, 0, (who * 37 + quiz * 13) % 101),
    operations.gradeBothByMachine(quiz, who, 0, (who * 29 + quiz * 17) % 101),
  ]),
).flat();
function seats(count: number) {
  return Array.from({ length: count }, (_, index) => index);
}

/** Most have been there from the beginning, some joined when a quiz was due already, some just now. */
async function club() {
  const made = await makeClub(server, tenantId, {
    members: people,
    quizzes: [{ deadlineAt: day(-1.5) }, {}, { openAt: day(-3), deadlineAt: day(-0.5) }, { published: false }],
  });
  const joined = (from: number, to: number, at: Date) =>
    build
      .updateTable('club_members')
      .set({ joined_at: at })
      .where('club_sequence', '=', made.clubSequence)
      .where(
        'member_id',
        'in',
        people.slice(from, to).map(({ memberId }) => memberId),
      );
  await run((transaction) => transaction.all(joined(0, 8, day(-7)), joined(8, 12, day(-1))));
  return made;
}

const round1 = (value: number) => Math.round(value * 10) / 10;
const meanOf = (list: readonly number[]) =>
  list.length === 0 ? null : round1(list.reduce((sum, one) => sum + one, 0) / list.length);
const share = (list: readonly boolean[]) => (list.length === 0 ? null : list.filter(Boolean).length / list.length);

function pearson(pairs: readonly (readonly [number, number])[]): number | null {
  const n = pairs.length;
  if (n < 10) return null;
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / n;
  const [mx, my] = [mean(0), mean(1)];
  const dot = (f: (x: number, y: number) => number) => pairs.reduce((sum, [x, y]) => sum + f(x - mx, y - my), 0);
  const spread = Math.sqrt(dot((x) => x * x) * dot((_, y) => y * y));
  return spread < 1e-9 ? null : dot((x, y) => x * y) / spread;
}

/** The figures again, slowly: every row is read and looked at. */
async function slowly({ clubSequence, quizSequences }: MadeClub) {
  const of = <T extends 'answers' | 'club_quizzes' | 'club_members' | 'clubs'>(table: T) =>
    build
      .selectFrom(table as 'answers')
      .selectAll()
      .where('club_sequence', '=', clubSequence);
  const [answers, places, members, grades, [facts], reviews] = await server.database.read(
    tenantId,
    of('answers'),
    build.selectFrom('club_quizzes').selectAll().where('club_sequence', '=', clubSequence).orderBy('position'),
    build.selectFrom('club_members').selectAll().where('club_sequence', '=', clubSequence),
    build.selectFrom('answer_grades').selectAll(),
    build.selectFrom('clubs').selectAll().where('club_sequence', '=', clubSequence),
    build.selectFrom('grade_reviews').selectAll().where('answered_at', 'is', null),
  );
  const official = new Map(
    answers.map(({ answer_sequence }) => {
      const by = (grader: Grader) =>
        grades.find((one) => one.answer_sequence === answer_sequence && one.grader === grader)?.grade ?? null;
      const all = { INSTRUCTOR: by('INSTRUCTOR'), AI: by('AI'), SELF: by('SELF') };
      return [answer_sequence, officialGrade(facts!.official_grading as Grader, all)] as const;
    }),
  );
  const gradeOf = (list: typeof answers) => list.flatMap((one) => official.get(one.answer_sequence) ?? []);
  const deadlines = new Map(places.map((one) => [one.quiz_sequence, one.deadline_at]));
  const finals = answers.filter((one) => one.answer_status === '0003');
  const onTime = (one: (typeof answers)[number]) => {
    const deadline = deadlines.get(one.quiz_sequence) ?? null;
    return deadline === null || one.final_submitted_at! <= deadline;
  };
  const isOpen = (one: (typeof places)[number]) =>
    answers.some((answer) => answer.quiz_sequence === one.quiz_sequence) ||
    (one.published && one.open_at! <= server.clock.now());
  const opened = places.filter(isOpen).length;
  const due = places
    .filter(isOpen)
    .map((one) => ({ ...one, at: one.deadline_at ?? new Date(one.open_at!.getTime() + 7 * 24 * 60 * 60_000) }))
    .filter(({ at }) => at <= server.clock.now())
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const standing = members
    .filter((one) => one.membership_status === 'MEMBER')
    .map(({ member_id, joined_at }) => {
      const theirs = answers.filter((one) => one.member_id === member_id);
      const [last, before] = due;
      const isSilent =
        last !== undefined &&
        before !== undefined &&
        joined_at! < before.at &&
        theirs.every(({ quiz_sequence }) => due.slice(2).some((one) => one.quiz_sequence === quiz_sequence));
      return {
        member_id,
        theirs,
        isSilent,
        isCompared: due.length > 0 && joined_at! < due.at(-1)!.at,
        submitted: theirs.length,
        final: finals.filter((one) => one.member_id === member_id).length,
      };
    });
  const ranked = standing.map(({ final }) => final).toSorted((a, b) => a - b);
  const median =
    ranked.length === 0
      ? 0
      : (ranked[Math.floor((ranked.length - 1) / 2)]! + ranked[Math.floor(ranked.length / 2)]!) / 2;
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
  const tens = (list: readonly number[]) =>
    Array.from({ length: 10 }, (_, ten) => list.filter((one) => Math.min(9, Math.floor(one / 10)) === ten).length);
  const understood = answers.flatMap(({ comprehension }) => comprehension ?? []);
  const graded = gradeOf(answers);
  const isAsked = (one: (typeof answers)[number]) =>
    one.answer_status === '0003' && reviews.some(({ answer_sequence }) => answer_sequence === one.answer_sequence);
  const isWaiting = (one: (typeof answers)[number]) =>
    one.answer_status === '0003' &&
    !isAsked(one) &&
    !grades.some(({ answer_sequence, grader }) => answer_sequence === one.answer_sequence && grader === 'INSTRUCTOR');
  const isBehind = ({ isSilent, isCompared, final }: (typeof standing)[number]) =>
    isSilent || (isCompared && final < median / 2);
  const standings = standing.map((one) => {
    const theirGrades = gradeOf(one.theirs);
    return {
      memberUUID: one.member_id,
      submittedCount: one.submitted,
      finalCount: one.final,
      onTimeCount: one.theirs.filter((answer) => answer.answer_status === '0003' && onTime(answer)).length,
      progress: percent(one.final, opened),
      gradeCount: theirGrades.length,
      meanGrade: meanOf(theirGrades),
      isBehind: isBehind(one),
    };
  });
  const dashboard = {
    memberCount: standing.length,
    quizCount: quizSequences.length - 1,
    unpublishedCount: 1,
    openedCount: opened,
    work: {
      waitingCount: answers.filter(isWaiting).length,
      reviewCount: answers.filter(isAsked).length,
      requestCount: 0,
      behindCount: standing.filter(isBehind).length,
    },
    progress: {
      mean: percent(
        ranked.reduce((sum, one) => sum + one, 0),
        opened * standing.length,
      ),
      median: percent(median, opened),
      histogram: [0, 1, 2, 3, 4].map(
        (fifth) =>
          standing.filter(({ final }) => Math.min(4, Math.floor(percent(final, opened) / 20)) === fifth).length,
      ),
    },
    onTime: {
      finalCount: finals.length,
      onTimeCount: finals.filter(onTime).length,
      share: share(finals.map(onTime)),
    },
    scores: {
      count: graded.length,
      mean: meanOf(graded),
      lowShare: share(graded.map((one) => one < 60)),
      histogram: tens(graded),
    },
    comprehension: {
      count: understood.length,
      mean: meanOf(understood),
      histogram: [1, 2, 3, 4, 5].map((one) => understood.filter((level) => level === one).length),
    },
    quizzes: places.map((one) => {
      const its = answers.filter((answer) => answer.quiz_sequence === one.quiz_sequence);
      const pairs = its.flatMap((answer) => {
        const x = official.get(answer.answer_sequence) ?? null;
        const rest = gradeOf(
          answers.filter((other) => other.member_id === answer.member_id && other.quiz_sequence !== one.quiz_sequence),
        );
        return x === null || rest.length === 0 ? [] : [[x, rest.reduce((a, b) => a + b, 0) / rest.length] as const];
      });
      const r = pearson(pairs);
      return {
        quizSequence: one.quiz_sequence,
        submittedCount: its.length,
        finalCount: its.filter((answer) => answer.answer_status === '0003').length,
        waitingCount: its.filter(isWaiting).length,
        gradeCount: gradeOf(its).length,
        meanGrade: meanOf(gradeOf(its)),
        lowShare: share(gradeOf(its).map((grade) => grade < 60)),
        discrimination: r === null ? null : expect.closeTo(r, 1),
      };
    }),
  };
  const growths = members.map(({ member_id }) => {
    const changes = answers
      .filter((one) => one.member_id === member_id && one.answer_status === '0003')
      .flatMap((one) => {
        const isGraded = (official.get(one.answer_sequence) ?? null) !== null;
        const pair = { preGrade: one.pre_grade, finalGrade: isGraded ? one.ai_final_grade : null };
        return normalisedChange(pair) ?? [];
      });
    const mean = changes.length === 0 ? null : changes.reduce((sum, one) => sum + one, 0) / changes.length;
    return { member_id, growth_count: changes.length, growth: mean === null ? null : expect.closeTo(mean, 6) };
  });
  return { dashboard, standings, growths };
}

async function read<T>({ clubSequence, creator }: MadeClub, rest = ''): Promise<T> {
  const { status, body } = await server.call({
    url: `/api/v1/clubs/${clubSequence}/dashboard${rest}`,
    token: creator.token,
  });
  expect(status).toBe(200);
  return body.data as T;
}

/** What the dashboard says of the club and of each member is what reading all rows gives. */
async function expectTrueFigures(made: MadeClub): Promise<void> {
  const { dashboard, standings, growths } = await slowly(made);
  expect(await read<ClubDashboard>(made)).toMatchObject(dashboard);
  const byId = (list: readonly { memberUUID: string }[]) =>
    list.toSorted((a, b) => (a.memberUUID < b.memberUUID ? -1 : 1));
  const all = await read<{ contents: MemberStanding[] }>(made, '/members?size=100');
  expect(byId(all.contents)).toMatchObject(byId(standings));
  const behind = await read<{ contents: MemberStanding[] }>(made, '/members?size=100&filter=behind');
  expect(byId(behind.contents)).toMatchObject(byId(standings.filter(({ isBehind }) => isBehind)));
  const [keptGrowths] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_members')
      .select([
        'member_id',
        'growth_count',
        sql<number | null>`(growth_sum / nullif(growth_count, 0))::float8`.as('growth'),
      ])
      .where('club_sequence', '=', made.clubSequence),
  );
  expect(new Set(keptGrowths)).toEqual(new Set(growths));
}
const kept = async ({ clubSequence }: MadeClub) =>
  server.database.read(
    tenantId,
    build
      .selectFrom('club_quizzes')
      .selectAll()
      // Of what happened, not of how things stand.
      .select([sql`0`.as('grade_changes'), sql`null`.as('discrimination_at')])
      .where('club_sequence', '=', clubSequence)
      .orderBy('quiz_sequence'),
    build.selectFrom('club_members').selectAll().where('club_sequence', '=', clubSequence).orderBy('member_id'),
    build
      .selectFrom('answers')
      .select(['answer_sequence', 'official_grade'])
      .where('club_sequence', '=', clubSequence)
      .orderBy('answer_sequence'),
  );

test('every figure is what reading all rows gives, whatever happened in the club', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(operation, { maxLength: 40 }), async (isBusy, happened) => {
      const made = await club();
      for (const happen of [...(isBusy ? busy : []), ...happened]) await happen(made);
      await refreshDiscriminations(server.services, tenantId, server.clock.now());
      await expectTrueFigures(made);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test('counting anew changes nothing that the triggers kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (happened) => {
      const made = await club();
      for (const happen of happened) await happen(made);
      await refreshDiscriminations(server.services, tenantId, server.clock.now());
      const before = await kept(made);
      await run((transaction) => transaction.execute('select recount_club($1, $2)', [tenantId, made.clubSequence]));
      await refreshDiscriminations(server.services, tenantId, server.clock.now());
      expect(await kept(made)).toEqual(before);
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 240_000);

test('counting anew mends what is wrong', async () => {
  const made = await club();
  for (const happen of busy) await happen(made);
  await run((transaction) =>
    transaction.all(
      build
        .updateTable('club_quizzes')
        .set({ final_count: 0, grade_sum: 7, waiting_count: 9 })
        .where('club_sequence', '=', made.clubSequence),
      build.updateTable('club_members').set({ final_count: 3 }).where('club_sequence', '=', made.clubSequence),
      build.updateTable('answers').set({ official_grade: null }).where('club_sequence', '=', made.clubSequence),
    ),
  );
  await run((transaction) => transaction.execute('select recount_club($1, $2)', [tenantId, made.clubSequence]));
  await refreshDiscriminations(server.services, tenantId, server.clock.now());
  await expectTrueFigures(made);
});

test('what happens at the same moment is counted once each', async () => {
  const made = await club();
  await openConnections(server);
  for (const happen of busy.filter((_, index) => index % 3 !== 2)) await happen(made);
  const grades = seats(12).flatMap((who) => [
    operations.grade(0, who, 0, who * 7),
    operations.gradeSelf(0, who, 0, who * 5),
    operations.grade(1, who, 0, 100 - who),
    operations.understand(1, who, who),
  ]);
  await Promise.all(
    [
      ...grades,
      operations.gradeAll(2, 0, 0, 40),
      operations.gradeAll(3, 0, 0, 80),
      operations.moveDeadline(0, 0, 13),
    ].map((happen) => happen(made)),
  );
  await refreshDiscriminations(server.services, tenantId, server.clock.now());
  await expectTrueFigures(made);
}, 60_000);
