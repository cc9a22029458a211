import { beforeAll, expect, test } from 'vitest';
import {
  answerFully,
  answerPath,
  answerRow,
  multipart,
  myQuizPath,
  placeOf,
  quizPath,
  saveDraft,
  submitFinal,
  submitPre,
  uploadDraftFile,
  type Place,
} from '../../../../testing/answers.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

/** What must not be seen before its time, each by a text that occurs nowhere else. */
const MODEL = '비밀모범답안';
const KEYWORD = '비밀열쇠말';
const CONTENT = 'secret-content';
const PEER_PRE = '비밀동료사전';
const PEER_FINAL = '비밀동료최종';
const PEER_FILE = '비밀동료파일';
const REPLY = '비밀댓글';
const DRAFT = '비밀초안';
/** What graders said of a peer's answer: never another member's to see. */
const GRADES = ['비밀기준평', '비밀피드백', '비밀자기평가', '"grading":83', '"grading":37'];
const PRE_MARKERS = [MODEL, KEYWORD, CONTENT, PEER_PRE, PEER_FINAL, PEER_FILE, REPLY, DRAFT, ...GRADES];

let server: TestServer;
let tenantId: string;
let me: Person;
let peer: Person;
let drafter: Person;
let at: Place;
let replySequence: number;
let fileKey: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  [me, peer, drafter] = (await Promise.all(
    ['나', '동료', '쓰는 이'].map((name) => makePerson(server, tenantId, 'member', name)),
  )) as [Person, Person, Person];
  const quiz = {
    modelAnswer: MODEL,
    modelAnswerKeywords: [KEYWORD],
    contentUrl: `https://x.example/${CONTENT}`,
    rubric: [{ name: '기준', weight: 1 }],
  };
  const made = await makeClub(server, tenantId, { members: [me, peer, drafter], quizzes: [quiz], selfGrading: true });
  at = placeOf(made);
  await submitPre(server, peer, at, { text: PEER_PRE });
  await submitFinal(server, peer, at, { text: PEER_FINAL, files: [{ name: `${PEER_FILE}.txt`, content: PEER_FILE }] });
  await saveDraft(server, drafter, at, DRAFT, 0);
  const put = async (person: Person, url: string, body: object) => {
    const { body: answer } = await server.call({ method: 'PUT', url, token: person.token, ...body });
    expect(answer.code).toBe('0000');
  };
  const criteria = [{ name: '기준', comment: GRADES[0], points: 50 }];
  await put(made.creator, `${answerPath(at, peer)}/grade`, { payload: { grading: 83, criteria } });
  await put(made.creator, `${answerPath(at, peer)}/feedback`, await multipart({ text: GRADES[1] }));
  await put(peer, `${quizPath(at)}/self-evaluation`, { payload: { grading: 37, note: GRADES[2] } });
  const { body } = await server.call({
    method: 'POST',
    url: '/api/v1/reply',
    token: peer.token,
    payload: { clubSequence: at.club, quizSequence: at.quiz, memberUUID: peer.memberId, body: REPLY },
  });
  replySequence = (body.data as { answerReplySequence: number }).answerReplySequence;
  const { body: list } = await server.call({ url: `${quizPath(at)}/answers`, token: made.creator.token });
  fileKey = (list.data as { contents: { files: { key: string }[] }[] }).contents[0]!.files[0]!.key;
});

