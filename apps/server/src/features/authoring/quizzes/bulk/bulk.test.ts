import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { BULK_TYPES } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { unzip } from '../../../../testing/zip.ts';
import { sendContent, uploadContent } from '../../contents/contents.test-help.ts';
import { sendBulk, tableOf } from './bulk.test-help.ts';

let server: TestServer;
let tenantId: string;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'instructor', '한지우');
});
afterAll(() => server.services.jobs.stop());

const instructor = () => makePerson(server, tenantId, 'instructor', '새 사람');
const authored = async ({ token }: Person) => {
  const { body } = await server.call({ url: '/api/v1/my/authored-quizzes?sortType=ASC', token });
  return body.data as { contents: AuthoredQuiz[]; totalElements: number };
};
const templateOf = async (type: string) => {
  const { raw, headers } = await server.call({ url: `/api/v1/quizzes/template/${type}`, token: author.token });
  return { raw, headers };
};
const GOOD = ['조인이란 무엇인가요?', '두 표의 행을 잇는다.', '조인, 행', '', '', '', '표', '정확성 60, 근거 40', ''];

describe('templates', () => {
  test.each(BULK_TYPES)(
    '%s: heads, an example and a sheet that explains; untouched it registers nothing',
    async (type) => {
      const { raw, headers } = await templateOf(type);
      expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      const parts = unzip(raw);
      expect(parts.get('xl/workbook.xml')).toContain('name="설명"');
      expect(parts.get('xl/worksheets/sheet2.xml')).toContain('500행·20MB');
      const { status, errors } = await sendBulk(server, author, type, { file: raw });
      expect(status).toBe(400);
      expect(errors).toMatchObject([{ path: 'file', message: expect.stringContaining('등록할 행이 없어요.') }]);
    },
  );

  test('what is filled in below the example is registered, the example is not', async () => {
    const who = await instructor();
    const { raw } = await templateOf('quiz');
    const { raw: sheet } = { raw: unzip(raw).get('xl/worksheets/sheet1.xml')! };
    expect(sheet).toContain('인덱스가 있는데도');
    const file = await tableOf('quiz', [
      // The row of the template as it stands there.
      [...(await import('./template.text.ts')).EXAMPLES.quiz],
      GOOD,
    ]);
    const { status, data } = await sendBulk(server, who, 'quiz', { file });
    expect(status).toBe(200);
    expect(data.file).toMatchObject({ exampleRows: 1 });
    expect(data.registered).toHaveLength(1);
    expect((await authored(who)).contents).toMatchObject([
      {
        question: '조인이란 무엇인가요?',
        modelAnswerKeywords: ['조인', '행'],
        tags: ['표'],
        rubric: [
          { name: '정확성', weight: 60 },
          { name: '근거', weight: 40 },
        ],
        quizStatus: 'PRIVATE',
      },
    ]);
  });
});

