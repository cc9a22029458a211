import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  multipart,
  placeOf,
  quizPath,
  saveDraft,
  submitFinal,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let tenantId: string;
let me: Person;
let peers: Person[];

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  me = await makePerson(server, tenantId, 'member', '나');
  peers = [];
  for (const name of ['김하나', '박두리', '이세찬', 'Anna'])
    peers.push(await makePerson(server, tenantId, 'member', name));
});

const makeRoom = async (options: ClubOptions = {}): Promise<[MadeClub, Place]> => {
  const made = await makeClub(server, tenantId, { members: [me, ...peers], quizzes: [{}], ...options });
  return [made, placeOf(made)];
};
const list = (person: Person, at: Place, query = '') =>
  server.call({ url: `${quizPath(at)}/answers${query}`, token: person.token });
async function cards(person: Person, at: Place, query = ''): Promise<AnswerCard[]> {
  const { body } = await list(person, at, query);
  expect(body.code).toBe('0000');
  return (body.data as { contents: AnswerCard[] }).contents;
}
const names = (all: AnswerCard[]) => all.map(({ member }) => member.nickname);
/** Everybody but the last answers, one second after the other. */
async function everybodyAnswers(at: Place) {
  for (const person of [...peers, me]) {
    await submitPre(server, person, at, { text: `${person.nickname}의 생각` });
    server.clock.advance(1000);
  }
  server.clock.set(START);
}

test('the others’ answers are closed until the own pre-answer, a draft does not open them', async () => {
  const [made, at] = await makeRoom();
  await submitPre(server, peers[0]!, at);
  await saveDraft(server, me, at, '쓰는 중', 0);
  const { status, body } = await list(me, at);
  expect([status, body.code, body.message]).toEqual([409, '0409', '사전답변을 먼저 제출해 주세요.']);
  expect(await cards(made.creator, at)).toHaveLength(1);
});

test('drafts and the own answer are not among the others’ answers', async () => {
  const [, at] = await makeRoom();
  await everybodyAnswers(at);
  const late = await makePerson(server, tenantId, 'member');
  expect((await saveDraft(server, late, at, '초안', 0)).status).toBe(403);
  const all = await cards(me, at);
  expect(names(all)).toEqual(['Anna', '이세찬', '박두리', '김하나']);
});

test('the final answer takes the pre-answer’s place, with its files', async () => {
  const [, at] = await makeRoom();
  const author = peers[0]!;
  await submitPre(server, author, at, { text: '처음', files: [{ name: 'pre.txt', content: 'p' }] });
  await submitPre(server, me, at);
  expect(await cards(me, at)).toMatchObject([
    { text: '처음', answerStatus: '0002', files: [{ name: 'pre.txt', size: 1 }] },
  ]);
  await submitFinal(server, author, at, { text: '나중', files: [{ name: 'final.txt', content: 'f' }] });
  expect(await cards(me, at)).toMatchObject([{ text: '나중', answerStatus: '0003', files: [{ name: 'final.txt' }] }]);
});

test('answers sort by time, likes and one-picks, with a stable order among equals', async () => {
  const [made, at] = await makeRoom();
  await everybodyAnswers(at);
  const react = (act: string, person: Person, author: Person) =>
    server.call({ method: 'POST', url: `${answerPath(at, author)}/${act}`, token: person.token });
  await react('like', me, peers[1]!);
  await react('like', made.creator, peers[1]!);
  await react('like', me, peers[0]!);
  await react('onepick', me, peers[2]!);
  expect(names(await cards(me, at, '?sort=likes'))).toEqual(['박두리', '김하나', 'Anna', '이세찬']);
  expect(names(await cards(me, at, '?sort=onePicks'))).toEqual(['이세찬', 'Anna', '박두리', '김하나']);
  const mine = await cards(me, at);
  expect(mine.map(({ isLiked, isOnePicked }) => [isLiked, isOnePicked])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
  ]);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(...(await cards(me, at, `?sort=onePicks&size=1&page=${page}`)));
  expect(names(pages)).toEqual(['이세찬', 'Anna', '박두리', '김하나']);
});

test('a page says how many there are in all', async () => {
  const [, at] = await makeRoom();
  await everybodyAnswers(at);
  const { headers, body } = await list(me, at, '?size=3&page=2');
  expect(body.data).toMatchObject({ totalElements: 4, contents: [{ member: { nickname: '김하나' } }] });
  expect([headers['page-count'], headers['total-count']]).toEqual(['2', '4']);
});

