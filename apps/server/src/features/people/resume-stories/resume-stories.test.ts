import type { MyResume, ShownResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Place, placeOf } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makeGradedAnswers } from '../../../testing/graded-answers.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const MINE = '/api/v1/my/resume-stories';
const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
});

const person = (name = '서예린') => makePerson(server, tenantId, 'member', name);
const market = {
  title: '중고장터',
  description: '한 줄\n두 줄\n세 줄',
  startedAtYear: 2024,
  startedAtMonth: 3,
  finishedAtYear: 2025,
  finishedAtMonth: 8,
  nodes: [{ level: '1', description: '문제 찾기', jobGroup: '0100', clubSequence: null, quizSequence: null }],
};
type Sent = Record<string, unknown>;
const send = ({ token }: Person, method: 'GET' | 'PUT' | 'DELETE', url = MINE, payload?: Sent) =>
  server.call({ method, url, token, ...(payload && { payload }) });
const put = (who: Person, stories: readonly Sent[], version = 0, headline = '한 줄 소개') =>
  send(who, 'PUT', MINE, { headline, stories, version });
async function saved(who: Person, stories: readonly Sent[], version = 0): Promise<MyResume> {
  const { status, body } = await put(who, stories, version);
  expect({ status, errors: body.errors }).toEqual({ status: 200 });
  return body.data as MyResume;
}
const mine = async (who: Person) => (await send(who, 'GET')).body.data as MyResume;
async function opened(who: Person, days = 30) {
  const { body } = await send(who, 'PUT', `${MINE}/link`, { days });
  const { link } = body.data as MyResume;
  return { link: link!, secret: link!.path.replace('/story/', '') };
}
const look = (secret: string, options: { token?: string; host?: string } = {}) =>
  server.call({ url: `/api/v1/resume-stories/${secret}`, ...options });
const shownBy = async (secret: string) => (await look(secret)).body.data as ShownResume;

describe('writing', () => {
  test('what is written comes back in its order, and nobody else has it', async () => {
    const who = await person();
    expect(await mine(who)).toEqual({ headline: '', stories: [], version: 0, clubs: [], grades: [], link: null });
    const library = { ...market, title: '도서관', nodes: [] };
    expect(await saved(who, [library, market])).toMatchObject({
      headline: '한 줄 소개',
      stories: [library, market],
      version: 1,
    });
    expect(await saved(who, [market], 1)).toMatchObject({ stories: [market], version: 2 });
    expect((await mine(await person('남'))).stories).toEqual([]);
  });

  test('a version that is not the last one is refused with what stands there', async () => {
    const who = await person();
    await saved(who, [market]);
    const { status, body } = await put(who, []);
    expect([status, body.code, (body.data as MyResume).version]).toEqual([409, '0409', 1]);
    expect((await put(who, [], 7)).status).toBe(409);
    expect((await mine(who)).stories).toEqual([market]);
  });

  test.each([
    [{ startedAtYear: 24 }, 'startedAtYear', '년도 4자리를 입력해 주세요.'],
    [{ startedAtYear: 1899 }, 'startedAtYear', '올바른 시작 년도를 입력해 주세요.'],
    [{ startedAtMonth: 13 }, 'startedAtMonth', '올바른 시작월을 입력해 주세요.'],
    [{ finishedAtYear: 2101 }, 'finishedAtYear', '올바른 종료 년도를 입력해 주세요.'],
    [{ finishedAtYear: 2023 }, 'finishedAtYear', '시작연도 보다 작을 수 없습니다.'],
    [{ finishedAtMonth: 0 }, 'finishedAtMonth', '올바른 종료월을 입력해 주세요.'],
    [{ finishedAtYear: 2024, finishedAtMonth: 2 }, 'finishedAtMonth', '시작월 보다 작을 수 없습니다.'],
    [{ description: '하나\n둘\n셋\n넷' }, 'description', '설명은 세 줄까지 쓸 수 있습니다.'],
  ])('%j is refused at its field, by the sentence of the specification', async (part, field, message) => {
    const { status, body } = await put(await person(), [market, { ...market, ...part }]);
    expect([status, body.code, body.errors]).toEqual([400, '0422', [{ path: `stories.1.${field}`, message }]]);
  });

  test('levels, job groups and clubs that are not there are refused at their node, and nothing is kept', async () => {
    const who = await person();
    const node = market.nodes[0]!;
    const { body } = await put(who, [
      { ...market, nodes: [node, { ...node, level: '9', jobGroup: '0900', clubSequence: 987_654_321 }] },
    ]);
    expect(body.errors?.map(({ path }) => path)).toEqual([
      'stories.0.nodes.1.level',
      'stories.0.nodes.1.jobGroup',
      'stories.0.nodes.1.clubSequence',
    ]);
    expect(await mine(who)).toMatchObject({ stories: [], version: 0 });
  });
});

