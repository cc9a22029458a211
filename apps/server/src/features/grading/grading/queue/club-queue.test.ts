import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  myQuizPath,
  placeOf,
  quizPath,
  saveDraft,
  submitFinal,
  submitPre,
  multipart,
} from '../../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { build } from '../../../../kernel/database/build.ts';
import { placeDue } from '../../../answering/answer-queue/queue-place.service.ts';
import { groupDueAnswers } from '../../../answering/answer-queue/similarity.service.ts';

const LONG = `카디널리티가 낮은 컬럼은 인덱스를 타도 읽어야 할 행이 많아 오히려 손해입니다. 복합 인덱스에서 선두 컬럼
  조건이 빠지면 범위를 좁힐 수 없습니다. 실행 계획을 보고 실제 행 수와 추정 행 수를 비교합니다.`;
const OTHER = `통계가 오래되면 옵티마이저가 잘못된 계획을 고르므로 먼저 통계를 갱신하고, 함수를 컬럼에 씌운 조건은 식 인덱스나
  다른 조건으로 바꾸어야 합니다. 임의 접근이 많으면 전체를 훑는 편이 낫습니다.`;

let server: TestServer;
let tenantId: string;
let people: Person[];
let made: MadeClub;

async function openClub(options: ClubOptions = {}): Promise<void> {
  const quizzes = [{}, { week: 2, modelAnswerKeywords: ['인덱스', '통계'] }, { week: 2 }];
  made = await makeClub(server, tenantId, { members: people, selfGrading: true, quizzes, ...options });
}

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  const names = ['도윤', '준호', '하린', '예진', '준서'];
  people = await Promise.all(names.map((name) => makePerson(server, tenantId, 'member', name)));
});
beforeEach(async () => {
  server.clock.set(START);
  await openClub();
});

