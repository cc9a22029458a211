import type { Helped, Influence } from '@dure/contract/answering/answers/helped.endpoints';
import type { PointHistories } from '@dure/contract/people/points/points.endpoints';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../../kernel/database/database.ts';
import {
  answerPath,
  answerRow,
  myQuizPath,
  placeOf,
  quizPath,
  submitFinal,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { disagreements } from '../../../../testing/invariants.ts';
import { notificationsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { openConnections } from '../../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { compareDue } from './comparing.service.ts';
import { showingsPurgeJob } from './influence.jobs.ts';
import { listDue, takeDue } from './influence.queries.ts';

const OWN = '쓰기가 많은 테이블에서는 인덱스마다 갱신 비용이 듭니다.';
const LEADING = '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.';
const LEADING_TAKEN = '복합 인덱스는 선두 컬럼이 조건에 없으면 범위를 못 좁힌다.';
const OTHER = '캐시 적중률이 떨어지면 디스크를 더 많이 읽어야 합니다.';
const TAKEN = `${OWN} ${LEADING_TAKEN}`;

let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let [me, ann, ben]: Person[] = [];
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
});
afterAll(() => owner.end());

const minutes = (count: number) => server.clock.set(new Date(Date.parse(START) + count * 60_000).toISOString());
async function open(options: ClubOptions = {}, others: readonly Person[] = []) {
  server.clock.set(START);
  [me, ann, ben] = await Promise.all(['나', '안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)));
  const club = await makeClub(server, tenantId, {
    members: [me!, ann!, ben!, ...others],
    quizzes: [{}],
    // A revision counts.
    holdModelAnswer: true,
    ...options,
  });
  at = placeOf(club);
  await submitPre(server, ann!, at, { text: `그렇게 봅니다. ${LEADING}` });
  await submitPre(server, ben!, at, { text: OTHER });
  await submitPre(server, me!, at, { text: OWN });
  minutes(1);
}
beforeEach(() => open());

const read = (person = me!, path = `${quizPath(at)}/answers`) => server.call({ url: path, token: person.token });
const final = async (text: string, person = me!) => {
  expect((await submitFinal(server, person, at, { text })).status).toBe(200);
  await compareDue(server.services, tenantId);
};
const helpOf = async (person: Person) => {
  const { body } = await server.call({ url: `/api/v1/my/clubs/${at.club}/helped`, token: person.token });
  return body.data as { contents: Helped[]; influences: Influence[] };
};
const asked = async (person = me!) =>
  (await helpOf(person)).influences.map(({ member, isConfirmed }) => [member.nickname, isConfirmed]);
const decide = (isConfirmed: unknown, source: { memberId: string } = ann!, person = me!) =>
  server.call({
    method: 'PUT',
    url: `${myQuizPath(at)}/influences/${source.memberId}`,
    token: person.token,
    payload: { isConfirmed },
  });
const earned = async (person: Person) => {
  const { body } = await server.call({ url: '/api/v1/points/histories?size=100', token: person.token });
  const { contents } = body.data as PointHistories;
  return contents.filter(({ kind }) => kind === 'influence').map(({ points }) => points);
};
const thanks = async (person: Person) =>
  (await notificationsOf(server, tenantId, person)).filter(({ kind }) => kind === 'influence');
const shownCount = async () => {
  const { rows } = await owner.query('select count(*)::int as count from answer_showings where tenant_id = $1', [
    tenantId,
  ]);
  return (rows[0] as { count: number }).count;
};
const wrong = async () => (await disagreements(owner, tenantId))['points of the ledger and what earns them'];

describe('a thought that stood in an answer one was shown', () => {
  test('is asked about quietly; confirmed it is thanks with the way there, and then points', async () => {
    await read();
    await final(TAKEN);
    expect((await helpOf(me!)).influences).toMatchObject([
      { sentence: LEADING_TAKEN, passage: LEADING, isConfirmed: null, member: { nickname: '안나' } },
    ]);
    // Nobody is told of what a program supposes.
    expect([await thanks(ann!), await earned(ann!), (await helpOf(ann!)).contents]).toEqual([[], [], []]);
    expect((await decide(true)).status).toBe(200);
    expect(await thanks(ann!)).toMatchObject([
      { actor_id: me!.memberId, quiz_sequence: at.quiz, detail: { answer: me!.memberId } },
    ]);
    expect((await helpOf(ann!)).contents).toMatchObject([
      { kind: 'INFLUENCE', text: LEADING, member: { nickname: '나' } },
    ]);
    expect(await earned(ann!)).toEqual([3]);
    expect(await asked()).toEqual([['안나', true]]);
  });

  test('denied it is nothing, and the answer may be changed', async () => {
    await read();
    await final(TAKEN);
    await decide(false);
    expect([await thanks(ann!), await earned(ann!)]).toEqual([[], []]);
    await decide(true);
    await decide(false);
    await decide(true);
    expect(await earned(ann!)).toEqual([3, -3, 3]);
    expect(await thanks(ann!)).toHaveLength(1);
    expect(await wrong()).toBeUndefined();
  });

  test('is not asked about where it was not shown, or only after the final answer', async () => {
    await final(TAKEN);
    await read();
    await final(`${TAKEN} 고쳤다.`);
    expect(await asked()).toEqual([]);
  });

  test.each([
    ['the list', () => `${quizPath(at)}/answers`],
    ['all answers', () => `${quizPath(at)}/member-answers`],
    ['what is read first', () => `${quizPath(at)}/first-answers`],
    ['one card', () => answerPath(at, ann!)],
  ])('counts as shown by %s', async (_, path) => {
    expect((await read(me!, path())).status).toBe(200);
    await final(TAKEN);
    expect(await asked()).toEqual([['안나', null]]);
  });

  test('what the quiz says is nobody’s', async () => {
    await open({ quizzes: [{ modelAnswer: LEADING }] });
    await read();
    await final(TAKEN);
    expect(await asked()).toEqual([]);
  });

  test('an answer that changed after it was read counts only once it is read again', async () => {
    await read();
    minutes(2);
    await final(`${OTHER} 함수로 감싼 컬럼은 인덱스를 타지 못합니다.`, ben!);
    minutes(3);
    const taken = `${OWN} 함수로 감싼 컬럼은 인덱스를 못 탑니다.`;
    await final(taken);
    expect(await asked()).toEqual([]);
    await open();
    await read();
    minutes(2);
    await final(`${OTHER} 함수로 감싼 컬럼은 인덱스를 타지 못합니다.`, ben!);
    minutes(3);
    await read();
    await final(taken);
    expect(await asked()).toEqual([['벤', null]]);
  });
});

describe('what is taken back', () => {
  beforeEach(async () => {
    await read();
    await final(TAKEN);
    await decide(true);
  });

  test('a revision without the sentence takes the credit back, and with it asks anew', async () => {
    await final(OWN);
    expect([await asked(), await earned(ann!)]).toEqual([[], [-3, 3]]);
    // What no longer stands is not to be decided upon either.
    expect([(await decide(false)).status, (await decide(true)).status]).toEqual([404, 404]);
    expect((await helpOf(ann!)).contents).toEqual([]);
    await final(TAKEN);
    expect(await asked()).toEqual([['안나', null]]);
    await decide(true);
    expect(await earned(ann!)).toEqual([3, -3, 3]);
    expect(await thanks(ann!)).toHaveLength(1);
    expect(await wrong()).toBeUndefined();
  });

  test('a revision of something else changes nothing', async () => {
    await final(`${TAKEN} ${OTHER}`);
    expect(await earned(ann!)).toEqual([3]);
    expect((await asked())[0]).toEqual(['안나', true]);
  });

  test('what its author no longer says earns nothing more', async () => {
    await open();
    await submitFinal(server, ann!, at, { text: `함수로 감싼 컬럼은 인덱스를 타지 못합니다. ${OTHER}` });
    minutes(2);
    await read();
    await final(`${OWN} 함수로 감싼 컬럼은 인덱스를 못 탑니다.`);
    await decide(true);
    expect(await earned(ann!)).toEqual([3]);
    await final('다르게 생각하게 되었습니다.', ann!);
    expect([await earned(ann!), await asked()]).toEqual([[-3, 3], []]);
    expect(await wrong()).toBeUndefined();
  });
});

describe('who may', () => {
  test('decide: its author alone, about what was found alone', async () => {
    await read();
    await final(TAKEN);
    const outsider = await makePerson(server, tenantId, 'member', '바깥');
    expect((await decide(true, ann!, outsider)).status).toBe(403);
    expect((await decide(true, ann!, ben!)).status).toBe(404);
    expect((await decide(true, me!, ann!)).status).toBe(404);
    expect((await decide(true, ben!)).status).toBe(404);
    expect((await decide('yes')).body.code).toBe('0422');
    expect(await asked()).toEqual([['안나', null]]);
  });

  test('know whom: in an anonymous club both are numbers, and the member’s id leads nowhere', async () => {
    await open({ anonymous: true });
    await read();
    await final(TAKEN);
    expect(await asked()).toEqual([['익명 1', null]]);
    expect((await decide(true)).status).toBe(404);
    const { alias_id: memberId } = (await answerRow(server, tenantId, at, ann!))!;
    expect((await decide(true, { memberId })).status).toBe(200);
    const [told] = await thanks(ann!);
    expect(told!.detail).toMatchObject({ actor: '익명 3' });
    expect(JSON.stringify(told!.detail)).not.toContain(me!.memberId);
    const help = await helpOf(ann!);
    expect(help.contents[0]!.member.nickname).toBe('익명 3');
    expect(JSON.stringify([help, await helpOf(me!)])).not.toContain(me!.memberId);
    expect(JSON.stringify(await helpOf(me!))).not.toContain(ann!.memberId);
  });
});

test('whoever confirms many times at once gives thanks and points once', async () => {
  await read();
  await final(TAKEN);
  await Promise.all(Array.from({ length: 30 }, () => decide(true)));
  expect([await earned(ann!), (await thanks(ann!)).length]).toEqual([[3], 1]);
  expect(await wrong()).toBeUndefined();
});

test('jobs that compare at once, while answers are revised and decided upon, agree in the end', async () => {
  await read();
  await final(TAKEN);
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      submitFinal(server, me!, at, { text: round % 2 === 0 ? OWN : TAKEN }),
      ...Array.from({ length: 4 }, () => compareDue(server.services, tenantId)),
      ...Array.from({ length: 4 }, () => decide(true)),
    ]);
  }
  await compareDue(server.services, tenantId);
  expect(await wrong()).toBeUndefined();
  expect(await asked()).toEqual([]);
  expect((await earned(ann!)).reduce((sum, points) => sum + points, 0)).toBe(0);
});

