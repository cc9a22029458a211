import type { Evaluated } from '@dure/contract/grading/grading/ai-evaluation.endpoints';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import {
  answerFully,
  answerPath,
  answerRow,
  placeOf,
  submitFinal,
  submitPre,
  type Place,
} from '../../../../testing/answers.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../../testing/clubs.ts';
import { ATTACKS } from '../../../../testing/language/attacks.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { awaitEvaluations } from './awaiting.service.ts';
import { builtInGrader } from './built-in-grader.ts';
import { evaluateDue } from './evaluating.service.ts';
import { expectEvaluations } from './evaluation-due.queries.ts';
import type { AnswerGrader } from './grader.ts';

let server: TestServer;
let tenantId: string;
let member: Person;
let peer: Person;
let stranger: Person;
let made: MadeClub;
let at: Place;

const quiz = {
  question: '카디널리티가 낮은 컬럼의 인덱스가 느릴 수 있는 이유를 설명하세요.',
  modelAnswer:
    '카디널리티가 낮으면 선택도가 나빠 인덱스로 읽어야 할 행이 많습니다. - **임의 접근**이 일어나 비용이 커집니다. 옵티마이저는 통계를 보고 풀 스캔을 고릅니다.',
  modelAnswerKeywords: ['선택도', '임의 접근', '풀 스캔', '옵티마이저', '통계'],
  rubric: [
    { name: '선택도가 나쁜 까닭', weight: 60 },
    { name: '임의 접근의 비용', weight: 40 },
  ],
};
const TEXT = '선택도가 나빠서 읽어야 할 행이 많습니다.\n\n인덱스는 파일 크기도 차지합니다.';

async function openClub(options: ClubOptions = {}): Promise<void> {
  made = await makeClub(server, tenantId, { members: [member, peer], quizzes: [quiz, quiz], ...options });
  at = placeOf(made);
}

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  member = await makePerson(server, tenantId, 'member', '민서');
  peer = await makePerson(server, tenantId, 'member', '지훈');
  stranger = await makePerson(server, tenantId, 'instructor', '다른 강사');
});
beforeEach(async () => {
  server.clock.set(START);
  await openClub();
});

const url = (place = at, author = member) => `${answerPath(place, author)}/ai-evaluation`;
const evaluate = (person = made.creator, payload: object = {}, author = member) =>
  server.call({ method: 'PUT', url: url(at, author), token: person.token, payload });
const look = (person: Person, author = member) => server.call({ url: url(at, author), token: person.token });
const evaluationOf = ({ body }: { body: { data: unknown } }) => (body.data as Evaluated).evaluation;
const grade = (payload: object = { grading: 70 }) =>
  server.call({ method: 'PUT', url: `${answerPath(at, member)}/grade`, token: made.creator.token, payload });
const sequenceOf = async (author = member) => (await answerRow(server, tenantId, at, author))!.answer_sequence;
async function kept(): Promise<number> {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('ai_evaluations')
      .select('evaluation_sequence')
      .where('answer_sequence', '=', await sequenceOf()),
  );
  return rows.length;
}
async function due(): Promise<{ failures: number }[]> {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('ai_evaluation_due')
      .select('failures')
      .where('answer_sequence', '=', await sequenceOf()),
  );
  return rows;
}
/** Another text counts from now on. */
const rewrite = (text: string) =>
  server.database.transaction(tenantId, async (transaction) =>
    transaction.change(
      build
        .updateTable('answers')
        .set({ final_text: text })
        .where('answer_sequence', '=', await sequenceOf()),
    ),
  );
const expectOne = async () => {
  const sequences = [await sequenceOf()];
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(expectEvaluations({ tenantId, sequences, now: server.clock.now() })),
  );
  return sequences;
};

