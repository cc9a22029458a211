import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { deletedQuizzesJob } from '../quizzes/authoring/deleted-quizzes.jobs.ts';

let server: TestServer;
let tenantId: string;
let author: Person;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  author = await makePerson(server, tenantId, 'instructor', '쓰는 강사');
});

const call = async (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, payload?: object) => {
  const { status, body } = await server.call({ method, url, token: author.token, ...(payload && { payload }) });
  return { status, data: body.data as never };
};
async function save(club: object): Promise<QuizClubDetail> {
  const { status, data } = await call('PUT', '/api/v2/quiz-club/temporary', club);
  expect(status).toBe(200);
  return data;
}
const questions = (...texts: readonly string[]) => ({ quizzes: texts.map((question) => ({ question })) });
const without = (club: QuizClubDetail, index: number) => save({ ...club, quizzes: club.quizzes.toSpliced(index, 1) });
const mine = async () =>
  (await call('GET', '/api/v1/my/authored-quizzes')).data as {
    contents: AuthoredQuiz[];
    totalElements: number;
    counts: Record<string, number>;
  };
const kept = async () => {
  const rows = build.selectFrom('quizzes').select('question').where('author_id', '=', author.memberId);
  const [found] = await server.database.read(tenantId, rows.orderBy('quiz_sequence'));
  return found.map(({ question }) => question);
};

test('an empty place of a form is no quiz of My quizzes: not listed, not counted, not opened, without a number', async () => {
  const club = await save(questions('', ' \n', '인덱스는 언제 느린가요?'));
  const { contents, totalElements, counts } = await mine();
  expect(contents.map(({ no, question }) => [no, question])).toEqual([[1, '인덱스는 언제 느린가요?']]);
  expect([totalElements, counts['PRIVATE']]).toEqual([1, 1]);
  expect((await call('GET', '/api/v1/my/quizzes')).data).toMatchObject({ totalElements: 1, contents: [{}] });
  const empty = club.quizzes[0]!.quizSequence;
  expect((await call('GET', `/api/v1/my/quizzes/${empty}`)).status).toBe(404);
  expect((await call('PUT', `/api/v1/my/quizzes/${empty}/open`)).status).toBe(404);
  const { raw } = await server.call({ url: '/api/v1/my/authored-quizzes/export', token: author.token });
  expect(raw.toString().split('\r\n')).toHaveLength(2);
});

test('what is taken out of the form before it has a word is gone; a written quiz stays in My quizzes', async () => {
  const club = await save(questions('', '인덱스는 언제 느린가요?'));
  const written = await without(club, 0);
  expect(await kept()).toEqual(['인덱스는 언제 느린가요?']);
  await without(written, 0);
  expect((await mine()).contents.map(({ question }) => question)).toEqual(['인덱스는 언제 느린가요?']);
});

test('a draft that is deleted leaves its written quizzes alone', async () => {
  const club = await save(questions('', '인덱스는 언제 느린가요?', ''));
  expect((await call('DELETE', `/api/v1/clubs/${club.clubSequence}`)).status).toBe(200);
  expect(await kept()).toEqual(['인덱스는 언제 느린가요?']);
});

test('an empty place that another form has too stays there', async () => {
  const club = await save(questions(''));
  const { quizSequence } = club.quizzes[0]!;
  const other = await save({ quizzes: [{ quizSequence, question: '' }] });
  await without(club, 0);
  expect(await kept()).toEqual(['']);
  await without(other, 0);
  expect(await kept()).toEqual([]);
});

test('a content that was typed with a quiz goes at night once no quiz has it; one that a quiz has stays', async () => {
  const typed = (contentTitle: string) => ({
    question: '읽고 답해요',
    contentTitle,
    contentUrl: 'https://example.com',
  });
  const club = await save({ quizzes: [typed('남는 글'), typed('지운 글')] });
  await save({ ...club, quizzes: [club.quizzes[0], { ...club.quizzes[1], contentTitle: '', contentUrl: '' }] });
  await deletedQuizzesJob.define({ services: server.services, log: server.app.log }).run({}, async () => {});
  const titles = build.selectFrom('contents').select('title').where('author_id', '=', author.memberId);
  expect(await server.database.read(tenantId, titles)).toEqual([[{ title: '남는 글' }]]);
});

test('empty quizzes of before that no club has are dropped; what a form or a copy rests on stays', async () => {
  await save(questions('아직 쓰는 퀴즈'));
  await save(questions(''));
  const insert = (question: string, source: number | null = null) =>
    server.database.transaction(tenantId, (transaction) =>
      transaction.first(
        build
          .insertInto('quizzes')
          .values({
            tenant_id: tenantId,
            author_id: author.memberId,
            question,
            source_quiz_sequence: source,
            created_at: server.clock.now(),
            updated_at: server.clock.now(),
          })
          .returning('quiz_sequence'),
      ),
    );
  const copied = await insert(' ');
  await insert('복사본', copied!.quiz_sequence);
  await insert('\n');
  const url = new URL('../../../migrations/20261128_1003_unwritten_quizzes.backfill.sql', import.meta.url);
  const owner = new pg.Client(server.owner);
  await owner.connect();
  await owner.query((await readFile(url, 'utf8')).replaceAll(':tenant', `'${tenantId}'`));
  await owner.end();
  expect(await kept()).toEqual(['아직 쓰는 퀴즈', '', ' ', '복사본']);
});
