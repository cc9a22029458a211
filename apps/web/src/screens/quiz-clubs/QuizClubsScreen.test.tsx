// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bootOf, type Who } from '../../testing/boot.ts';
import { clubOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { quizClubsSearch } from './quiz-clubs-search.ts';
import { QuizClubsScreen } from './QuizClubsScreen.tsx';

const codes = {
  jobGroups: [{ code: '0300', name: '개발' }],
  jobs: [],
  jobLevels: [{ code: '2', name: '레벨 2' }],
};
const due = {
  clubSequence: 12,
  quizSequence: 31,
  clubName: '데이터베이스 설계 실전 클럽',
  no: 3,
  week: 3,
  question: '인덱스가 **항상** 빠르지 않은 이유는?',
  openAt: '2026-11-16T00:00:00Z',
  deadlineAt: null,
  myAnswerStatus: '0001',
  hasDraft: true,
  myOfficialGrade: null,
  preCount: 0,
  finalCount: 0,
};
const listed = (total: number): Answer => ({ data: { contents: total > 0 ? [clubOf()] : [], totalElements: total } });

async function open(list: () => Answer, { search = '', who = 'member' as Who } = {}) {
  const { sent } = fakeServer({
    'GET /api/v1/clubs': list,
    'GET /api/v1/codes': () => ({ data: codes }),
    'GET /api/v1/my/due-quizzes': () => ({ data: { contents: [due] } }),
  });
  const view = await renderAt(QuizClubsScreen, {
    boot: bootOf(who),
    at: `/quiz${search}`,
    validateSearch: quizClubsSearch,
  });
  const asked = () => sent.filter(({ route }) => route === 'GET /api/v1/clubs').map(({ url }) => url.searchParams);
  return { ...view, asked, sent };
}

const firstClub = () => screen.findByRole('link', { name: clubOf().clubName });

test('filters, order and page of the address are what the server is asked for', async () => {
  const { asked } = await open(() => listed(40), {
    search: '?keyword=sql&jobGroup=0300&weekday=MON&status=0300&sort=popular&page=2',
  });
  await firstClub();
  expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
    size: '12',
    keyword: 'sql',
    jobGroup: '0300',
    weekday: 'MON',
    clubStatus: '0300',
    sort: 'popular',
    page: '2',
  });
  expect(screen.getByRole('link', { name: '2쪽' }).getAttribute('aria-current')).toBe('page');
});

test('what came with the page shows at once; what never changes is not asked for again', async () => {
  const { routes } = fakeServer({});
  const answers = {
    '/api/v1/clubs?page=1&size=12': { contents: [clubOf()], totalElements: 1 },
    '/api/v1/codes': codes,
    '/api/v1/my/due-quizzes': { contents: [due] },
  };
  const boot = { ...bootOf('member'), answers };
  await renderAt(QuizClubsScreen, { boot, at: '/quiz', validateSearch: quizClubsSearch });
  expect(screen.getByRole('link', { name: clubOf().clubName })).toBeTruthy();
  expect(screen.getByRole('region', { name: '다음 할 일' })).toBeTruthy();
  expect(routes()).not.toContain('GET /api/v1/codes');
});

test('a chosen filter stands in the address, begins at the first page and can be taken off', async () => {
  const { user, address } = await open(() => listed(40), { search: '?page=3' });
  await user.selectOptions(await screen.findByLabelText('직군'), await screen.findByRole('option', { name: '개발' }));
  await waitFor(() => expect(address()).toBe('/quiz?jobGroup=0300'));
  await user.click(screen.getByRole('button', { name: /직군 개발 삭제/ }));
  await waitFor(() => expect(address()).toBe('/quiz'));
});

test('an empty list with filters offers to drop them', async () => {
  const { user, address } = await open(() => listed(0), { search: '?keyword=sql' });
  await user.click(await screen.findByRole('button', { name: '조건 모두 지우기' }));
  await waitFor(() => expect(address()).toBe('/quiz'));
});

test('a failed list says why and tries again', async () => {
  let answer: Answer = { code: '0500', message: '예상하지 못한 오류', status: 400 };
  const { user } = await open(() => answer);
  expect(await screen.findByText('예상하지 못한 오류')).toBeTruthy();
  answer = listed(1);
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await firstClub()).toBeTruthy();
});

test('a member sees what is due with the way straight to it; a visitor is not asked about', async () => {
  const { sent } = await open(() => listed(1));
  const next = within(await screen.findByRole('region', { name: '다음 할 일' }));
  expect(next.getByText('3주차 · 인덱스가 항상 빠르지 않은 이유는?')).toBeTruthy();
  expect(next.getByText(/사전답변을 쓰다 멈췄어요/)).toBeTruthy();
  expect(next.getByRole('link', { name: '사전답변 이어 쓰기' }).getAttribute('href')).toBe('/quiz/12/quizzes/31');
  expect(sent.map(({ route }) => route)).toContain('GET /api/v1/my/due-quizzes');
  cleanup();
  const visit = await open(() => listed(1), { who: 'guest' });
  await firstClub();
  expect(visit.sent.map(({ route }) => route)).not.toContain('GET /api/v1/my/due-quizzes');
});

test('a participation code finds the club first and then joins it', async () => {
  const { user, address } = await open(() => listed(1));
  const found = {
    clubSequence: 40,
    clubAboutStatus: '0300',
    clubName: '새 클럽',
    clubImageUrl: '/x.png',
    clubImageShape: null,
  };
  const { sent } = fakeServer({
    'POST /api/v1/club/participation-code': ({ body }) =>
      JSON.stringify(body).includes('RIGHT1')
        ? { data: found }
        : { code: '0401', message: '참여코드가 올바르지 않습니다.', status: 400 },
    'POST /api/v1/clubs/40/join': () => ({ data: { clubSequence: 40, clubAboutStatus: '0401' } }),
  });
  await user.click(screen.getByRole('button', { name: '참여코드로 가입' }));
  await user.type(await screen.findByRole('textbox', { name: /참여코드/ }), 'WRONG1{Enter}');
  expect(await screen.findByText('참여코드가 올바르지 않습니다.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: /참여코드/ }));
  await user.type(screen.getByRole('textbox', { name: /참여코드/ }), 'RIGHT1{Enter}');
  expect(await screen.findByText('새 클럽')).toBeTruthy();
  expect(sent.map(({ route }) => route)).not.toContain('POST /api/v1/clubs/40/join');
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  await waitFor(() => expect(address()).toBe('/quiz/40?join=done'));
});

test('a button narrows the list to clubs that a newcomer can join, and widens it again', async () => {
  const { asked } = await open(() => listed(1));
  await firstClub();
  const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '상태' });
  const toggle = () => screen.getByRole('button', { name: '지금 들어갈 수 있는 곳만' });
  expect(toggle().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle());
  await waitFor(() => expect(asked().at(-1)?.get('clubStatus')).toBe('0300'));
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  expect(status().selectedOptions[0]?.textContent).toBe('모집중');
  await userEvent.click(toggle());
  await waitFor(() => expect(asked().at(-1)?.get('clubStatus')).toBeNull());
});