test('what the points leave open has no score; its points and reasons name the words that carry them', async () => {
  await answerFully(server, member, at, TEXT);
  const answer = await evaluate();
  expect(answer.body.code).toBe('0000');
  const found = evaluationOf(answer)!;
  expect(found).toMatchObject({
    isBuiltIn: true,
    keywordsHit: ['선택도'],
    versionNo: 2,
    promptVersion: '3',
    score: null,
    confidence: 0,
    unread: [],
  });
  expect(found.keywordsMissed).toEqual(['임의 접근', '풀 스캔', '옵티마이저', '통계']);
  const [first, second] = found.criteria;
  // Half of the points and another subject: nobody but a person can say what that is worth.
  expect([first!.points, second!.points]).toEqual([null, null]);
  expect(first!.evidence.map(({ start, end }) => TEXT.slice(start, end))).toEqual([TEXT.split('\n')[0]]);
  expect(first!.reason).toContain('‘선택도’');
  expect(found.justification).toContain('직접 읽어 주세요');
  expect(found.points.map(({ relation }) => relation)).toEqual(['met', 'none', 'none']);
  expect(found.suggestion).toBe('‘임의 접근이 일어나 비용이 커집니다’에 해당하는 내용을 덧붙여 보세요.');
  expect((await look(made.creator)).body.data).toEqual(answer.body.data);
});

test('the same text is evaluated once, unless asked again; another text anew', async () => {
  await openClub({ quizzes: [{ ...quiz, deadlineAt: day(5) }] });
  await answerFully(server, member, at, TEXT);
  await evaluate();
  await evaluate();
  expect(await kept()).toBe(1);
  await evaluate(made.creator, { again: true });
  expect(await kept()).toBe(2);
  await rewrite('다른 답');
  expect(evaluationOf(await look(made.creator))).toBeNull();
  expect(evaluationOf(await evaluate())).not.toBeNull();
  expect(await kept()).toBe(3);
});

test('only club admins have answers evaluated: final ones, and not their own', async () => {
  await submitPre(server, member, at, { text: '사전' });
  expect((await evaluate()).body.code).toBe('0409');
  await submitFinal(server, member, at, { text: TEXT });
  for (const person of [peer, member, stranger]) expect((await evaluate(person)).status).toBe(403);
  expect((await look(peer)).status).toBe(403);
  expect((await look(stranger)).status).toBe(403);
  const own = await makePerson(server, tenantId, 'instructor', '가르치며 배우는 이');
  await openClub({ creator: own, members: [own, member] });
  await answerFully(server, own, at, TEXT);
  expect((await evaluate(own, {}, own)).body.message).toBe('내 답변에는 할 수 없습니다.');
});

test('the author learns of it with a grade that is theirs to see', async () => {
  await openClub({ holdGrades: true });
  await answerFully(server, member, at, quiz.modelAnswer);
  await evaluate();
  expect((await look(member)).body.data).toEqual({ evaluation: null, isWaiting: false });
  await grade();
  expect(evaluationOf(await look(member))).toBeNull();
  const released = await server.call({
    method: 'POST',
    url: `/api/v1/my/clubs/${at.club}/held-grades/release`,
    token: made.creator.token,
    payload: { quizSequences: [at.quiz] },
  });
  expect(released.body.code).toBe('0000');
  expect(evaluationOf(await look(member))).toMatchObject({ keywordsHit: quiz.modelAnswerKeywords });
  const withCard = (person: Person) =>
    server.call({ url: `${answerPath(at, member)}/with-ai-feedback`, token: person.token });
  expect((await withCard(member)).body.data).toMatchObject({
    text: quiz.modelAnswer,
    aiFeedback: { keywordsHit: quiz.modelAnswerKeywords },
  });
  await answerFully(server, peer, at);
  expect((await withCard(peer)).body.data).toMatchObject({ text: quiz.modelAnswer, aiFeedback: null });
});