test('what is revised while it is compared is compared again', async () => {
  await read();
  await submitFinal(server, me!, at, { text: TAKEN });
  const { read: asks } = Database.prototype;
  let calls = 0;
  // The second question of the job is for the texts.
  server.database.read = (async (...given: Parameters<typeof asks>) => {
    const rows = await asks.apply(server.database, given);
    if (++calls === 2) await submitFinal(server, me!, at, { text: OWN });
    return rows;
  }) as typeof asks;
  try {
    await compareDue(server.services, tenantId);
  } finally {
    server.database.read = asks;
  }
  await compareDue(server.services, tenantId);
  expect(await asked()).toEqual([]);
});

test('of one answer three confirmations earn, and all are thanks', async () => {
  const others = await Promise.all([1, 2, 3, 4].map((no) => makePerson(server, tenantId, 'member', `동료${no}`)));
  await open({}, others);
  for (const one of others) {
    await submitPre(server, one, at, { text: '아직 모르겠습니다.' });
    await read(one);
    await final(LEADING_TAKEN, one);
    expect((await decide(true, ann!, one)).status).toBe(200);
  }
  expect(await earned(ann!)).toEqual([3, 3, 3]);
  expect(await thanks(ann!)).toHaveLength(4);
});

test('a club that gives no points gives thanks', async () => {
  await owner.query('update clubs set earns_points = false where tenant_id = $1 and club_sequence = $2', [
    tenantId,
    at.club,
  ]);
  await read();
  await final(TAKEN);
  await decide(true);
  expect([await earned(ann!), (await thanks(ann!)).length]).toEqual([[], 1]);
});

