// @vitest-environment jsdom
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Sent } from '../../testing/server.ts';
import { CodesScreen } from './CodesScreen.tsx';

const PATH = '/api/manager/v1/codes';
const one = (kind: ManagedCode['kind'], code: string, name: string, part: Partial<ManagedCode> = {}): ManagedCode => ({
  kind,
  code,
  name,
  parentCode: kind === 'JOB' ? '0300' : null,
  isRetired: false,
  isFixed: kind === 'JOB_GROUP',
  clubCount: 0,
  quizCount: 0,
  otherCount: 0,
  merged: null,
  version: 2,
  ...part,
});
const codes = [
  one('JOB_GROUP', '0100', '기획'),
  one('JOB_GROUP', '0300', '개발', { clubCount: 3 }),
  one('JOB', '0301', '백엔드', { clubCount: 2, quizCount: 5 }),
  one('JOB', '0302', '프런트엔드'),
  one('JOB', '0309', '웹 마스터', { isRetired: true }),
  one('JOB_LEVEL', '1', '입문'),
];

async function open(answers: Parameters<typeof fakeServer>[0] = {}, boot = bootOf('manager'), job = '직무') {
  const done = () => ({ data: { codes } });
  const { sent } = fakeServer({
    [`GET ${PATH}`]: done,
    [`POST ${PATH}`]: done,
    [`PUT ${PATH}/order`]: done,
    [`PUT ${PATH}/JOB/0301`]: done,
    [`PUT ${PATH}/JOB/0302`]: done,
    [`DELETE ${PATH}/JOB/0302`]: done,
    ...answers,
  });
  const view = await renderAt(CodesScreen, {
    boot,
    at: '/system/admin/codes?group=0300',
    path: '/system/admin/codes',
  });
  await screen.findByRole('list', { name: `개발의 ${job}` });
  const writes = () =>
    sent.filter(({ route }: Sent) => !route.startsWith('GET')).map(({ route, body }) => [route, body]);
  return { ...view, writes };
}
const jobs = () => within(screen.getByRole('list', { name: '개발의 직무' })).getAllByRole('listitem');

test('the middle list belongs to the chosen job group; retired ones come last and say so', async () => {
  await open();
  expect(jobs().map((row) => /^\D+/.exec(row.textContent)![0])).toEqual(['백엔드', '프런트엔드', '웹 마스터쓰지 않음']);
});

