import type { MyReply, NestedReplyView, ReplyView } from '@dure/contract/answering/replies/replies.endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerPath, answerRow, placeOf, saveDraft, submitPre, type Place } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';

const SOON = day(1 / 24);
let server: TestServer;
let tenantId: string;
let author: Person;
let ann: Person;
let ben: Person;
let silent: Person;
let made: MadeClub;
let at: Place;

beforeAll(async () => {
  server = await startTestServer();
  await openConnections(server);
  tenantId = await makeTenant(server);
  [author, ann, ben, silent] = (await Promise.all(
    ['글쓴이', '안나', '벤', '조용'].map((name) => makePerson(server, tenantId, 'member', name)),
  )) as [Person, Person, Person, Person];
});
beforeEach(async () => {
  server.clock.set(START);
  made = await makeClub(server, tenantId, { members: [author, ann, ben, silent], quizzes: [{}], endAt: SOON });
  at = placeOf(made);
  for (const person of [author, ann, ben]) await submitPre(server, person, at);
});

const post = (person: Person, body: string, memberUUID = author.memberId) =>
  server.call({
    method: 'POST',
    url: '/api/v1/reply',
    token: person.token,
    payload: { clubSequence: at.club, quizSequence: at.quiz, memberUUID, body },
  });
const nest = (person: Person, to: number, body: string) =>
  server.call({ method: 'POST', url: `/api/v1/replies/${to}/reply`, token: person.token, payload: { body } });
const edit = (person: Person, id: number, body: string) =>
  server.call({ method: 'PUT', url: `/api/v1/my/replies/${id}`, token: person.token, payload: { body } });
const remove = (person: Person, id: number) =>
  server.call({ method: 'DELETE', url: `/api/v1/my/replies/${id}`, token: person.token });
const NOBODY = { memberUUID: '00000000-0000-0000-0000-000000000000', nickname: '알 수 없음' };
const idOf = ({ body }: { body: { data: unknown } }) => (body.data as NestedReplyView).answerReplySequence;
async function thread(person = author) {
  const { body } = await server.call({ url: `${answerPath(at, author)}/replies`, token: person.token });
  const data = body.data as { contents: ReplyView[]; replyCount: number };
  // The counter is what is to be seen.
  const shown = data.contents
    .flatMap((one) => [one, ...one.nestedReplies])
    .filter((one) => one.postReplyStatus === '0001');
  expect(data.replyCount).toBe(shown.length);
  return data.contents;
}

test('a reply appears in the thread with its author and counts', async () => {
  const { body } = await post(ann, '  좋은 답변이에요 ');
  expect(body.data).toMatchObject({
    body: '좋은 답변이에요',
    postReplyStatus: '0001',
    createdAt: START,
    createAt: START,
    sequence: idOf({ body }),
    clubSequence: at.club,
    quizSequence: at.quiz,
    isEdited: false,
    isMine: true,
    member: { memberUUID: ann.memberId, nickname: '안나' },
    nickname: '안나',
    imageUrl: '/assets/images/account/default_profile_image.png',
    nestedReplies: [],
  });
  const nested = await nest(ben, idOf({ body }), '고마워요');
  expect(nested.body.data).toMatchObject({
    clubQuizAnswerReplySequence: idOf(nested),
    answerReplySequence: idOf(nested),
    nickname: '벤',
    nestedReplies: [],
  });
  await remove(ben, idOf(nested));
  expect(await thread()).toMatchObject([{ body: '좋은 답변이에요', isMine: false }]);
  expect((await answerRow(server, tenantId, at, author))?.reply_count).toBe(1);
});

test('a reply has 1 to 2,000 characters after trimming', async () => {
  for (const body of ['', '   \n ', '가'.repeat(2001)]) {
    const answer = await post(ann, body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'body']);
  }
  expect((await post(ann, '가'.repeat(2000))).status).toBe(200);
});

test('a reply to a nested reply joins the level and names whom it answers', async () => {
  const first = idOf(await post(ann, '하나'));
  const second = idOf(await nest(ben, first, '둘'));
  const third = await nest(author, second, '셋');
  expect(third.body.data).toMatchObject({ body: '셋', addressee: '벤' });
  expect(await thread()).toMatchObject([
    {
      body: '하나',
      nestedReplies: [
        { body: '둘', addressee: null },
        { body: '셋', addressee: '벤' },
      ],
    },
  ]);
});