describe('a faulty row', () => {
  test('is told by number, column and reason, with code and kind in front, and nothing is registered', async () => {
    const who = await instructor();
    const file = await tableOf('quiz', [
      GOOD,
      ['', '답', '', '없는직군', '없는직무', '', '', '', ''],
      ['문항만 있는 행', '', '', '', '', '', '', '정확성', 'ftp://a.example'],
    ]);
    const { status, code, errors, data } = await sendBulk(server, who, 'quiz', { file });
    expect([status, code]).toEqual([400, '0422']);
    expect(errors).toEqual([
      { path: 'rows.3.question', message: '[0422] 퀴즈 · 3행 문항: 문항을 입력해 주세요.' },
      {
        path: 'rows.3.jobGroup',
        message: expect.stringMatching(/^\[0422\] 퀴즈 · 3행 직군: ‘없는직군’: 직군 목록에 없어요\./),
      },
      {
        path: 'rows.3.jobs',
        message: expect.stringMatching(/^\[0422\] 퀴즈 · 3행 직무: ‘없는직무’: 직무 목록에 없어요\./),
      },
      { path: 'rows.4.content', message: '[0413] 퀴즈 · 4행 콘텐츠: 올바른 URL이 아닙니다.' },
      { path: 'rows.4.rubric', message: expect.stringContaining('정확성 60, 근거 40') },
    ]);
    expect(data.registered).toBeNull();
    expect((await authored(who)).totalElements).toBe(0);
  });

  test('is corrected in place and checked again, then all are registered', async () => {
    const who = await instructor();
    const { data } = await sendBulk(server, who, 'quiz', {
      file: await tableOf('quiz', [GOOD, ['둘', '둘째의 답', '', '', '', '', '', '', '']]),
      checkOnly: true,
    });
    expect(data.rows.map(({ faults }) => faults.length)).toEqual([0, 1]);
    const rows = data.rows.map(({ no, cells }) => ({
      no,
      cells: cells.map((cell) => (cell === '둘' ? '둘째 문항' : cell)),
    }));
    const again = await sendBulk(server, who, 'quiz', { rows, checkOnly: true });
    expect(again.data.rows.flatMap(({ faults }) => faults)).toEqual([]);
    expect((await authored(who)).totalElements).toBe(0);
    const { data: done } = await sendBulk(server, who, 'quiz', { rows });
    const { contents } = await authored(who);
    expect(contents.map(({ quizSequence }) => quizSequence)).toEqual(done.registered);
    expect(contents.map(({ question }) => question)).toEqual(['조인이란 무엇인가요?', '둘째 문항']);
  });

  test('keeps no other one waiting where it is to be left out; where every row is faulty nothing is registered', async () => {
    const who = await instructor();
    const file = await tableOf('quiz', [['', '답', '', '', '', '', '', '', ''], GOOD]);
    const { status, data } = await sendBulk(server, who, 'quiz', { file, skipsFaulty: true });
    expect(status).toBe(200);
    expect(data.rows.map(({ no, faults }) => [no, faults.length])).toEqual([
      [2, 1],
      [3, 0],
    ]);
    const { contents } = await authored(who);
    expect(contents.map(({ quizSequence, question }) => [quizSequence, question])).toEqual([
      [data.registered![0], '조인이란 무엇인가요?'],
    ]);
    const rows = [{ no: 2, cells: ['', '답'] }];
    expect(await sendBulk(server, who, 'quiz', { rows, skipsFaulty: true })).toMatchObject({
      status: 400,
      code: '0422',
    });
    const links = [
      { no: 2, cells: ['글', 'https://example.com/a', '글'] },
      { no: 3, cells: ['글', 'ftp://a.example', '글'] },
    ];
    const sent = await sendBulk(server, who, 'content', { rows: links, skipsFaulty: true });
    expect([sent.status, sent.data.registered?.length]).toEqual([200, 1]);
  });

  test('a quiz without a model answer is sound, and says that it has none', async () => {
    const who = await instructor();
    const rows = [{ no: 2, cells: ['답은 나중에 쓰는 문항'] }];
    const { data } = await sendBulk(server, who, 'quiz', { rows, checkOnly: true });
    expect(data.rows[0]).toMatchObject({ faults: [], notes: [{ column: 'modelAnswer' }] });
    expect((await sendBulk(server, who, 'quiz', { rows })).status).toBe(200);
    expect((await authored(who)).contents).toMatchObject([{ question: '답은 나중에 쓰는 문항', modelAnswer: '' }]);
  });

  test('names are found by code, blanks and small slips; a slip is offered mended', async () => {
    const row = (jobGroup: string) => ['문항입니다', '답', '', jobGroup, '', '', '', '', ''];
    const { data } = await sendBulk(server, author, 'quiz', {
      file: await tableOf('quiz', [row('개 발'), row('0300'), row('개바'), row('개발, 기획')]),
      checkOnly: true,
    });
    expect(data.rows.map(({ faults }) => faults.map(({ repair }) => repair))).toEqual([[], [], ['개발'], [null]]);
  });

  test('a formula without a value is no text, a question about one is', async () => {
    const { data } = await sendBulk(server, author, 'quiz', {
      rows: ['=HYPERLINK("http://a.example","b")', '=A1+B1', '=SUM(A1:A3)은 무엇을 하나요?'].map((question, index) => ({
        no: index + 2,
        cells: [question, '답'],
      })),
      checkOnly: true,
    });
    expect(data.rows.map(({ faults }) => faults.length)).toEqual([1, 1, 0]);
  });
});

test('a question that is there twice is named, in the file and among my quizzes', async () => {
  const who = await instructor();
  await sendBulk(server, who, 'quiz', { file: await tableOf('quiz', [GOOD]) });
  const { data } = await sendBulk(server, who, 'quiz', {
    file: await tableOf('quiz', [GOOD.with(0, '**조인**이란  무엇인가요?'), ['다른 문항', '답'], ['다른 문항', '답']]),
    checkOnly: true,
  });
  expect(data.rows.map(({ notes }) => notes.map(({ message }) => message))).toEqual([
    ['My 퀴즈 1번과 같은 문항이에요.'],
    [],
    ['3행과 같아요.'],
  ]);
});