describe('the public link', () => {
  test('shows guests what is written, by the names of the organisation, and nothing else of the person', async () => {
    const who = await person();
    await saved(who, [market]);
    const { link, secret } = await opened(who);
    expect(secret).toMatch(/^[\w-]{22}$/);
    const { status, body } = await look(secret);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      state: 'OPEN',
      resume: {
        nickname: '서예린',
        headline: '한 줄 소개',
        expiresAt: link.expiresAt,
        stories: [
          {
            ...market,
            nodes: [
              {
                level: '1',
                levelName: '레벨 1',
                description: '문제 찾기',
                jobGroup: '0100',
                jobGroupName: '기획',
                proof: null,
                gradeProof: null,
              },
            ],
          },
        ],
      },
    });
    expect(JSON.stringify(body)).not.toContain(who.memberId);
    expect(JSON.stringify(body)).not.toContain(who.email);
  });

  test('counts the looks of others alone', async () => {
    const who = await person();
    await saved(who, [market]);
    const { secret } = await opened(who);
    await look(secret);
    await look(secret, { token: (await person('남')).token });
    await look(secret, { token: who.token });
    expect((await mine(who)).link?.lookCount).toBe(2);
  });

  test('stays the same when its date changes, and expires by itself', async () => {
    const who = await person();
    await saved(who, [market]);
    const first = await opened(who, 7);
    const later = await opened(who, 90);
    expect(later.secret).toBe(first.secret);
    expect(Date.parse(later.link.expiresAt) - Date.parse(first.link.expiresAt)).toBeGreaterThan(82 * DAY_MS);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute(`update resume_links set expires_at = $1 where expires_at = $2`, [
        new Date(server.services.clock.now().getTime() - 1),
        new Date(later.link.expiresAt),
      ]),
    );
    expect(await shownBy(first.secret)).toEqual({ state: 'EXPIRED', resume: null });
    expect((await opened(who, 7)).secret).toBe(first.secret);
    expect((await shownBy(first.secret)).state).toBe('OPEN');
  });

  test('once withdrawn shows nothing for ever; the next one is another', async () => {
    const who = await person();
    await saved(who, [market]);
    const { secret } = await opened(who);
    expect((await send(who, 'DELETE', `${MINE}/link`)).body.data).toMatchObject({ link: null });
    expect((await send(who, 'DELETE', `${MINE}/link`)).status).toBe(200);
    expect(await shownBy(secret)).toEqual({ state: 'WITHDRAWN', resume: null });
    const next = await opened(who);
    expect(next.secret).not.toBe(secret);
    expect((await shownBy(secret)).state).toBe('WITHDRAWN');
  });

  test('is unknown elsewhere, by any other secret, and before anything was written', async () => {
    const who = await person();
    expect((await send(who, 'PUT', `${MINE}/link`, { days: 30 })).status).toBe(409);
    await saved(who, [market]);
    const wrong = await send(who, 'PUT', `${MINE}/link`, { days: 31 });
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'days', message: '선택할 수 없는 기간입니다.' }]]);
    const { secret } = await opened(who);
    expect((await look(secret, { host: 'hanbit.localhost' })).status).toBe(404);
    expect((await look('A'.repeat(22))).status).toBe(404);
    expect((await look('short')).status).toBe(400);
  });

  test('no device keeps what it shows, and no answer for a page brings it along', async () => {
    const who = await person();
    await saved(who, [market]);
    const { secret } = await opened(who);
    expect((await look(secret)).headers['x-reader']).toBeUndefined();
    expect((await send(who, 'GET')).headers['x-reader']).toBeDefined();
    const address = encodeURIComponent(`/story/${secret}`);
    const answers = await server.call({ url: `/api/v1/pages/answers?address=${address}`, token: who.token });
    expect(answers.body.data).toEqual({ answers: {} });
  });

  test('of somebody who has left is unknown', async () => {
    const who = await person();
    await saved(who, [market]);
    const { secret } = await opened(who);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute(`update members set status = 'WITHDRAWN' where member_id = $1`, [who.memberId]),
    );
    expect((await look(secret)).status).toBe(404);
  });

  test('the database holds no secret as it stands in the address', async () => {
    const who = await person();
    await saved(who, [market]);
    const { secret } = await opened(who);
    const { rows } = await server.database.transaction(tenantId, (transaction) =>
      transaction.execute('select * from resume_links', []),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('proof', () => {
  async function finished(who: Person, options: ClubOptions = {}) {
    const club = await makeClub(server, tenantId, {
      aiGrading: true,
      status: '0500',
      clubName: '데이터베이스 설계 실전 클럽',
      members: [who],
      quizzes: [{}, {}],
      ...options,
    });
    await makeGradedAnswers(server, tenantId, [
      { person: who, place: placeOf(club, 0), preGrade: 40, grades: { INSTRUCTOR: 85 } },
      { person: who, place: placeOf(club, 1), preGrade: 50, grades: { INSTRUCTOR: 90 } },
    ]);
    return club;
  }
  const proofUrl = (club: number) => `${MINE}/proofs/${club}`;
  const withClub = (clubSequence: number) => [{ ...market, nodes: [{ ...market.nodes[0]!, clubSequence }] }];
  const shownProof = async (secret: string) => (await shownBy(secret)).resume!.stories[0]!.nodes[0]!.proof;
  const grade = (club: number, value: number) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.execute(
        `update answer_grades set grade = $2 where answer_sequence in
           (select answer_sequence from answers where club_sequence = $1 order by quiz_sequence limit 1)`,
        [club, value],
      ),
    );

  test('shows nothing without consent; with it the values of that moment; once withdrawn nothing again', async () => {
    const who = await person();
    const { clubSequence } = await finished(who);
    expect((await mine(who)).clubs).toMatchObject([
      { clubSequence, finalCount: 2, averageGrade: 88, growth: 78, proof: null },
    ]);
    await saved(who, withClub(clubSequence));
    const { secret } = await opened(who);
    expect(await shownProof(secret)).toBeNull();
    await send(who, 'PUT', proofUrl(clubSequence));
    expect(await shownProof(secret)).toMatchObject({
      clubName: '데이터베이스 설계 실전 클럽',
      finalCount: 2,
      averageGrade: 88,
      growth: 78,
      isConfirmed: true,
    });
    await send(who, 'DELETE', proofUrl(clubSequence));
    expect(await shownProof(secret)).toBeNull();
    expect((await send(who, 'DELETE', proofUrl(clubSequence))).status).toBe(200);
  });

  test('a grade that changes is not told: what was consented to is confirmed no more, until the member consents anew', async () => {
    const who = await person();
    const { clubSequence } = await finished(who);
    await saved(who, withClub(clubSequence));
    const { secret } = await opened(who);
    await send(who, 'PUT', proofUrl(clubSequence));
    await grade(clubSequence, 55);
    expect(await shownProof(secret)).toMatchObject({ averageGrade: 88, growth: 78, isConfirmed: false });
    expect((await mine(who)).clubs[0]).toMatchObject({
      averageGrade: 73,
      proof: { averageGrade: 88, isConfirmed: false },
    });
    await send(who, 'PUT', proofUrl(clubSequence));
    expect(await shownProof(secret)).toMatchObject({ averageGrade: 73, isConfirmed: true });
  });

  test('held grades and those that members give themselves prove nothing', async () => {
    const who = await person();
    await finished(who, { holdGrades: true });
    await finished(who, { officialGrading: 'SELF', selfGrading: true });
    for (const club of (await mine(who)).clubs)
      expect(club).toMatchObject({ finalCount: 2, averageGrade: null, growth: null });
  });

  test('a club that runs, that one left or was never in is no proof', async () => {
    const who = await person();
    const running = await finished(who, { status: '0400' });
    const left = await finished(await person('남'), { people: [{ person: who, status: 'LEFT' }] });
    for (const { clubSequence } of [running, left]) {
      expect((await send(who, 'PUT', proofUrl(clubSequence))).status).toBe(404);
      expect((await send(who, 'DELETE', proofUrl(clubSequence))).status).toBe(404);
    }
    expect((await mine(who)).clubs).toEqual([]);
  });

  test('goes with its club, and the step stays', async () => {
    const who = await person();
    const club = await makeClub(server, tenantId, { status: '0500', members: [who] });
    await saved(who, withClub(club.clubSequence));
    const { secret } = await opened(who);
    await send(who, 'PUT', proofUrl(club.clubSequence));
    await server.database.transaction(tenantId, async (transaction) => {
      await transaction.execute('delete from club_members where club_sequence = $1', [club.clubSequence]);
      await transaction.execute('delete from clubs where club_sequence = $1', [club.clubSequence]);
    });
    expect((await shownBy(secret)).resume!.stories[0]!.nodes).toMatchObject([
      { description: '문제 찾기', proof: null },
    ]);
    expect((await mine(who)).stories[0]!.nodes[0]!.clubSequence).toBeNull();
  });

  describe('of a single grade', () => {
    const gradeUrl = ({ club, quiz }: Place) => `${MINE}/proofs/${club}/quizzes/${quiz}`;
    const withGrade = ({ club, quiz }: Place) => [
      { ...market, nodes: [{ ...market.nodes[0]!, clubSequence: club, quizSequence: quiz }] },
    ];
    const shownGrade = async (secret: string) => (await shownBy(secret)).resume!.stories[0]!.nodes[0]!;

    test('shows with consent alone, in a club that still runs; the club itself is not shown by it', async () => {
      const who = await person();
      const place = placeOf(await finished(who, { status: '0400', quizzes: [{ topic: '정규화' }, {}] }), 0);
      expect((await mine(who)).grades).toMatchObject([
        { clubSequence: place.club, proof: null },
        { clubSequence: place.club, proof: null },
      ]);
      await saved(who, withGrade(place));
      const { secret } = await opened(who);
      expect(await shownGrade(secret)).toMatchObject({ proof: null, gradeProof: null });
      const { body } = await send(who, 'PUT', gradeUrl(place));
      expect((body.data as MyResume).grades.map(({ proof }) => proof?.grade)).toEqual([85, undefined]);
      const shown = await shownGrade(secret);
      expect(shown).toMatchObject({
        proof: null,
        gradeProof: { clubName: '데이터베이스 설계 실전 클럽', topic: '정규화', grade: 85, isConfirmed: true },
      });
      expect(JSON.stringify(shown)).not.toContain('question');
      await send(who, 'DELETE', gradeUrl(place));
      expect((await send(who, 'DELETE', gradeUrl(place))).status).toBe(200);
      expect((await shownGrade(secret)).gradeProof).toBeNull();
    });

    test('is confirmed no more once it changes, or is gone, and never tells the newer one', async () => {
      const who = await person();
      const place = placeOf(await finished(who), 0);
      await saved(who, withGrade(place));
      const { secret } = await opened(who);
      await send(who, 'PUT', gradeUrl(place));
      await grade(place.club, 60);
      expect((await shownGrade(secret)).gradeProof).toMatchObject({ grade: 85, isConfirmed: false });
      await send(who, 'PUT', gradeUrl(place));
      expect((await shownGrade(secret)).gradeProof).toMatchObject({ grade: 60, isConfirmed: true });
      await server.database.transaction(tenantId, (transaction) =>
        transaction.execute(
          `delete from answer_grades where answer_sequence in
             (select answer_sequence from answers where club_sequence = $1)`,
          [place.club],
        ),
      );
      expect((await shownGrade(secret)).gradeProof).toMatchObject({ grade: 60, isConfirmed: false });
      expect((await mine(who)).grades).toMatchObject([{ grade: 60, question: '', proof: { isConfirmed: false } }]);
      expect((await send(who, 'PUT', gradeUrl(place))).status).toBe(404);
      expect((await send(who, 'DELETE', gradeUrl(place))).status).toBe(200);
      expect((await mine(who)).grades).toEqual([]);
    });

    test('is neither held, nor given by oneself, nor of somebody else', async () => {
      const who = await person();
      const self = placeOf(await finished(who, { officialGrading: 'SELF', selfGrading: true }), 0);
      const others = placeOf(await finished(await person('남')), 0);
      expect((await mine(who)).grades).toEqual([]);
      for (const place of [self, others]) {
        expect((await send(who, 'PUT', gradeUrl(place))).status).toBe(404);
        expect((await put(who, withGrade(place))).body.errors).toEqual([
          { path: 'stories.0.nodes.0.quizSequence', message: '근거로 붙일 수 없는 점수입니다.' },
        ]);
      }
    });

    test('goes when the quiz leaves its club, and with the club; the step stays', async () => {
      const who = await person();
      const club = await finished(who);
      const place = placeOf(club, 0);
      await saved(who, withGrade(place));
      const { secret } = await opened(who);
      await send(who, 'PUT', gradeUrl(place));
      await server.database.transaction(tenantId, async (transaction) => {
        await transaction.execute(
          `delete from answer_grades where answer_sequence in (select answer_sequence from answers where club_sequence = $1)`,
          [place.club],
        );
        await transaction.execute('delete from answers where club_sequence = $1', [place.club]);
        await transaction.execute('delete from club_quizzes where club_sequence = $1', [place.club]);
      });
      expect(await shownGrade(secret)).toMatchObject({ description: '문제 찾기', gradeProof: null, proof: null });
      expect((await mine(who)).stories[0]!.nodes[0]).toMatchObject({ clubSequence: null, quizSequence: null });
    });
  });
});