test('before the own pre-answer nobody reads or writes replies; a draft is not enough', async () => {
  const first = idOf(await post(ann, '하나'));
  await saveDraft(server, silent, at, '쓰는 중', 0);
  const list = await server.call({ url: `${answerPath(at, author)}/replies`, token: silent.token });
  for (const { status, body } of [list, await post(silent, '말'), await nest(silent, first, '말')]) {
    expect([status, body.message]).toEqual([409, '사전답변을 먼저 제출해 주세요.']);
  }
});

test('outside the club everything about replies is 403, an unknown answer or reply 404', async () => {
  const first = idOf(await post(ann, '하나'));
  const outsider = await makePerson(server, tenantId, 'member');
  const list = await server.call({ url: `${answerPath(at, author)}/replies`, token: outsider.token });
  const acts = [list, await post(outsider, '말'), await nest(outsider, first, '말'), await edit(outsider, first, '말')];
  for (const { status } of [...acts, await remove(outsider, first)]) expect(status).toBe(403);
  for (const { status } of [
    await post(ann, '말', silent.memberId),
    await nest(ann, 999_999, '말'),
    await edit(ann, 999_999, '말'),
  ]) {
    expect(status).toBe(404);
  }
});

test('a reply is edited by its author alone, and shows that it was', async () => {
  const first = idOf(await post(ann, '하나'));
  for (const other of [ben, author, made.creator]) expect((await edit(other, first, '남의 손')).status).toBe(403);
  expect((await edit(ann, first, '고침')).body.data).toEqual({
    answerReplySequence: first,
    body: '고침',
    isEdited: true,
  });
  expect(await thread()).toMatchObject([{ body: '고침', isEdited: true }]);
});

test('a reply is deleted by its author alone; with nothing under it, it goes', async () => {
  const first = idOf(await post(ann, '하나'));
  for (const other of [ben, author, made.creator]) expect((await remove(other, first)).status).toBe(403);
  expect((await remove(ann, first)).body.data).toEqual({ replyCount: 0 });
  expect(await thread()).toEqual([]);
  expect((await remove(ann, first)).status).toBe(404);
});

test('a deleted reply keeps its place as 0003 without text or name while others stand under it', async () => {
  const first = idOf(await post(ann, '지울 말'));
  const second = idOf(await nest(ben, first, '둘'));
  expect((await remove(ann, first)).body.data).toEqual({ replyCount: 1 });
  expect(await thread()).toMatchObject([
    { answerReplySequence: first, postReplyStatus: '0003', body: '', member: NOBODY, nestedReplies: [{ body: '둘' }] },
  ]);
  const [rows] = await server.database.read(
    tenantId,
    build.selectFrom('replies').select('body').where('reply_sequence', '=', first),
  );
  expect(rows).toEqual([{ body: '' }]);
  for (const { status, body } of [
    await edit(ann, first, '말'),
    await remove(ann, first),
    await nest(ben, first, '말'),
  ]) {
    expect([status, body.message]).toEqual([409, '삭제된 댓글입니다.']);
  }
  expect((await nest(ann, second, '셋')).status).toBe(200);
});

test('with the last nested reply the deleted one above it goes too', async () => {
  const first = idOf(await post(ann, '하나'));
  const second = idOf(await nest(ben, first, '둘'));
  const third = idOf(await nest(author, first, '셋'));
  await remove(ann, first);
  await remove(ben, second);
  expect(await thread()).toMatchObject([{ postReplyStatus: '0003', nestedReplies: [{ body: '셋' }] }]);
  expect((await remove(author, third)).body.data).toEqual({ replyCount: 0 });
  expect(await thread()).toEqual([]);
});

test('after the club’s end replies can only be read', async () => {
  const first = idOf(await post(ann, '하나'));
  server.clock.set(SOON);
  for (const { status, body } of [
    await post(ann, '말'),
    await nest(ben, first, '말'),
    await edit(ann, first, '말'),
    await remove(ann, first),
  ]) {
    expect([status, body.code]).toEqual([409, '0409']);
  }
  expect(await thread(silent)).toHaveLength(1);
});

test('a repeat with the same idempotency key adds no second reply', async () => {
  const send = () =>
    server.call({
      method: 'POST',
      url: '/api/v1/reply',
      token: ann.token,
      headers: { 'idempotency-key': 'reply-1' },
      payload: { clubSequence: at.club, quizSequence: at.quiz, memberUUID: author.memberId, body: '한 번' },
    });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect(await thread()).toHaveLength(1);
});

test('replying under and deleting at once leave no orphan and a counter that fits', async () => {
  for (let round = 0; round < 5; round++) {
    const first = idOf(await post(ann, '하나'));
    const acts = Array.from({ length: 8 }, (_, n) => (n === 4 ? remove(ann, first) : nest(ben, first, `${n}`)));
    for (const { status } of await Promise.all(acts)) expect([200, 404, 409]).toContain(status);
    await thread();
  }
});