/** Every call that a member can make about the quiz, in one text: bodies and headers. */
async function everythingSeen(person: Person): Promise<string> {
  const peerAnswer = (await answerRow(server, tenantId, at, peer))!.answer_sequence;
  const draftAnswer = (await answerRow(server, tenantId, at, drafter))!.answer_sequence;
  const seen: string[] = [];
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { raw, headers, status } = await server.call({
      method,
      url,
      token: person.token,
      ...(payload ? { payload } : {}),
    });
    expect(status, `${method} ${url}`).toBeLessThan(500);
    seen.push(raw.toString(), JSON.stringify(headers));
  };
  await send('GET', `${myQuizPath(at)}/answer`);
  for (const sort of ['newest', 'likes', 'onePicks']) await send('GET', `${quizPath(at)}/answers?sort=${sort}`);
  for (const author of [peer, drafter, me]) {
    await send('GET', `${answerPath(at, author)}/replies`);
    for (const act of ['like', 'onepick']) {
      await send('POST', `${answerPath(at, author)}/${act}`, {});
      await send('DELETE', `${answerPath(at, author)}/${act}`);
    }
    await send('GET', `${myQuizPath(at)}/member-answers/${author.memberId}`);
    await send('GET', answerPath(at, author));
    await send('PUT', `${answerPath(at, author)}/grade`, { grading: 1, version: 9 });
    const reply = { clubSequence: at.club, quizSequence: at.quiz, memberUUID: author.memberId, body: '물음' };
    await send('POST', '/api/v1/reply', reply);
  }
  for (const answer of [peerAnswer, draftAnswer]) {
    await send('POST', `/api/v1/club/quiz/answers/${answer}/like`);
    await send('DELETE', `/api/v1/club/quiz/answers/${answer}/like`);
  }
  await send('GET', `${myQuizPath(at)}/member-answers`);
  await send('GET', `${quizPath(at)}/member-answers`);
  await send('GET', `${quizPath(at)}/member-answers?keyword=${encodeURIComponent(PEER_PRE)}`);
  for (const place of ['progress', 'writers', 'my-status', 'evaluation/status'])
    await send('GET', `${quizPath(at)}/${place}`);
  await send('GET', `${myQuizPath(at)}/answer/versions`);
  for (const version of [1, 2]) await send('GET', `${myQuizPath(at)}/answer/versions/${version}`);
  await send('GET', '/api/v1/my/replies');
  await send('PUT', `/api/v1/my/clubs/${at.club}/replies/${replySequence}/hide`, { reason: '이유' });
  await send('PUT', `/api/v1/my/clubs/${at.club}/replies/${replySequence}/show`);
  await send('POST', `/api/v1/replies/${replySequence}/reply`, { body: '물음' });
  await send('PUT', `/api/v1/my/replies/${replySequence}`, { body: '고침' });
  await send('DELETE', `/api/v1/my/replies/${replySequence}`);
  await send('POST', `${myQuizPath(at)}/content-read`);
  await send('PUT', `${quizPath(at)}/self-evaluation`, { grading: 50 });
  await send('PUT', '/api/v1/club/quizzes/comprehension', {
    clubSequence: at.club,
    quizSequence: at.quiz,
    comprehension: 3,
  });
  await send('PUT', `${myQuizPath(at)}/answer/draft`, { text: '내 글', version: 99 });
  await send('GET', `/api/v1/download/files?fileKeys=${fileKey}`);
  return seen.join('\n');
}

test('before the own pre-answer no response holds anything of content, model answer, others or replies', async () => {
  await saveDraft(server, me, at, '내 초안', 0);
  await uploadDraftFile(server, me, at, { name: 'mine.txt', content: '내 것' });
  const seen = await everythingSeen(me);
  for (const marker of PRE_MARKERS) expect(seen, marker).not.toContain(marker);
});

test('between pre-answer and final answer no response holds model answer, keywords or a draft of others', async () => {
  const submitted = await submitPre(server, me, at, { text: '내 사전답변' });
  const seen = (await everythingSeen(me)) + submitted.raw.toString();
  for (const marker of [MODEL, KEYWORD, DRAFT, PEER_PRE, ...GRADES]) expect(seen, marker).not.toContain(marker);
  for (const marker of [PEER_FINAL, PEER_FILE, REPLY, CONTENT]) expect(seen, marker).toContain(marker);
});

test('after the final answer the model answer is there, a draft of others still is not', async () => {
  const latecomer = await submitFinal(server, me, at, { text: '내 최종답변' });
  const seen = (await everythingSeen(me)) + latecomer.raw.toString();
  for (const marker of [MODEL, KEYWORD]) expect(seen, marker).toContain(marker);
  for (const marker of [DRAFT, ...GRADES]) expect(seen, marker).not.toContain(marker);
});

test('other quizzes of the club stay closed whatever was answered here', async () => {
  const made = await makeClub(server, tenantId, {
    members: [me, peer],
    quizzes: [{}, { modelAnswer: MODEL, contentUrl: `https://x.example/${CONTENT}` }],
  });
  await answerFully(server, me, placeOf(made, 0));
  at = placeOf(made, 1);
  const { raw } = await server.call({ url: `${myQuizPath(at)}/answer`, token: me.token });
  for (const marker of [MODEL, CONTENT]) expect(raw.toString()).not.toContain(marker);
});

test('whoever lost the role of an instructor sees no more of the club they made than anybody else', async () => {
  const made = await makeClub(server, tenantId, { members: [peer], quizzes: [{}], anonymous: true });
  const place = placeOf(made);
  await submitPre(server, peer, place, { text: PEER_PRE });
  const answers = () => server.call({ url: `${quizPath(place)}/answers`, token: made.creator.token });
  expect((await answers()).raw.toString()).toContain(PEER_PRE);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.execute(`update members set roles = '{ROLE_USER}' where member_id = $1`, [made.creator.memberId]),
  );
  expect((await answers()).status).toBe(403);
  const about = await server.call({ url: `/api/v1/clubs/${made.clubSequence}/about`, token: made.creator.token });
  expect(about.body.data).toMatchObject({ isClubAdmin: false, can: { manage: false, enter: false } });
});