test('a keyword is found in text and nickname, in any case and as decomposed Hangul, and never as a pattern', async () => {
  const [, at] = await makeRoom();
  await everybodyAnswers(at);
  const find = async (keyword: string) => names(await cards(me, at, `?keyword=${encodeURIComponent(keyword)}`));
  expect(await find('anna')).toEqual(['Anna']);
  expect(await find('박두리'.normalize('NFD'))).toEqual(['박두리']);
  expect(await find('의 생각')).toHaveLength(4);
  for (const keyword of ['%', '_', '.*', "' or true --"]) expect(await find(keyword)).toEqual([]);
});

test('a keyword does not find what a final answer replaced', async () => {
  const [, at] = await makeRoom();
  await answerFully(server, peers[0]!, at, '새로운');
  await submitFinal(server, peers[0]!, at, { text: '완전히 다른' });
  await submitPre(server, me, at);
  expect(await cards(me, at, `?keyword=${encodeURIComponent('사전')}`)).toEqual([]);
});

test('after the deadline the answers open to members without one', async () => {
  const soon = day(1 / 24);
  const [, at] = await makeRoom({ quizzes: [{ deadlineAt: soon }] });
  await submitPre(server, peers[0]!, at);
  server.clock.set(soon);
  expect(await cards(me, at)).toHaveLength(1);
  server.clock.set(START);
});

test('statements do not grow with the answers', async () => {
  const count = async (at: Place) => {
    const before = server.database.statements;
    await cards(me, at, '?size=100');
    return server.database.statements - before;
  };
  const [, few] = await makeRoom();
  await submitPre(server, peers[0]!, few);
  await submitPre(server, me, few);
  const many = Array.from({ length: 12 }, () => makePerson(server, tenantId, 'member'));
  const [, full] = await makeRoom({ members: [me, ...(await Promise.all(many))] });
  for (const person of await Promise.all(many))
    await submitPre(server, person, full, { files: [{ name: 'a.txt', content: 'a' }] });
  await submitPre(server, me, full);
  expect(await count(full)).toBe(await count(few));
  expect(await count(full)).toBeLessThanOrEqual(5);
});

test('in an anonymous club nothing names an author: not card, search, path, replies or addressee', async () => {
  const [made, at] = await makeRoom({ anonymous: true });
  await everybodyAnswers(at);
  const all = await cards(me, at);
  expect(names(all)).toEqual(['익명 4', '익명 3', '익명 2', '익명 1']);
  expect(new Set(all.map(({ member }) => member.profileImageUrl)).size).toBe(1);
  expect(await cards(me, at, `?keyword=${encodeURIComponent('Anna')}`)).toHaveLength(1);
  await submitFinal(server, peers[3]!, at, { text: '이름 없는 글' });
  expect(await cards(me, at, `?keyword=${encodeURIComponent('Anna')}`)).toEqual([]);

  const alias = all[0]!.member.memberUUID;
  const replies = (who: string, person = me) =>
    server.call({ url: `${quizPath(at)}/answers/${who}/replies`, token: person.token });
  expect((await replies(peers[3]!.memberId)).status).toBe(404);
  const like = (who: string) =>
    server.call({ method: 'POST', url: `${quizPath(at)}/answers/${who}/like`, token: me.token });
  expect((await like(peers[3]!.memberId)).status).toBe(404);
  expect((await like(alias)).body.data).toEqual({ isLiked: true, likeCount: 1 });

  const reply = async (person: Person, memberUUID: string) =>
    server.call({
      method: 'POST',
      url: '/api/v1/reply',
      token: person.token,
      payload: { clubSequence: at.club, quizSequence: at.quiz, memberUUID, body: '댓글' },
    });
  const first = await reply(peers[3]!, peers[3]!.memberId);
  const { answerReplySequence } = first.body.data as { answerReplySequence: number };
  const nest = (person: Person, to: number) =>
    server.call({ method: 'POST', url: `/api/v1/replies/${to}/reply`, token: person.token, payload: { body: '답글' } });
  const nested = (await nest(peers[0]!, answerReplySequence)).body.data as { answerReplySequence: number };
  await nest(peers[1]!, nested.answerReplySequence);
  await nest(made.creator, nested.answerReplySequence);

  const { raw } = await replies(alias);
  const seen = raw.toString() + JSON.stringify(await cards(me, at));
  for (const { memberId } of peers) expect(seen).not.toContain(memberId);
  for (const nickname of ['김하나', '박두리', '이세찬']) expect(raw.toString()).not.toContain(nickname);
  expect(JSON.parse(raw.toString()).data.contents[0]).toMatchObject({
    member: { nickname: '익명 4' },
    nestedReplies: [
      { member: { nickname: '익명 1' }, addressee: null },
      { member: { nickname: '익명 2' }, addressee: '익명 1' },
      { member: { nickname: '클럽장' }, addressee: '익명 1' },
    ],
  });
  expect(names(await cards(made.creator, at))).toContain('박두리');
  expect((await replies(peers[3]!.memberId, made.creator)).status).toBe(200);
});

