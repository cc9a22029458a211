import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeOf } from '../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makeGradedAnswers, type GradedAnswer } from '../../../testing/graded-answers.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const made = (options: ClubOptions = {}) => makeClub(server, tenantId, { aiGrading: true, ...options });
const person = (role: 'member' | 'instructor' = 'member') => makePerson(server, tenantId, role);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()));
const give = (...answers: GradedAnswer[]) => makeGradedAnswers(server, tenantId, answers);
const get = (clubSequence: number, { token }: Person) =>
  server.call({ url: `/api/v1/clubs/${clubSequence}/growth/summary`, token });
async function growthOf(clubSequence: number, who: Person): Promise<GrowthSummary> {
  const { status, body } = await get(clubSequence, who);
  expect(status).toBe(200);
  return body.data as GrowthSummary;
}

describe("a member's growth", () => {
  test('compares what AI gave both answers, whatever an instructor gave the final one', async () => {
    const member = await person();
    const club = await made({ members: [member], quizzes: [{}, {}, {}] });
    const ofInstructor = { INSTRUCTOR: 90 };
    await give(
      { person: member, place: placeOf(club, 0), preGrade: 40, aiFinalGrade: 70, grades: ofInstructor },
      { person: member, place: placeOf(club, 1), preGrade: 40, aiFinalGrade: null, grades: ofInstructor },
      { person: member, place: placeOf(club, 2), preGrade: null, aiFinalGrade: 70, grades: ofInstructor },
    );
    const { quizzes, growth, averageFinal } = await growthOf(club.clubSequence, member);
    expect(quizzes).toMatchObject([
      { preGrade: 40, aiFinalGrade: 70, finalGrade: 90, growth: 0.5 },
      { preGrade: null, aiFinalGrade: null, finalGrade: 90, growth: null },
      { preGrade: null, aiFinalGrade: null, finalGrade: 90, growth: null },
    ]);
    expect(growth).toEqual({ count: 1, averagePre: 40, averageFinal: 70, averageGrowth: 0.5 });
    expect(averageFinal).toBe(90);
  });

  test('has for each opened quiz both grades and the normalised change, and their averages', async () => {
    const member = await person();
    const club = await made({
      members: [member],
      quizzes: [{}, { week: 2 }, {}, {}, { openAt: day(1) }, { published: false }],
    });
    await give(
      { person: member, place: placeOf(club, 0), preGrade: 40, grades: { INSTRUCTOR: 85, AI: 10 } },
      { person: member, place: placeOf(club, 1), preGrade: 100, grades: { INSTRUCTOR: 90 } },
      { person: member, place: placeOf(club, 2), preGrade: 50 },
      { person: member, place: placeOf(club, 3), final: false, preGrade: 30 },
      { person: member, place: placeOf(club, 4), preGrade: 0, grades: { INSTRUCTOR: 100 } },
    );
    const { quizzes, ...summary } = await growthOf(club.clubSequence, member);
    expect(
      quizzes.map(({ no, week, preGrade, finalGrade, growth }) => [no, week, preGrade, finalGrade, growth]),
    ).toEqual([
      [1, 1, 40, 85, 0.75],
      [2, 2, 100, 90, -0.1],
      // Without the final one nobody has said anything of the answer yet.
      [3, 1, null, null, null],
      // The pre-answer's grade would tell how to write the final answer.
      [4, 1, null, null, null],
    ]);
    expect(summary).toEqual({
      aiGrading: true,
      averageFinal: 87.5,
      growth: { count: 2, averagePre: 70, averageFinal: 87.5, averageGrowth: expect.closeTo(0.325, 9) as number },
      quartile: null,
      // Two grades say nothing of a way.
      movement: null,
    });
    expect(quizzes.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, false]);
  });

  test.each([
    ['INSTRUCTOR', { SELF: 70 }, null],
    // A grade by AI stands only where an instructor let it count.
    ['INSTRUCTOR', { AI: 60, SELF: 70 }, 60],
    ['AI', { AI: 60, SELF: 70 }, 60],
    ['SELF', { SELF: 70 }, 70],
    ['SELF', { AI: 60, SELF: 70, INSTRUCTOR: 80 }, 80],
  ] as const)('with official grading by %s and grades %j ends at %s', async (officialGrading, grades, expected) => {
    const member = await person();
    const club = await made({ officialGrading, members: [member], quizzes: [{}] });
    await give({ person: member, place: placeOf(club), preGrade: 20, grades });
    expect((await growthOf(club.clubSequence, member)).quizzes[0]!.finalGrade).toBe(expected);
  });

  test('has no grade of a pre-answer where AI grading is off', async () => {
    const members = await people(4);
    const club = await made({ aiGrading: false, members, quizzes: [{}] });
    const place = placeOf(club);
    await give(...members.map((one) => ({ person: one, place, preGrade: 40, grades: { INSTRUCTOR: 85 } })));
    const summary = await growthOf(club.clubSequence, members[0]!);
    expect(summary).toMatchObject({ aiGrading: false, growth: null, quartile: null, averageFinal: 85 });
    expect(summary.quizzes[0]).toMatchObject({ preGrade: null, finalGrade: 85 });
  });

  test('is empty while nothing has opened, and for an admin who is no member', async () => {
    const club = await made({ quizzes: [{ openAt: day(2) }] });
    expect(await growthOf(club.clubSequence, club.creator)).toMatchObject({
      quizzes: [],
      growth: null,
      quartile: null,
    });
  });

  test('is closed to who is no member, 404 for an unknown club', async () => {
    const [stranger, expelled] = [await person(), await person()];
    const club = await made({ people: [{ person: expelled, status: 'EXPELLED' }] });
    expect((await get(club.clubSequence, stranger)).status).toBe(403);
    expect((await get(club.clubSequence, expelled)).status).toBe(403);
    expect((await get(999_999, stranger)).status).toBe(404);
  });
});

