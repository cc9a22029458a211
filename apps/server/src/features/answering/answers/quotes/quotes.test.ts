import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { answerRow, openRoom, placeOf, submitFinal, submitPre, type Place } from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions } from '../../../../testing/clubs.ts';
import { notificationsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let [me, ann, ben, silent]: Person[] = [];
let at: Place;

const ANN = '복합 인덱스에서 **선두 컬럼** 조건이 빠지면 범위를 좁힐 수 없습니다. 그래서 느립니다.';
const SENTENCE = '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.';

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [me, ann, ben, silent] = await Promise.all(
    ['나', '안나', '벤', '조용'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
});

async function open(options: ClubOptions = {}) {
  server.clock.set(START);
  const club = await makeClub(server, tenantId, {
    members: [me!, ann!, ben!, silent!],
    quizzes: [{ deadlineAt: day(1 / 48) }],
    // A revision before the deadline counts.
    holdModelAnswer: true,
    ...options,
  });
  at = placeOf(club);
  for (const [person, text] of [
    [ben!, '벤의 생각은 다릅니다'],
    [ann!, ANN],
    [me!, '내 생각'],
  ] as const) {
    await submitPre(server, person, at, { text });
  }
}
beforeEach(() => open());

const final = async (text: string, person = me!) => {
  const { status } = await submitFinal(server, person, at, { text });
  expect(status).toBe(200);
};
const quotesTo = async (person: Person) =>
  (await notificationsOf(server, tenantId, person)).filter(
    ({ kind, club_sequence }) => kind === 'quote' && club_sequence === at.club,
  );
const quotes = async () => {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('answer_quotes')
      .innerJoin('answers', 'answers.answer_sequence', 'answer_quotes.quoted_sequence')
      .select(['answers.member_id', 'passage', 'stands'])
      .where('answers.club_sequence', '=', at.club)
      .orderBy('quoted_sequence'),
  );
  return rows.map(({ member_id, ...row }) => ({ by: member_id, ...row }));
};
const canQuote = async (person: Person) => ((await openRoom(server, person, at)).body.data as AnswerRoom).can.quote;

describe('a quoted passage', () => {
  test('is kept with the answer that it stands in, and its author is told with the way to who quotes', async () => {
    await final(`내 생각은 이렇다.\n\n> ${SENTENCE} — @안나\n\n그래서 바꾼다.`);
    expect(await quotes()).toEqual([{ by: ann!.memberId, passage: SENTENCE, stands: true }]);
    expect(await quotesTo(ann!)).toMatchObject([
      { actor_id: me!.memberId, quiz_sequence: at.quiz, detail: { answer: me!.memberId } },
    ]);
    expect(await quotesTo(ben!)).toEqual([]);
  });

  test('is told once for each answer and author, however often and whatever is revised', async () => {
    await final(`> ${SENTENCE} — @안나\n\n> 그래서 느립니다. — @안나`);
    await final(`> ${SENTENCE} — @안나`);
    await final('인용 없이');
    expect(await quotes()).toMatchObject([{ stands: false }]);
    await final(`> 그래서 느립니다. — @안나`);
    expect(await quotes()).toEqual([{ by: ann!.memberId, passage: '그래서 느립니다.', stands: true }]);
    expect(await quotesTo(ann!)).toHaveLength(1);
  });

  test('may come out of an earlier text of its author, which was read before it was revised', async () => {
    await final('고쳐 썼습니다', ann!);
    await final(`> ${SENTENCE} — @안나`);
    expect(await quotesTo(ann!)).toHaveLength(1);
  });

  test.each([
    ['words that its author never wrote', '> 인덱스는 필요 없습니다. — @안나'],
    ["another's words under the name", '> 벤의 생각은 다릅니다 — @안나'],
    ['a name without an answer here', `> ${SENTENCE} — @조용`],
    ['one’s own words', '> 내 생각 하나 더 — @나'],
    ['a quote without a name', `> ${SENTENCE}`],
  ])('of %s is text and nothing else', async (_, text) => {
    await final(text);
    expect(await quotes()).toEqual([]);
    for (const person of [ann!, ben!, me!, silent!]) expect(await quotesTo(person)).toEqual([]);
  });

  test('in a revision after the model answer is heard of by nobody: the others do not read it', async () => {
    await open({ holdModelAnswer: false });
    await final('처음 낸 글');
    await final(`> ${SENTENCE} — @안나`);
    expect(await quotes()).toEqual([]);
    expect(await quotesTo(ann!)).toEqual([]);
  });
});

describe('in an anonymous club', () => {
  test('numbers stand for names, in the quote and in what its author is told', async () => {
    await open({ anonymous: true });
    await final(`> ${SENTENCE} — @익명 2`);
    expect(await quotes()).toEqual([{ by: ann!.memberId, passage: SENTENCE, stands: true }]);
    const alias = (await answerRow(server, tenantId, at, me!))!.alias_id;
    const [told] = await quotesTo(ann!);
    expect(told!.detail).toEqual({ answer: alias, actor: '익명 3' });
  });

  test('a name stands for nobody, or the text would say who is who', async () => {
    await open({ anonymous: true });
    await final(`> ${SENTENCE} — @안나`);
    expect(await quotes()).toEqual([]);
    expect(await quotesTo(ann!)).toEqual([]);
  });

  test('who knows the names is not offered to quote', async () => {
    const leader = await makePerson(server, tenantId, 'instructor');
    await open({ anonymous: true, creator: leader, members: [me!, ann!, ben!, silent!, leader] });
    await submitPre(server, leader, at, { text: '강사의 생각' });
    expect(await canQuote(leader)).toBe(false);
    expect(await canQuote(me!)).toBe(true);
    await open({ creator: leader, members: [me!, ann!, ben!, silent!, leader] });
    await submitPre(server, leader, at, { text: '강사의 생각' });
    expect(await canQuote(leader)).toBe(true);
  });
});

test('before the own pre-answer and after the deadline nothing can be quoted', async () => {
  expect(await canQuote(silent!)).toBe(false);
  server.clock.set(day(1 / 36).toISOString());
  expect(await canQuote(me!)).toBe(false);
});
