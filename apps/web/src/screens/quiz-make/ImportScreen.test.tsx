// @vitest-environment jsdom
import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkCheck, BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { csvOf } from '../../features/authoring/quizzes/bulk/faulty-csv.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { importSearch } from './quiz-make-search.ts';

vi.setConfig({ testTimeout: 60_000 });

const at = (column: BulkColumn) => (BULK_COLUMNS.quiz as readonly BulkColumn[]).indexOf(column);
const cellsOf = (question: string, modelAnswer: string, jobGroup = '개발') =>
  BULK_COLUMNS.quiz.map((_, index) =>
    index === at('question')
      ? question
      : index === at('modelAnswer')
        ? modelAnswer
        : index === at('jobGroup')
          ? jobGroup
          : '',
  );

type Given = { readonly no: number; readonly cells: readonly string[] };
/** Judges as the server does, as far as these tests go. */
function judged({ no, cells }: Given): BulkRow {
  const fault = (column: BulkColumn, message: string, code = '0422', repair: string | null = null) => ({
    column,
    code,
    message,
    repair,
  });
  return {
    no,
    cells: [...cells],
    cleaned: [],
    faults: [
      ...(cells[at('question')] === '' ? [fault('question', '문항을 입력해 주세요.')] : []),
      ...(cells[at('jobGroup')] === '개바' ? [fault('jobGroup', '‘개바’: 직군 목록에 없어요.', '0422', '개발')] : []),
      ...(cells[at('modelAnswer')] === '틀린 주소' ? [fault('modelAnswer', '올바른 URL이 아닙니다.', '0413')] : []),
    ],
    notes:
      cells[at('question')] === '같은 문항' ? [{ column: 'question', kind: 'check', message: '2행과 같아요.' }] : [],
  };
}

const FILE: readonly Given[] = [
  { no: 2, cells: cellsOf('같은 문항', '답') },
  { no: 17, cells: cellsOf('둘째 문항', '답', '개바') },
  { no: 58, cells: cellsOf('', '답') },
];
const SUMMARY = {
  sheetName: '퀴즈',
  emptyRows: 4,
  filledCells: 12,
  unknownHeads: ['비고'],
  exampleRows: 0,
  skippedQuestions: 0,
};

async function show(rows: readonly Given[] = FILE, isReload = false) {
  cleanup();
  const sent: { checkOnly?: boolean; skipsFaulty?: boolean; rows?: Given[] }[] = [];
  fakeServer({
    'POST /api/v1/quizzes/upload/quiz': ({ body }) => {
      const request = body as { checkOnly?: boolean; skipsFaulty?: boolean; rows?: Given[] };
      sent.push(request);
      const found = (request.rows ?? rows).map(judged);
      const check: BulkCheck = {
        rows: found,
        file: request.rows ? null : SUMMARY,
        registered:
          request.checkOnly === true ? null : found.flatMap(({ no, faults }) => (faults.length > 0 ? [] : [100 + no])),
      };
      return { data: check };
    },
    'GET /api/v1/my/clubs': () => ({ data: { contents: [], totalElements: 0 } }),
  });
  const view = await renderAt(ImportScreen, {
    boot: bootOf('instructor'),
    at: '/quiz-make/import',
    validateSearch: importSearch,
    isReload,
  });
  return { ...view, sent };
}
const choose = async (user: Awaited<ReturnType<typeof show>>['user'], container: HTMLElement) => {
  await screen.findByRole('button', { name: '파일 선택' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], '2학기 퀴즈.xlsx'));
};