describe('the quartile', () => {
  test('tells the place and nobody else: no other id, name or score leaves', async () => {
    const members = await people(4);
    const club = await made({ members, quizzes: [{}] });
    const place = placeOf(club);
    await give(...members.map((one, at) => ({ person: one, place, preGrade: 50, grades: { INSTRUCTOR: 91 + at } })));
    const { raw } = await get(club.clubSequence, members[0]!);
    for (const other of members.slice(1)) expect(raw.toString()).not.toContain(other.memberId);
    for (const score of [92, 93, 94]) expect(raw.toString()).not.toContain(String(score));
    const quartiles = await Promise.all(members.map(async (one) => (await growthOf(club.clubSequence, one)).quartile));
    expect(quartiles).toEqual([null, null, 2, 1]);
  });

  test('does not count who has left or was expelled', async () => {
    const members = await people(3);
    const gone = await person();
    const club = await made({ members, people: [{ person: gone, status: 'LEFT' }], quizzes: [{}] });
    const place = placeOf(club);
    await give(...[...members, gone].map((one) => ({ person: one, place, preGrade: 10, grades: { INSTRUCTOR: 20 } })));
    expect((await growthOf(club.clubSequence, members[0]!)).quartile).toBeNull();
  });

  test('agrees with a slow, obvious computation over a whole club of random grades', async () => {
    const members = await people(13);
    const club = await made({ officialGrading: 'AI', members, quizzes: [{}, {}, {}, {}] });
    // A linear congruential generator: the same club every time.
    let seed = 20_261_121;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const maybe = (chance: number) => (random(10) < chance ? random(6) * 20 : null);
    const answers = members.flatMap((one) =>
      club.quizSequences.flatMap((_, index) => {
        const [instructor, ai] = [maybe(5), maybe(7)];
        const grades = { ...(instructor !== null && { INSTRUCTOR: instructor }), ...(ai !== null && { AI: ai }) };
        const answer = { person: one, place: placeOf(club, index), final: random(10) < 9, preGrade: maybe(8), grades };
        return random(10) < 9 ? [answer] : [];
      }),
    );
    await give(...answers);

    const averages = members.map((one) => {
      const changes: number[] = [];
      for (const { person: of, final, preGrade, grades } of answers) {
        const official = grades.INSTRUCTOR ?? grades.AI;
        if (of !== one || !final || preGrade === null || official === undefined) continue;
        if (official === preGrade && (preGrade === 0 || preGrade === 100)) continue;
        changes.push((official - preGrade) / (official > preGrade ? 100 - preGrade : preGrade));
      }
      return changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0) / changes.length;
    });
    const measured = averages.filter((value) => value !== null);
    expect(measured.length).toBeGreaterThan(8);
    for (const [at, one] of members.entries()) {
      const { growth, quartile } = await growthOf(club.clubSequence, one);
      const mine = averages[at]!;
      if (mine === null) {
        expect([growth?.averageGrowth ?? null, quartile]).toEqual([null, null]);
        continue;
      }
      expect(growth!.averageGrowth!).toBeCloseTo(mine, 9);
      const higher = measured.filter((value) => value > mine + 1e-9).length;
      const quarter = Math.floor((higher / measured.length) * 4) + 1;
      expect(quartile).toBe(quarter <= 2 ? quarter : null);
    }
  });

  test('takes the same number of statements for one quiz and for fifty', async () => {
    const member = await person();
    const few = await made({ members: [member], quizzes: [{}] });
    const many = await made({ members: [member], quizzes: Array.from({ length: 50 }, () => ({})) });
    const counts: number[] = [];
    for (const { clubSequence } of [few, many]) {
      const before = server.database.statements;
      await growthOf(clubSequence, member);
      counts.push(server.database.statements - before);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