test('500 rows are registered in their order, and one more is refused', async () => {
  const who = await instructor();
  const rows = Array.from({ length: 501 }, (_, index) => [`문항 ${index + 1}`, '답'.repeat(600)]);
  const { status, data } = await sendBulk(server, who, 'quiz', { file: await tableOf('quiz', rows.slice(0, 500)) });
  expect(status).toBe(200);
  expect(data.registered).toHaveLength(500);
  expect(data.registered!.toSorted((a, b) => a - b)).toEqual(data.registered);
  expect((await authored(who)).totalElements).toBe(500);
  // As they come back from the screen: more than the usual megabyte.
  const sent = data.rows.map(({ no, cells }) => ({ no, cells }));
  expect((await sendBulk(server, who, 'quiz', { rows: sent, checkOnly: true })).status).toBe(200);
  const { errors } = await sendBulk(server, who, 'quiz', { file: await tableOf('quiz', rows) });
  expect(errors).toMatchObject([{ message: expect.stringContaining('한 번에 500행까지') }]);
});

test('a content of the library is named by title or address; a new address is kept with its quizzes', async () => {
  const who = await instructor();
  const { contentSequence } = await uploadContent(server, who, '5강 교안.md');
  const url = 'https://www.postgresql.org/docs/current/indexes.html';
  const row = (question: string, content: string) => [question, '답', '', '', '', '', '', '', content];
  const { data } = await sendBulk(server, who, 'quiz', {
    file: await tableOf('quiz', [
      row('하나', '5강 교안.md'),
      row('둘째', url),
      row('셋째', url),
      row('넷째', '없는 교안'),
    ]),
    checkOnly: true,
  });
  expect(data.rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([[], [], [], ['content']]);
  const rows = data.rows.slice(0, 3).map(({ no, cells }) => ({ no, cells }));
  await sendBulk(server, who, 'quiz', { rows });
  const contents = (await authored(who)).contents.map(({ content }) => content!);
  expect(contents[0]!.contentSequence).toBe(contentSequence);
  expect(contents[1]).toMatchObject({ contentUrl: url });
  expect(contents[2]!.contentSequence).toBe(contents[1]!.contentSequence);
});

test('links go into the library and wait for their reader, all or none', async () => {
  const who = await instructor();
  const mine = async () => (await server.call({ url: '/api/v1/my/contents', token: who.token })).body.data;
  await sendContent(server, who, { contentType: '0001', contentUrl: 'https://a.example/own' });
  const rows = [
    ['이름 있는 글', 'https://a.example/1', '글'],
    ['', 'https://a.example/2', '동영상'],
    ['', 'https://a.example/own', '글'],
  ];
  const bad = [...rows, ['', 'javascript:alert(1)', '파일'], ['', '', '']];
  const { errors } = await sendBulk(server, who, 'content', { file: await tableOf('content', bad) });
  expect(errors.map(({ path }) => path)).toEqual(['rows.5.contentUrl', 'rows.5.contentType']);
  expect(errors[0]!.message).toBe('[0413] 콘텐츠 · 5행 URL: 올바른 URL이 아닙니다.');
  expect(await mine()).toMatchObject({ totalElements: 1 });
  const { data } = await sendBulk(server, who, 'content', { file: await tableOf('content', rows) });
  expect(data.registered).toHaveLength(3);
  expect(data.rows.map(({ notes }) => notes.length)).toEqual([0, 0, 1]);
  expect(await mine()).toMatchObject({
    totalElements: 4,
    contents: [
      { contentUrl: 'https://a.example/own', reading: { state: 'WAITING' } },
      { title: 'https://a.example/2', contentType: '0002' },
      { title: '이름 있는 글', contentType: '0001', kind: 'LINK', versionNo: 1 },
      {},
    ],
  });
});

test('of what there is no template none is given', async () => {
  expect((await server.call({ url: '/api/v1/quizzes/template/club', token: author.token })).status).toBe(404);
});

test('whoever is no instructor gets neither template nor upload', async () => {
  const member = await makePerson(server, tenantId, 'member', '서예린');
  expect((await server.call({ url: '/api/v1/quizzes/template/quiz', token: member.token })).status).toBe(403);
  expect((await sendBulk(server, member, 'quiz', { rows: [{ no: 2, cells: GOOD }] })).status).toBe(403);
});