test('reading on writes nothing: what was noted stays until it changes', async () => {
  const before = await shownCount();
  await read();
  const noted = await shownCount();
  expect(noted - before).toBe(2);
  const { rows: first } = await owner.query('select max(shown_at) as at from answer_showings where tenant_id = $1', [
    tenantId,
  ]);
  minutes(5);
  for (let n = 0; n < 3; n++) await read();
  const { rows: again } = await owner.query('select max(shown_at) as at from answer_showings where tenant_id = $1', [
    tenantId,
  ]);
  expect([await shownCount(), again]).toEqual([noted, first]);
  // Whoever has their final answer is on no way to one.
  await final(TAKEN);
  await read(ann!, `${quizPath(at)}/answers`);
  await final('최종', ann!);
  const kept = await shownCount();
  await read(ann!);
  expect(await shownCount()).toBe(kept);
});

test('whoever reads is answered though nothing can be written down', async () => {
  const write = Database.prototype.write;
  server.database.write = () => Promise.reject(new Error('no room'));
  try {
    expect((await read()).status).toBe(200);
  } finally {
    server.database.write = write;
  }
});

test('what was shown is forgotten after 30 days', async () => {
  await read();
  minutes(60 * 24 * 29);
  await showingsPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  expect(await shownCount()).toBeGreaterThan(0);
  minutes(60 * 24 * 31);
  await showingsPurgeJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  expect(await shownCount()).toBe(0);
});

test('what a slow job read before others were done is not what is due now', async () => {
  await read();
  await submitFinal(server, me!, at, { text: TAKEN });
  const [[before]] = await server.database.read(tenantId, listDue({ tenantId, after: 0, max: 1 }));
  await compareDue(server.services, tenantId);
  await submitFinal(server, me!, at, { text: OWN });
  const { answer_sequence: answerSequence, turn } = before!;
  const taken = await server.database.transaction(tenantId, (transaction) =>
    transaction.change(takeDue({ tenantId, answerSequence, turn })),
  );
  expect(taken).toBe(0);
});