test('what tells of the model answer stays back while the club holds that', async () => {
  await openClub({ holdModelAnswer: true, quizzes: [{ ...quiz, deadlineAt: day(5) }] });
  await answerFully(server, member, at, quiz.modelAnswer);
  await evaluate();
  await grade();
  const found = evaluationOf(await look(member))!;
  expect([found.keywordsHit, found.keywordsMissed, found.suggestion, found.justification]).toEqual([[], [], '', '']);
  expect(found.criteria.map(({ reason }) => reason)).toEqual(['', '']);
});

test('what has no score is for those who grade; its author is told nothing of it', async () => {
  await answerFully(server, member, at, TEXT);
  expect(evaluationOf(await evaluate())).toMatchObject({ score: null });
  await grade();
  expect(evaluationOf(await look(member))).toBeNull();
});

test('a grader that fails leaves nothing behind, and the answer waits for its turn', async () => {
  await answerFully(server, member, at, TEXT);
  const sequences = await expectOne();
  const broken: AnswerGrader = { ...builtInGrader, grade: () => Promise.reject(new Error('down')) };
  await expect(evaluateDue(server.services, tenantId, sequences, broken)).rejects.toThrow();
  expect([await kept(), await due()]).toEqual([0, [{ failures: 1 }]]);
  await evaluateDue(server.services, tenantId, null);
  expect([await kept(), await due()]).toEqual([1, []]);
});

test('a text that became another while it was read is evaluated as it is now', async () => {
  await answerFully(server, member, at, TEXT);
  const sequences = await expectOne();
  const seen: string[] = [];
  const slow: AnswerGrader = {
    ...builtInGrader,
    grade: async (task, signal) => {
      seen.push(task.answer);
      if (seen.length === 1) await rewrite('통계를 봅니다.');
      return builtInGrader.grade(task, signal);
    },
  };
  await evaluateDue(server.services, tenantId, sequences, slow);
  expect(seen).toEqual([TEXT, '통계를 봅니다.']);
  expect(await kept()).toBe(1);
  expect(evaluationOf(await look(made.creator))).not.toBeNull();
});

test('what a server took that died is taken up once its claim is over', async () => {
  await answerFully(server, member, at, TEXT);
  const sequences = await expectOne();
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('ai_evaluation_due')
        .set({ claimed_until: sql`${server.clock.now()}::timestamptz + interval '1 minute'` })
        .where('answer_sequence', '=', sequences[0]!),
    ),
  );
  await evaluateDue(server.services, tenantId, null);
  expect(await kept()).toBe(0);
  await expect(awaitEvaluations(server.services, tenantId, sequences, 300)).rejects.toMatchObject({
    refusal: 'aiEvaluationTimeout',
  });
  server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString());
  await evaluateDue(server.services, tenantId, null);
  expect([await kept(), await due()]).toEqual([1, []]);
});

test('two at once keep one evaluation', async () => {
  await answerFully(server, member, at, TEXT);
  const answers = await Promise.all([evaluate(), evaluate(), evaluate()]);
  expect(answers.map(({ body }) => body.code)).toEqual(['0000', '0000', '0000']);
  expect(await kept()).toBe(1);
});

test('all final answers of a member are evaluated in one call, for the admins of the club', async () => {
  const second = placeOf(made, 1);
  await answerFully(server, member, at, TEXT);
  await answerFully(server, member, second, '옵티마이저는 통계를 봅니다.');
  const all = (person: Person, author = member) =>
    server.call({
      method: 'PUT',
      url: `/api/v1/clubs/${at.club}/members/${author.memberId}/answers-evaluation`,
      token: person.token,
      payload: {},
    });
  for (const person of [member, peer, stranger]) expect((await all(person)).status).toBe(403);
  const { contents } = (await all(made.creator)).body.data as { contents: { quizSequence: number }[] };
  expect(contents.map(({ quizSequence }) => quizSequence)).toEqual([at.quiz, second.quiz]);
  expect((await all(made.creator, peer)).body.message).toBe('최종답변을 먼저 제출해 주세요.');
});