const person = (nickname: string) => people.find((one) => one.nickname === nickname)!;
const listUrl = () => `/api/v1/my/clubs/${made.clubSequence}/answers`;
async function queue(query = '', token = made.creator.token): Promise<ClubQueue> {
  const { body } = await server.call({ url: `${listUrl()}${query}`, token });
  expect(body.code).toBe('0000');
  return body.data;
}
const names = ({ contents }: ClubQueue) => contents.map(({ member, no }) => `${member.nickname} ${no}`);
const finish = async (nickname: string, quiz = 0, text = `${nickname}의 답`) => {
  server.clock.advance(1000);
  const { status } = await answerFully(server, person(nickname), placeOf(made, quiz), text);
  expect(status).toBe(200);
};
const grade = (nickname: string, grading: number, quiz = 0, version = 0) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(made, quiz), person(nickname))}/grade`,
    token: made.creator.token,
    payload: { grading, version },
  });
const say = async (nickname: string, quiz = 0) =>
  server.call({
    method: 'PUT',
    url: `${answerPath(placeOf(made, quiz), person(nickname))}/feedback`,
    token: made.creator.token,
    ...(await multipart({ text: '잘했어요', fileKeys: [], version: 0 })),
  });
const rateSelf = (nickname: string, points: number, quiz = 0) =>
  server.call({
    method: 'PUT',
    url: `${quizPath(placeOf(made, quiz))}/self-evaluation`,
    token: person(nickname).token,
    payload: { grading: points },
  });
const askAgain = (nickname: string, quiz = 0) =>
  server.call({
    method: 'POST',
    url: `${quizPath(placeOf(made, quiz))}/grade-review`,
    token: person(nickname).token,
    payload: { reason: '근거를 다시 봐 주세요.' },
  });

test('what can still be revised stands after what is closed, in its own order and over pages, until it is graded', async () => {
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('club_quizzes')
        .set({ deadline_at: new Date(Date.parse(START) + 3_600_000) })
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', made.clubSequence)
        .where('quiz_sequence', '=', placeOf(made, 1).quiz),
    ),
  );
  for (const nickname of ['도윤', '준호', '하린']) await finish(nickname, 1);
  await finish('예진', 0);
  await finish('준서', 0);
  await submitPre(server, person('하린'), placeOf(made, 0));
  await grade('준서', 80);
  const expected = ['예진 1', '준서 1', '도윤 2', '준호 2', '하린 2', '하린 1'];
  const all = await queue();
  expect(names(all)).toEqual(expected);
  expect(all.contents.map(({ openUntil }) => openUntil !== null)).toEqual([false, false, true, true, true, false]);
  expect(all.contents[2]!.state).toBe('waiting');
  const paged: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: ClubQueue = await queue(`?size=1${next === '' ? '' : `&after=${next}`}`);
    paged.push(...names(page));
    next = page.next;
  }
  expect(paged).toEqual(expected);
  expect(names(await queue('?filter=waiting'))).toEqual(['예진 1', '도윤 2', '준호 2', '하린 2']);
  expect(names(await queue('?week=2'))).toEqual(['도윤 2', '준호 2', '하린 2']);
  expect(names(await queue(`?keyword=${encodeURIComponent('하린')}`))).toEqual(['하린 2', '하린 1']);
  await grade('준호', 60, 1);
  expect(names(await queue())).toEqual(['예진 1', '준호 2', '준서 1', '도윤 2', '하린 2', '하린 1']);
  server.clock.advance(3_600_000);
  const over = await queue();
  expect(names(over)).toEqual(['도윤 2', '하린 2', '예진 1', '준호 2', '준서 1', '하린 1']);
  expect(over.contents.every(({ openUntil }) => openUntil === null)).toBe(true);
});

test('all quizzes of the club stand in one queue, those that need the instructor first', async () => {
  await finish('도윤', 1);
  await finish('준호', 0);
  await finish('하린', 0);
  await finish('예진', 2);
  await finish('준서', 0);
  await submitPre(server, person('하린'), placeOf(made, 1));
  await saveDraft(server, person('준호'), placeOf(made, 1), '쓰는 중', 0);
  await grade('준호', 70);
  await grade('하린', 80);
  await say('하린');
  await grade('예진', 10, 2);
  await askAgain('예진', 2);
  const all = await queue();
  expect(names(all)).toEqual(['예진 3', '도윤 2', '준서 1', '준호 1', '하린 1', '하린 2']);
  expect(all.contents.map(({ state }) => state)).toEqual([
    'review',
    'waiting',
    'waiting',
    'feedbackMissing',
    'graded',
    'pre',
  ]);
  expect(all.counts).toEqual({ all: 6, review: 1, waiting: 2, feedbackMissing: 1, graded: 2, pre: 1 });
  expect(all.totalElements).toBe(6);
  expect(names(await queue('?filter=waiting'))).toEqual(['도윤 2', '준서 1']);
  expect(names(await queue('?filter=graded'))).toEqual(['준호 1', '하린 1']);
  expect(names(await queue('?filter=feedbackMissing'))).toEqual(['준호 1']);
  expect(names(await queue('?week=2'))).toEqual(['예진 3', '도윤 2', '하린 2']);
  expect((await queue('?week=2')).counts).toMatchObject({ all: 3, review: 1, waiting: 1, pre: 1 });
  expect(names(await queue(`?quiz=${made.quizSequences[0]}&filter=waiting`))).toEqual(['준서 1']);
});

test('a name narrows list and counts', async () => {
  await finish('준호');
  await finish('준서');
  await finish('준서', 1);
  await finish('도윤');
  await grade('준호', 50);
  const found = await queue(`?keyword=${encodeURIComponent('준')}`);
  expect(names(found)).toEqual(['준서 1', '준서 2', '준호 1']);
  expect(found.counts).toEqual({ all: 3, review: 0, waiting: 2, feedbackMissing: 1, graded: 1, pre: 0 });
  expect(names(await queue(`?keyword=${encodeURIComponent('준')}&week=2`))).toEqual(['준서 2']);
});

test('keywords that are missing say nothing against a self grade: other words may say the same', async () => {
  await finish('도윤', 1, '인덱스와 통계');
  await finish('준호', 1, '모르겠다');
  await rateSelf('도윤', 95, 1);
  await rateSelf('준호', 90, 1);
  const { contents } = await queue('?filter=waiting');
  expect(contents.map(({ member, gradeDifference, reason }) => [member.nickname, gradeDifference, reason])).toEqual([
    ['도윤', null, null],
    ['준호', null, null],
  ]);
});

test('answers of nearly the same text with different grades come before older ones, and say why', async () => {
  await finish('예진', 0, OTHER);
  for (const name of ['도윤', '준호', '하린']) await finish(name, 0, LONG);
  await groupDueAnswers(server.services, tenantId);
  await grade('도윤', 90);
  await grade('준호', 60);
  expect(names(await queue('?filter=waiting'))).toEqual(['예진 1', '하린 1']);
  await placeDue(server.services, tenantId);
  const { contents } = await queue('?filter=waiting');
  expect(contents.map(({ member, reason }) => [member.nickname, reason])).toEqual([
    ['하린', { kind: 'duplicateDifference', points: 30, judges: null, criterion: null }],
    ['예진', null],
  ]);
});

test('pages follow one another by key: what moves meanwhile is neither lost nor seen twice', async () => {
  for (const { nickname } of people) await finish(nickname);
  const first = await queue('?size=2');
  expect(names(first)).toEqual(['도윤 1', '준호 1']);
  await grade('도윤', 90);
  const second = await queue(`?size=2&after=${first.next}`);
  expect(names(second)).toEqual(['하린 1', '예진 1']);
  const third = await queue(`?size=2&after=${second.next}`);
  expect([names(third), third.next]).toEqual([['준서 1', '도윤 1'], null]);
});

test('the place of an answer follows what becomes of it, and the counts of its quiz with it', async () => {
  await finish('도윤');
  const state = async () => {
    const { contents, counts } = await queue();
    expect(counts[contents[0]!.state]).toBe(1);
    expect(counts.all).toBe(1);
    return contents[0]?.state;
  };
  expect(await state()).toBe('waiting');
  await submitFinal(server, person('도윤'), placeOf(made), { text: '고친 답' });
  expect(await state()).toBe('waiting');
  await say('도윤');
  expect(await state()).toBe('waiting');
  await grade('도윤', 40);
  expect(await state()).toBe('graded');
  await askAgain('도윤');
  expect(await state()).toBe('review');
});

test('only admins of the club see its queue, and it takes a bounded number of statements', async () => {
  for (const { nickname } of people) await finish(nickname);
  const stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
  for (const url of [listUrl(), `${myQuizPath(placeOf(made))}/member-answers/${people[0]!.memberId}/similar`]) {
    expect((await server.call({ url, token: stranger.token })).status).toBe(403);
  }
  const before = server.database.statements;
  await queue();
  expect(server.database.statements - before).toBeLessThanOrEqual(5);
  const searching = server.database.statements;
  await queue(`?keyword=${encodeURIComponent('준')}`);
  expect(server.database.statements - searching).toBeLessThanOrEqual(6);
});

test('final answers of nearly the same words are one group, the others stand alone', async () => {
  await finish('도윤', 0, LONG);
  await finish('준호', 0, LONG.replace('오히려 손해입니다', '오히려 손해예요').toUpperCase());
  await finish('하린', 0, OTHER);
  await finish('예진', 0, LONG);
  await finish('준서', 1, LONG);
  await groupDueAnswers(server.services, tenantId);
  const { contents } = await queue();
  const group = (nickname: string) => contents.find(({ member }) => member.nickname === nickname)?.similar;
  expect(group('도윤')).toMatchObject({ count: 3 });
  expect([group('준호')?.group, group('예진')?.group]).toEqual(Array(2).fill(group('도윤')?.group));
  expect([group('하린'), group('준서')]).toEqual([null, null]);

  const grouped = await queue('?similar=true');
  expect(names(grouped).toSorted()).toEqual(['도윤 1', '예진 1', '준호 1']);
  expect([grouped.totalElements, grouped.next]).toEqual([1, null]);
  const { body } = await server.call({
    url: `${myQuizPath(placeOf(made))}/member-answers/${person('도윤').memberId}/similar`,
    token: made.creator.token,
  });
  const alike = (body.data as { contents: { member: { nickname: string }; text: string }[] }).contents;
  expect(alike.map(({ member }) => member.nickname)).toEqual(['준호', '예진']);
  expect(alike[1]?.text).toBe(LONG);
});

test('whoever revises their answer leaves its group; the others stay one', async () => {
  await openClub({ holdModelAnswer: true });
  for (const nickname of ['도윤', '준호', '하린']) await finish(nickname, 0, LONG);
  await groupDueAnswers(server.services, tenantId);
  await submitFinal(server, person('도윤'), placeOf(made), { text: OTHER });
  await groupDueAnswers(server.services, tenantId);
  const { contents } = await queue();
  const counts = contents.map(({ member, similar }) => [member.nickname, similar?.count ?? 1]);
  expect(counts).toEqual([
    ['도윤', 1],
    ['준호', 2],
    ['하린', 2],
  ]);
  await submitFinal(server, person('하린'), placeOf(made), { text: OTHER });
  await groupDueAnswers(server.services, tenantId);
  expect(names(await queue('?similar=true'))).toEqual(['도윤 1', '하린 1']);
});

test('of two servers that compare at the same moment each takes what the other leaves, and alike stays one group', async () => {
  for (const one of people) await submitPre(server, one, placeOf(made));
  await Promise.all(people.map((one) => submitFinal(server, one, placeOf(made), { text: LONG })));
  await Promise.all(Array.from({ length: 4 }, () => groupDueAnswers(server.services, tenantId)));
  const { contents } = await queue();
  expect(contents.map(({ similar }) => similar?.count)).toEqual(Array(people.length).fill(people.length));
});