test('all members’ answers come in the order of their submission, the own one marked among them', async () => {
  const [, at] = await makeRoom();
  await everybodyAnswers(at);
  const all = async (query = '') => {
    const { body } = await server.call({ url: `${quizPath(at)}/member-answers${query}`, token: me.token });
    return body.data as { contents: (AnswerCard & { isMine: boolean })[]; totalElements: number };
  };
  const { contents, totalElements } = await all('?size=3&page=2');
  expect(totalElements).toBe(5);
  expect(contents.map(({ member, isMine }) => [member.nickname, isMine])).toEqual([
    ['Anna', false],
    ['나', true],
  ]);
  expect(names((await all(`?keyword=${encodeURIComponent('두리')}`)).contents)).toEqual(['박두리']);
});

test('one answer can be read by whoever may read them all', async () => {
  const [made, at] = await makeRoom();
  const one = (person: Person, of: Person) => server.call({ url: answerPath(at, of), token: person.token });
  await submitPre(server, peers[0]!, at, { text: '하나의 생각' });
  expect((await one(me, peers[0]!)).body.message).toBe('사전답변을 먼저 제출해 주세요.');
  expect((await one(made.creator, peers[0]!)).body.data).toMatchObject({ text: '하나의 생각' });
  await submitPre(server, me, at, { text: '내 생각' });
  expect((await one(me, peers[0]!)).body.data).toMatchObject({ text: '하나의 생각', isLiked: false });
  expect((await one(me, me)).body.data).toMatchObject({ text: '내 생각' });
  expect((await one(me, peers[1]!)).status).toBe(404);
});

test.each([false, true])(
  'grade, feedback with files and evaluations come to the author and the admins alone; anonymous: %s',
  async (anonymous) => {
    const [made, at] = await makeRoom({ anonymous, selfGrading: true });
    const author = peers[0]!;
    await answerFully(server, author, at);
    await submitPre(server, me, at);
    const put = async (person: Person, url: string, body: Partial<InjectOptions>) =>
      expect((await server.call({ method: 'PUT', url, token: person.token, ...body })).body.code).toBe('0000');
    await put(made.creator, `${answerPath(at, author)}/grade`, { payload: { grading: 88 } });
    const feedback = await multipart({ text: '근거를 더' }, [{ name: '첨삭.txt', content: '붉은 글' }]);
    await put(made.creator, `${answerPath(at, author)}/feedback`, feedback);
    await put(author, `${quizPath(at)}/self-evaluation`, { payload: { grading: 70, note: '아쉽다' } });
    await server.database.transaction(tenantId, (transaction) =>
      transaction.execute(
        `insert into answer_grades (tenant_id, answer_sequence, grader, grade, note, graded_by, graded_at)
         select tenant_id, answer_sequence, 'AI', 64, '빠진 말', $1, now() from answers where member_id = $2 and club_sequence = $3`,
        [made.creator.memberId, author.memberId, at.club],
      ),
    );
    const seenBy = async (person: Person) => {
      const everyone = await server.call({ url: `${quizPath(at)}/member-answers`, token: person.token });
      const found = (everyone.body.data as { contents: AnswerCard[] }).contents[0]!;
      const url = answerPath(at, { memberId: found.member.memberUUID });
      const one = (await server.call({ url, token: person.token })).body.data as AnswerCard;
      return [found, one, ...(person === author ? [] : (await cards(person, at)).slice(-1))];
    };
    for (const reader of [author, made.creator]) {
      for (const card of await seenBy(reader)) {
        expect(card).toMatchObject({
          grading: 88,
          feedback: { text: '근거를 더', files: [{ name: '첨삭.txt' }] },
          aiEvaluation: { grading: 64, note: '빠진 말' },
          selfEvaluation: { grading: 70, note: '아쉽다' },
        });
      }
    }
    for (const card of await seenBy(me)) {
      expect(card).toMatchObject({ grading: null, feedback: null, aiEvaluation: null, selfEvaluation: null });
    }
  },
);