test('all final answers to a quiz are evaluated in one call, for the admins of the club', async () => {
  const all = (person: Person, quiz = at.quiz) =>
    server.call({
      method: 'PUT',
      url: `/api/v1/clubs/${at.club}/quizzes/${quiz}/answers-evaluation`,
      token: person.token,
      payload: {},
    });
  expect((await all(made.creator)).body.message).toBe('최종답변을 먼저 제출해 주세요.');
  await answerFully(server, member, at, TEXT);
  await answerFully(server, peer, at, '옵티마이저는 통계를 봅니다.');
  for (const person of [member, peer, stranger]) expect((await all(person)).status).toBe(403);
  expect((await all(made.creator, 987_654)).status).toBe(404);
  const { contents } = (await all(made.creator)).body.data as { contents: { memberUUID: string }[] };
  expect(contents.map(({ memberUUID }) => memberUUID).toSorted()).toEqual([member.memberId, peer.memberId].toSorted());
});

test('the queue shows what AI would give, and nobody takes it for an official grade', async () => {
  await openClub({ officialGrading: 'AI', aiGrading: true });
  await answerFully(server, member, at, TEXT);
  const { score } = evaluationOf(await evaluate())!;
  const list = await server.call({ url: `/api/v1/my/clubs/${at.club}/answers`, token: made.creator.token });
  expect(list.body.data).toMatchObject({ contents: [{ grades: { AI: score } }] });
  const detail = await server.call({
    url: `/api/v1/my/clubs/${at.club}/quizzes/${at.quiz}/member-answers/${member.memberId}`,
    token: made.creator.token,
  });
  expect(detail.body.data).toMatchObject({ grades: { AI: score }, officialGrader: null });
  const room = await server.call({
    url: `/api/v1/my/clubs/${at.club}/quizzes/${at.quiz}/answer`,
    token: member.token,
  });
  expect(room.body.data).toMatchObject({ grades: [], officialGrade: null });
});

test('where the club wants growth both answers are read by one rubric, by themselves', async () => {
  await openClub({ aiGrading: true });
  await submitPre(server, member, at, { text: '잘 모르겠습니다.' });
  await submitFinal(server, member, at, { text: quiz.modelAnswer });
  await evaluateDue(server.services, tenantId, null);
  const row = (await answerRow(server, tenantId, at, member))!;
  const { score } = evaluationOf(await evaluate())!;
  expect(row.pre_grade).not.toBeNull();
  expect(row.pre_grade).toBeLessThan(score!);
  expect(row.ai_final_grade).toBe(score);
  const another = build
    .updateTable('answers')
    .set({ final_text: `${quiz.modelAnswer} 그렇습니다.` })
    .where('answer_sequence', '=', row.answer_sequence);
  await server.database.write(tenantId, another);
  // What AI gave the text before is no grade of this one.
  expect((await answerRow(server, tenantId, at, member))!.ai_final_grade).toBeNull();
  await evaluateDue(server.services, tenantId, null);
  expect((await answerRow(server, tenantId, at, member))!.ai_final_grade).not.toBeNull();
  await openClub();
  await answerFully(server, member, at, TEXT);
  await evaluate();
  expect((await answerRow(server, tenantId, at, member))!.pre_grade).toBeNull();
});

test('nothing that an answer tells its grader raises its score, through the whole call', async () => {
  const base = '같은 값이 많아서 읽어야 할 행이 많습니다.';
  await answerFully(server, member, at, base);
  await answerFully(server, peer, at, '선택도가 나빠 임의 접근이 늘고 풀 스캔보다 느립니다.');
  const plain = evaluationOf(await evaluate())!.score;
  const sequence = await sequenceOf();
  const raised: string[] = [];
  for (const attack of Object.values(ATTACKS).flat()) {
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('answers')
          .set({ final_text: `${base}\n${attack}` })
          .where('answer_sequence', '=', sequence),
      ),
    );
    if ((evaluationOf(await evaluate())!.score ?? 0) > (plain ?? 25)) raised.push(attack);
  }
  expect(raised).toEqual([]);
}, 120_000);