test('Alt and an arrow move a code, over the order that was seen', async () => {
  const { user, writes } = await open();
  screen.getByRole('button', { name: '백엔드' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() =>
    expect(writes()).toEqual([
      [
        `PUT ${PATH}/order`,
        { kind: 'JOB', parentCode: '0300', seen: ['0301', '0302', '0309'], codes: ['0302', '0301', '0309'] },
      ],
    ]),
  );
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(writes()).toHaveLength(1);
});

test('an arrow that is held moves on from where the code is by then', async () => {
  let now: readonly ManagedCode[] = codes;
  const { user, writes } = await open({
    [`GET ${PATH}`]: () => ({ data: { codes: now } }),
    [`PUT ${PATH}/order`]: async ({ body }) => {
      const { seen, codes: order } = body as { seen: string[]; codes: string[] };
      if (now.filter(({ kind }) => kind === 'JOB').some(({ code }, at) => code !== seen[at]))
        return { code: '0409', status: 409, message: '늦음', kept: { codes: now } };
      const placeOf = ({ code, kind }: ManagedCode) => (kind === 'JOB' ? order.indexOf(code) : 0);
      now = codes.toSorted((a, b) => (a.kind === b.kind ? placeOf(a) - placeOf(b) : 0));
      return { data: { codes: now } };
    },
  });
  screen.getByRole('button', { name: '백엔드' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(jobs().map((row) => /^\D+/.exec(row.textContent)![0])[2]).toBe('백엔드'));
  expect(writes().map(([, body]) => (body as { codes: string[] }).codes)).toEqual([
    ['0302', '0301', '0309'],
    ['0302', '0309', '0301'],
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('F2 and a double click rename in place; Escape leaves the name', async () => {
  const { user, writes } = await open();
  screen.getByRole('button', { name: '백엔드' }).focus();
  await user.keyboard('{F2}');
  await user.keyboard('딴 이름{Escape}');
  await user.dblClick(await screen.findByRole('button', { name: '백엔드' }));
  await user.clear(screen.getByRole('textbox', { name: '백엔드의 새 이름' }));
  await user.keyboard('서버{Enter}');
  await waitFor(() =>
    expect(writes()).toEqual([[`PUT ${PATH}/JOB/0301`, { name: '서버', isRetired: false, version: 2 }]]),
  );
});

test('a used code can be retired and not deleted, an unused one deleted once it is asked', async () => {
  const { user, writes } = await open();
  await user.click(screen.getByRole('button', { name: '백엔드 고치기' }));
  expect((await screen.findByRole('menuitem', { name: '지우기' })).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: '쓰지 않기' }));
  await waitFor(() =>
    expect(writes()[0]).toEqual([`PUT ${PATH}/JOB/0301`, { name: '백엔드', isRetired: true, version: 2 }]),
  );
  await user.click(screen.getByRole('button', { name: '프런트엔드 고치기' }));
  await user.click(await screen.findByRole('menuitem', { name: '지우기' }));
  expect(await screen.findByText('정말로 삭제하시겠습니까?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(writes()[1]?.[0]).toBe(`DELETE ${PATH}/JOB/0302`));
});

test('one more is added to its list, and a name that is there is refused in words', async () => {
  const fields = [{ path: 'name', message: '같은 이름이 이미 있어요.' }];
  const { user, writes } = await open({
    [`POST ${PATH}`]: () => ({ code: '0422', status: 400, message: '확인', fields }),
  });
  await user.type(screen.getByRole('textbox', { name: '새 직무 이름' }), '백엔드{Enter}');
  expect(await screen.findByText('같은 이름이 이미 있어요.')).toBeTruthy();
  expect(writes()).toEqual([[`POST ${PATH}`, { kind: 'JOB', parentCode: '0300', name: '백엔드' }]]);
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '새 직무 이름' }).value).toBe('백엔드');
});

test('the count opens the clubs that have it, each with the way to it', async () => {
  const { user } = await open({
    [`GET ${PATH}/JOB/0301/uses`]: () => ({
      data: {
        clubs: [{ clubSequence: 7, clubName: '데이터베이스 클럽', clubType: '0100', clubStatus: '0400' }],
        quizzes: [{ quizSequence: 3, question: '기본키란' }],
      },
    }),
  });
  await user.click(screen.getByRole('button', { name: '백엔드, 쓰는 곳 7곳 보기' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('link', { name: '데이터베이스 클럽' })).getAttribute('href')).toBe(
    '/quiz-dashboard/7',
  );
  expect(within(dialog).getByText('공개하지 않은 퀴즈는 수만 세고 보여 주지 않아요.')).toBeTruthy();
});

test('lists bear the names that the organisation has for them', async () => {
  const boot = bootOf('manager');
  await open({}, { ...boot, tenant: { ...boot.tenant, jobGroupLabelType: 'MAJOR' } }, '전공');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '계열',
    '개발의 전공',
    '학년',
  ]);
  expect(screen.getByRole('textbox', { name: '새 전공 이름' })).toBeTruthy();
});

test('two ticked jobs show where they are used before and after, and the one that is used more stays', async () => {
  const uses = { merged: 0, kept: 2, after: 2 };
  const merged = [
    ...codes.filter(({ code }) => code !== '0302'),
    one('JOB', '0302', '프런트엔드', { isRetired: true }),
  ];
  const { user, writes } = await open({
    'GET /api/manager/v1/jobs/0302/merge': () => ({ data: { clubs: uses, quizzes: { ...uses, kept: 5, after: 5 } } }),
    'POST /api/manager/v1/jobs/0302/merge': () => ({ data: { codes: merged } }),
  });
  await user.click(screen.getByRole('checkbox', { name: '프런트엔드 합치려고 고르기' }));
  expect(screen.queryByRole('region', { name: '두 가지 합치기' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: '웹 마스터 합치려고 고르기' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: '백엔드 합치려고 고르기' }));
  const asking = await screen.findByRole('region', { name: '두 가지 합치기' });
  expect(within(asking).getByRole('radio', { name: /백엔드/ })).toHaveProperty('checked', true);
  expect(await within(asking).findByRole('row', { name: '퀴즈 0 5 5' })).toBeTruthy();
  await user.click(within(asking).getByRole('button', { name: '‘백엔드’에 합치기' }));
  await waitFor(() =>
    expect(writes()).toEqual([['POST /api/manager/v1/jobs/0302/merge', { into: '0301', version: 2, intoVersion: 2 }]]),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: '두 가지 합치기' })).toBeNull());
});

test('a merged job says so and is parted again from its menu', async () => {
  const gone = one('JOB', '0302', '백앤드', {
    isRetired: true,
    merged: { into: '0301', undoUntil: '2026-12-20T05:00:00Z' },
  });
  const { user, writes } = await open({
    [`GET ${PATH}`]: () => ({ data: { codes: [...codes.filter(({ code }) => code !== '0302'), gone] } }),
    'POST /api/manager/v1/jobs/0302/merge/undo': () => ({ data: { codes } }),
  });
  expect(screen.getByText('합침')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '백앤드 고치기' }));
  await user.click(await screen.findByRole('menuitem', { name: '합친 것 되돌리기' }));
  await waitFor(() => expect(writes()).toEqual([['POST /api/manager/v1/jobs/0302/merge/undo', undefined]]));
});