test('pages do not move under a reader while others submit', async () => {
  const [, at] = await makeRoom();
  for (const person of [me, peers[0]!, peers[1]!, peers[2]!]) {
    await submitPre(server, person, at);
    server.clock.advance(1000);
  }
  const first = await list(me, at, '?size=2');
  const { asOf, contents } = first.body.data as { asOf: string; contents: AnswerCard[] };
  server.clock.advance(1000);
  await submitPre(server, peers[3]!, at);
  const { body } = await list(me, at, `?size=2&page=2&asOf=${encodeURIComponent(asOf)}`);
  const second = body.data as { contents: AnswerCard[]; totalElements: number };
  expect([...names(contents), ...names(second.contents)]).toEqual(['이세찬', '박두리', '김하나']);
  expect(second.totalElements).toBe(3);
  server.clock.set(START);
});

test('in an anonymous club neither a card nor an archive tells a name by its files', async () => {
  const [made, at] = await makeRoom({ anonymous: true });
  const files = ['김하나_답안.pdf.txt', '김하나.TXT'].map((name) => ({ name, content: name }));
  await submitPre(server, peers[0]!, at, { files });
  await submitPre(server, me, at, { files: [{ name: '내 것.txt', content: 'x' }] });
  const [card] = await cards(me, at);
  expect(card!.files.map(({ name }) => name)).toEqual(['첨부 1.txt', '첨부 2.TXT']);
  const keys = card!.files.map(({ key }) => key);
  const download = async (person: Person, ...some: string[]) => {
    const { headers, raw } = await server.call({
      url: `/api/v1/download/files?fileKeys=${some.join(',')}`,
      token: person.token,
    });
    return { name: decodeURIComponent(String(headers['content-disposition'])), raw };
  };
  expect((await download(me, keys[1]!)).name).toContain('첨부 2.TXT');
  const archive = (await download(me, ...keys)).raw;
  for (const name of files) expect(archive.includes(Buffer.from(name.name.split('.')[0]!))).toBe(false);
  expect((await download(made.creator, keys[1]!)).name).toContain('김하나.TXT');
  expect((await download(peers[0]!, keys[1]!)).name).toContain('김하나.TXT');
});

const first = async (person: Person, at: Place) =>
  server.call({ url: `${quizPath(at)}/first-answers`, token: person.token });

test('to read first: one near, one different and one valued but incomplete, never before the own pre-answer', async () => {
  const [made, at] = await makeRoom({ quizzes: [{ modelAnswerKeywords: ['통계'] }] });
  const texts = [
    '선택도가 낮은 인덱스는 손해라서 EXPLAIN으로 확인합니다.',
    '쓰기가 잦아 캐시 적중률이 떨어지면 블록을 더 많이 읽어야 합니다.',
    '복합 인덱스에서 선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.',
  ];
  for (const [index, text] of texts.entries()) await submitPre(server, peers[index]!, at, { text });
  await server.call({ method: 'POST', url: `${answerPath(at, peers[2]!)}/like`, token: made.creator.token });
  expect((await first(me, at)).body.message).toBe('사전답변을 먼저 제출해 주세요.');
  await submitPre(server, me, at, { text: '인덱스의 선택도가 낮으면 느리다. EXPLAIN을 본다.' });
  const { contents } = (await first(me, at)).body.data as {
    contents: (AnswerCard & { reason: string; words: string[] })[];
  };
  expect(contents.map(({ member, reason }) => [member.nickname, reason])).toEqual([
    ['김하나', 'NEAR'],
    ['박두리', 'DIFFERENT'],
    ['이세찬', 'INCOMPLETE'],
  ]);
  expect(JSON.stringify(contents)).not.toContain('통계');
  expect((await first(made.creator, at)).body.data).toEqual({ contents: [] });
  const stranger = await makePerson(server, tenantId, 'member');
  expect((await first(stranger, at)).status).toBe(403);
});

test('to read first in an anonymous club: aliases alone, and no grade', async () => {
  const [, at] = await makeRoom({ anonymous: true });
  await everybodyAnswers(at);
  const { body } = await first(me, at);
  const { contents } = body.data as { contents: AnswerCard[] };
  expect(contents.length).toBeGreaterThan(0);
  for (const { member, grading } of contents) {
    expect(member.nickname).toMatch(/^익명/);
    expect(peers.map(({ memberId }) => memberId)).not.toContain(member.memberUUID);
    expect(grading).toBeNull();
  }
});
