import type { Helped } from '@dure/contract/answering/answers/helped.endpoints';
import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { answerPath, answerRow, placeOf, submitFinal, submitPre, type Place } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let [me, ann, ben]: Person[] = [];
let outsider: Person;
let at: Place;
let other: Place;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [me, ann, ben] = await Promise.all(['나', '안나', '벤'].map((name) => makePerson(server, tenantId, 'member', name)));
  outsider = await makePerson(server, tenantId, 'member', '바깥');
});

async function open(options: ClubOptions = {}) {
  const club = await makeClub(server, tenantId, {
    members: [me!, ann!, ben!],
    quizzes: [{}, {}],
    holdModelAnswer: true,
    ...options,
  });
  [at, other] = [placeOf(club, 0), placeOf(club, 1)];
  for (const place of [at, other]) {
    for (const person of [me!, ann!, ben!])
      await submitPre(server, person, place, { text: `${person.nickname}의 생각입니다` });
  }
}
beforeEach(() => open());

const pick = (person: Person, author: Person, place = at, payload: object = {}) =>
  server.call({ method: 'POST', url: `${answerPath(place, author)}/onepick`, token: person.token, payload });
const explain = (person: Person, author: { memberId: string }, reason: string, place = at) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(place, author)}/onepick/reason`,
    token: person.token,
    payload: { reason },
  });
const ask = (person: Person, query = '') =>
  server.call({ url: `/api/v1/my/clubs/${at.club}/helped${query}`, token: person.token });
const helpedBy = async (person: Person, query = '') => {
  const { contents } = (await ask(person, query)).body.data as { contents: Helped[] };
  return contents.map(({ kind, quizSequence, member, text }) => [kind, quizSequence, member.nickname, text]);
};
const cardOf = async (viewer: Person, author: Person) =>
  (await server.call({ url: answerPath(at, author), token: viewer.token })).body.data as AnswerCard;

test('the author reads who quoted them and whose one-pick they are, with the reason', async () => {
  await pick(ann!, me!);
  expect((await explain(ann!, me!, ' 비용으로 말해서 ')).body.data).toEqual({ reason: '비용으로 말해서' });
  await pick(ben!, me!, other);
  await submitFinal(server, ben!, at, { text: '> 나의 생각입니다 — @나' });
  expect((await helpedBy(me!)).toSorted()).toEqual(
    [
      ['ONE_PICK', at.quiz, '안나', '비용으로 말해서'],
      ['ONE_PICK', other.quiz, '벤', ''],
      ['QUOTE', at.quiz, '벤', '나의 생각입니다'],
    ].toSorted(),
  );
  expect(await helpedBy(me!, `?quizSequence=${other.quiz}`)).toEqual([['ONE_PICK', other.quiz, '벤', '']]);
  expect(await helpedBy(ann!)).toEqual([]);
});

test('what no longer stands is not told: a quote left out, a pick taken back', async () => {
  await pick(ann!, me!);
  await submitFinal(server, ben!, at, { text: '> 나의 생각입니다 — @나' });
  await submitFinal(server, ben!, at, { text: '인용 없이' });
  await server.call({ method: 'DELETE', url: `${answerPath(at, me!)}/onepick`, token: ann!.token });
  expect(await helpedBy(me!)).toEqual([]);
});

test('a reason belongs to the pick: it goes with it, is the picker’s to see, and no other answer takes one', async () => {
  await pick(ann!, me!);
  expect((await explain(ann!, ben!, '잘못')).status).toBe(404);
  await explain(ann!, me!, '처음');
  expect((await cardOf(ann!, me!)).onePickReason).toBe('처음');
  expect((await cardOf(ben!, me!)).onePickReason).toBe('');
  await pick(ann!, ben!, at, { move: true });
  expect((await cardOf(ann!, ben!)).onePickReason).toBe('');
  expect((await explain(ann!, me!, '옛것')).status).toBe(404);
});

test('sixty characters at most', async () => {
  await pick(ann!, me!);
  expect((await explain(ann!, me!, '가'.repeat(60))).status).toBe(200);
  expect((await explain(ann!, me!, '가'.repeat(61))).status).toBe(400);
});

test('an anonymous club names by number whoever has an answer, and the id is no member’s', async () => {
  await open({ anonymous: true });
  const { alias_id: myAlias } = (await answerRow(server, tenantId, at, me!))!;
  const url = (suffix: string) => `${answerPath(at, { memberId: myAlias })}/onepick${suffix}`;
  await server.call({ method: 'POST', url: url(''), token: ann!.token, payload: {} });
  await server.call({ method: 'PUT', url: url('/reason'), token: ann!.token, payload: { reason: '까닭' } });
  await submitFinal(server, ben!, at, { text: '> 나의 생각입니다 — @익명 1' });
  const { body } = await ask(me!);
  expect((await helpedBy(me!)).map(([, , name]) => name).toSorted()).toEqual(['익명 2', '익명 3']);
  const told = JSON.stringify(body);
  for (const secret of [ann!.memberId, ben!.memberId, '안나', '벤']) expect(told).not.toContain(secret);
});

test('outside the club nobody is told anything', async () => {
  expect((await ask(outsider)).status).toBe(403);
});