test('faulty cells are corrected where they stand, checked on leaving, kept over a reload, then all are registered', async () => {
  const first = await show();
  await choose(first.user, first.container);
  expect(await screen.findByRole('heading', { level: 1, name: '3행 중 2행을 고쳐 주세요' })).toBeTruthy();
  expect(
    await screen.findByText(/시트 ‘퀴즈’ · 빈 행 4개는 건너뛰었어요 · 합쳐진 칸 12개는 위 값으로 채웠어요/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: '1개 추가' })).toHaveProperty('disabled', true);
  await first.user.click(screen.getByRole('button', { name: '‘개발’로 고치기' }));
  expect(await screen.findByRole('heading', { level: 1, name: '3행 중 1행을 고쳐 주세요' })).toBeTruthy();
  // A mended row stays in the filter of the faulty ones.
  expect(screen.getByText('고쳤어요')).toBeTruthy();
  await first.user.type(screen.getByRole('textbox', { name: '58행 문항' }), '이제 있는 문항');

  const { user, sent } = await show(FILE, true);
  expect(await screen.findByRole('heading', { level: 1, name: '3행 모두 추가할 수 있어요' })).toBeTruthy();
  expect(sent[0]).toMatchObject({ checkOnly: true, rows: [{ no: 2 }, { no: 17 }, { no: 58 }] });
  await user.click(await screen.findByRole('button', { name: '살펴볼 행 1' }));
  expect(screen.getByText('2행과 같아요.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: '3개 추가' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: '3개 추가' }));
  expect(await screen.findByText('퀴즈 3개를 추가했어요')).toBeTruthy();
  expect(screen.queryByText(/3단계 ·/)).toBeNull();
  expect(sent.at(-1)!.rows!.map(({ cells }) => cells[at('question')])).toEqual([
    '같은 문항',
    '둘째 문항',
    '이제 있는 문항',
  ]);
  expect(screen.getByRole('button', { name: '클럽에 넣기' })).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('import:'))).toEqual([]);
});

test('good rows wait for no bad one: what was left out is told, and can be taken along', async () => {
  const { user, container, sent } = await show();
  await choose(user, container);
  const add = await screen.findByRole('button', { name: '1개 추가' });
  expect(add).toHaveProperty('disabled', true);
  expect(screen.getByText(/빼고 추가하기를 골라 주세요/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: '오류가 있는 2행은 빼고 추가' }));
  await user.click(add);
  expect(await screen.findByText('퀴즈 1개를 추가했어요')).toBeTruthy();
  expect(screen.getByText('오류가 있던 2행은 빼고 추가했어요.')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ checkOnly: false, skipsFaulty: true });
  expect(screen.getByRole('button', { name: '고칠 행만 내려받기' })).toBeTruthy();
});

test('any cell opens for correction, Escape leaves it as it was, and a row is taken out and back', async () => {
  const { user, container, sent } = await show();
  await choose(user, container);
  await user.click(await screen.findByRole('button', { name: '전체 3' }));
  const cell = () => screen.getByRole('button', { name: '2행 문항 고치기: 같은 문항' });
  await user.click(cell());
  await user.type(screen.getByRole('textbox', { name: '2행 문항' }), ' 더{Escape}');
  expect(cell()).toBeTruthy();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '58행 빼기' }));
  expect(await screen.findByRole('button', { name: '전체 2' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(await screen.findByRole('button', { name: '전체 3' })).toBeTruthy();
});

test('a fault with a code of its own says it with the kind', async () => {
  const { user, container } = await show([{ no: 9, cells: cellsOf('문항', '틀린 주소') }]);
  await choose(user, container);
  const table = within(await screen.findByRole('table', { name: '가져올 행' }));
  expect(table.getByText('[0413] 퀴즈 · 올바른 URL이 아닙니다.')).toBeTruthy();
});

test('500 rows are shown page by page', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ no: index + 2, cells: cellsOf(`문항 ${index}`, '답') }));
  const { user, container } = await show(rows);
  await choose(user, container);
  const table = await screen.findByRole('table', { name: '가져올 행' });
  expect(within(table).getAllByRole('row')).toHaveLength(26);
  expect(await screen.findByText('추가할 수 있는 행 500 / 500')).toBeTruthy();
});

test('rows that are taken away as a file say what is wrong, and no cell begins a formula', () => {
  const csv = csvOf('quiz', [judged({ no: 3, cells: cellsOf('', '=HYPERLINK("http://a.example")') })]);
  expect(csv.startsWith('\ufeff"고칠 점","문항","모범 답안"')).toBe(true);
  expect(csv).toContain('"문항: 문항을 입력해 주세요."');
  expect(csv).toContain('"\'=HYPERLINK(""http://a.example"")"');
});