test('the statements of a thread do not grow with it', async () => {
  const count = async () => {
    const before = server.database.statements;
    await thread();
    return server.database.statements - before;
  };
  const few = await count();
  const first = idOf(await post(ann, '하나'));
  for (let n = 0; n < 10; n++) await nest(ben, first, `${n}`);
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(4);
});

const moderate = (person: Person, id: number, act: 'hide' | 'show', reason = '다른 사람을 헐뜯는 말', club = at.club) =>
  server.call({
    method: 'PUT',
    url: `/api/v1/my/clubs/${club}/replies/${id}/${act}`,
    token: person.token,
    ...(act === 'hide' && { payload: { reason } }),
  });

test('a club admin hides a reply with a reason: others see its place alone, its author and the admins the text', async () => {
  const first = idOf(await post(ann, '거친 말'));
  await nest(ben, first, '답글');
  expect((await moderate(made.creator, first, 'hide')).body.data).toEqual({ replyCount: 1 });
  expect(await thread(ben)).toMatchObject([
    { postReplyStatus: '0002', body: '', member: NOBODY, hiddenReason: null, nestedReplies: [{ body: '답글' }] },
  ]);
  for (const reader of [ann, made.creator]) {
    expect(await thread(reader)).toMatchObject([{ body: '거친 말', hiddenReason: '다른 사람을 헐뜯는 말' }]);
  }
  for (const { status, body } of [await edit(ann, first, '고침'), await nest(ben, first, '말')]) {
    expect([status, body.message]).toEqual([409, '관리자가 숨긴 댓글입니다.']);
  }
  // Once more changes the reason and counts nothing twice.
  expect((await moderate(made.creator, first, 'hide', '광고')).body.data).toEqual({ replyCount: 1 });
  expect(await thread(ann)).toMatchObject([{ hiddenReason: '광고' }]);
});

test('a hidden reply is shown again as it was, or deleted by its author', async () => {
  const first = idOf(await post(ann, '거친 말'));
  await moderate(made.creator, first, 'hide');
  expect((await moderate(made.creator, first, 'show')).body.data).toEqual({ replyCount: 1 });
  expect((await moderate(made.creator, first, 'show')).body.data).toEqual({ replyCount: 1 });
  expect(await thread(ben)).toMatchObject([{ body: '거친 말', postReplyStatus: '0001', hiddenReason: null }]);
  await moderate(made.creator, first, 'hide');
  expect((await remove(ann, first)).body.data).toEqual({ replyCount: 0 });
  expect(await thread()).toEqual([]);
});

test('only an admin of that club hides, with a reason; a deleted reply is past hiding', async () => {
  const first = idOf(await post(ann, '하나'));
  await nest(ben, first, '둘');
  const stranger = await makePerson(server, tenantId, 'instructor');
  expect((await moderate(ben, first, 'hide')).status).toBe(403);
  expect((await moderate(stranger, first, 'hide')).status).toBe(403);
  expect((await moderate(made.creator, first, 'hide', '  ')).status).toBe(400);
  const elsewhere = await makeClub(server, tenantId, { creator: made.creator });
  expect((await moderate(made.creator, first, 'hide', '이유', elsewhere.clubSequence)).status).toBe(404);
  await remove(ann, first);
  expect((await moderate(made.creator, first, 'hide')).body.message).toBe('삭제된 댓글입니다.');
});

test('hiding, showing and deleting at once leave a counter that fits', async () => {
  for (let round = 0; round < 4; round++) {
    const first = idOf(await post(ann, '하나'));
    const acts = Array.from({ length: 9 }, (_, n) =>
      n === 5 ? remove(ann, first) : moderate(made.creator, first, n % 2 === 0 ? 'hide' : 'show'),
    );
    for (const { status } of await Promise.all(acts)) expect([200, 404, 409]).toContain(status);
    await thread();
  }
});

async function notifications(person: Person) {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('notifications')
      .select(['kind', 'actor_id', 'quiz_sequence', 'detail'])
      .where('member_id', '=', person.memberId)
      .where('quiz_sequence', '=', at.quiz)
      .orderBy('notification_sequence'),
  );
  return rows;
}

test('whoever was answered is told, each once and nobody of their own words', async () => {
  const first = idOf(await post(ann, '하나'));
  const second = idOf(await nest(ben, first, '둘'));
  await nest(author, second, '셋');
  await nest(author, first, '넷');
  expect(await notifications(author)).toMatchObject([
    { kind: 'reply', actor_id: ann.memberId, detail: { reply: first, answer: author.memberId } },
    { kind: 'reply', actor_id: ben.memberId },
  ]);
  expect((await notifications(ann)).map(({ kind }) => kind)).toEqual(['nestedReply', 'nestedReply']);
  expect((await notifications(ben)).map(({ kind }) => kind)).toEqual(['nestedReply']);
});

test('in an anonymous club a notice names a number and an alias', async () => {
  made = await makeClub(server, tenantId, {
    members: [author, ann, ben],
    quizzes: [{}],
    endAt: SOON,
    anonymous: true,
  });
  at = placeOf(made);
  for (const person of [author, ann, ben]) await submitPre(server, person, at);
  const alias = (await answerRow(server, tenantId, at, author))!.alias_id;
  const first = idOf(await post(ann, '하나', alias));
  await nest(ben, first, '둘');
  expect(await notifications(author)).toMatchObject([
    { detail: { actor: '익명 2', answer: author.memberId } },
    { detail: { actor: '익명 3', answer: author.memberId } },
  ]);
  expect(await notifications(ann)).toMatchObject([{ kind: 'nestedReply', detail: { actor: '익명 3', answer: alias } }]);
});

test('my replies come newest first with their places; those that were deleted do not', async () => {
  const first = idOf(await post(ann, '하나'));
  const second = idOf(await nest(ann, first, '둘'));
  await nest(ben, first, '셋');
  const list = async (person: Person, search = '') => {
    const { body, headers } = await server.call({ url: `/api/v1/my/replies${search}`, token: person.token });
    return { ...(body.data as { contents: MyReply[]; totalElements: number }), headers };
  };
  const here = ({ clubSequence }: MyReply) => clubSequence === at.club;
  const { contents, headers } = await list(ann, '?size=2');
  expect(headers['page-count']).toBeDefined();
  expect(contents).toMatchObject([
    {
      answerReplySequence: second,
      text: '둘',
      clubName: '두레 퀴즈 클럽',
      clubDescription: '함께 읽고 답합니다.',
      member: { memberUUID: author.memberId, nickname: '글쓴이' },
      jobGroup: { name: '개발' },
      jobLevel: { name: '레벨 1' },
      job: null,
      repliedAt: START,
      likeCount: 0,
      replyCount: 3,
      quizSequence: at.quiz,
      can: { open: true, delete: true },
    },
    { answerReplySequence: first, text: '하나' },
  ]);
  await remove(ann, first);
  expect((await list(ann)).contents.filter(here).map(({ text }) => text)).toEqual(['둘']);
  server.clock.set(SOON);
  expect((await list(ann)).contents.find(here)!.can).toEqual({ open: true, delete: false });
});

test('my replies name nobody that the club hides, and nobody of a club that one has left', async () => {
  made = await makeClub(server, tenantId, { members: [author, ann], quizzes: [{}], endAt: SOON, anonymous: true });
  at = placeOf(made);
  for (const person of [author, ann]) await submitPre(server, person, at);
  const alias = (await answerRow(server, tenantId, at, author))!.alias_id;
  await post(ann, '하나', alias);
  const mine = async () => {
    const { body } = await server.call({ url: '/api/v1/my/replies', token: ann.token });
    return (body.data as { contents: MyReply[] }).contents.find(({ clubSequence }) => clubSequence === at.club)!;
  };
  expect((await mine()).member).toMatchObject({ memberUUID: alias, nickname: '익명 1' });
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('club_members')
        .set({ membership_status: 'EXPELLED' })
        .where('club_sequence', '=', at.club)
        .where('member_id', '=', ann.memberId),
    ),
  );
  expect(await mine()).toMatchObject({
    member: { memberUUID: alias, nickname: '알 수 없음' },
    can: { open: false, delete: false },
  });
});

test('of a long thread the latest replies come, with what is nested under them; more on asking', async () => {
  const first = idOf(await post(ann, '하나'));
  for (const body of ['둘', '셋']) await post(ben, body);
  await nest(author, first, '하나의 답글');
  const list = async (search: string) => {
    const { body } = await server.call({ url: `${answerPath(at, author)}/replies${search}`, token: ann.token });
    return body.data as { contents: ReplyView[]; replyCount: number; hasEarlier: boolean };
  };
  const latest = await list('?size=2');
  expect(latest.contents.map(({ body }) => body)).toEqual(['둘', '셋']);
  expect(latest).toMatchObject({ replyCount: 4, hasEarlier: true });
  const all = await list('?size=3');
  expect(all).toMatchObject({
    hasEarlier: false,
    contents: [{ body: '하나', nestedReplies: [{ body: '하나의 답글' }] }, {}, {}],
  });
});
