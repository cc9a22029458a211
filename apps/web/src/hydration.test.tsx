// @vitest-environment jsdom
import { normalCall } from '@dure/contract/platform/pages/first-calls';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Root } from 'react-dom/client';
import { queryClient } from './kernel/query-client.ts';
import { startSession, type Boot } from './kernel/session.ts';
import { prerender } from './prerender.tsx';
import { createAppRouter } from './router.tsx';
import { mountApp } from './mount-app.tsx';
import './kernel/calls/initial-data.ts';
import { bootOf, tenantOf } from './testing/boot.ts';
import { clubOf } from './testing/clubs.ts';
import { answersOf, firstPagesOf } from './testing/first-pages.ts';
import { fakeServer } from './testing/server.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
// What comes with the page comes now, whatever the clock of the machine says.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') }));
const HOUR_MS = 3_600_000;
const codes = { jobGroups: [{ code: '0300', name: '개발' }], jobs: [], jobLevels: [] };
const quiz = {
  clubSequence: 12,
  quizSequence: 31,
  no: 1,
  week: 1,
  question: '인덱스가 항상 빠르지 않은 이유는?',
  openAt: '2026-11-16T00:00:00Z',
  deadlineAt: new Date(NOW + 6 * HOUR_MS).toISOString(),
  myAnswerStatus: '0001',
  hasDraft: true,
  myOfficialGrade: null,
  preCount: 1,
  finalCount: 0,
};
const week = {
  ...quiz,
  finalSubmittedAt: null,
  isOnTime: null,
  comprehension: null,
  draftLength: 231,
  draftSavedAt: '2026-11-19T13:40:00Z',
  feedbackAt: '2026-11-19T00:00:00Z',
  topic: '인덱스',
};
const about = (can: Partial<ClubAbout['can']>): ClubAbout => ({
  ...clubOf({ description: '**설계**를 함께 해요.' }),
  tags: ['SQL'],
  recruitStartAt: null,
  officialGrading: 'INSTRUCTOR',
  selfGrading: false,
  anonymous: false,
  instructors: [],
  sampleQuestion: '정전은 왜 **한 도시에서** 멈추지 않을까요?',
  curriculum: [{ week: 1, quizCount: 2, openAt: '2026-11-16T00:00:00Z', topics: ['정전'] }],
  statusReason: null,
  can: { join: true, cancelRequest: false, enter: false, manage: false, ...can },
});
const listOf = (club: ReturnType<typeof clubOf>) => ({ contents: [club], totalElements: 30 });
const answers = {
  '/api/v1/clubs?page=1&size=12': listOf(clubOf({ isFavorite: true, myProgress: 40 })),
  '/api/v1/codes': codes,
  '/api/v1/my/due-quizzes': { contents: [{ ...quiz, clubName: '데이터베이스 설계 실전 클럽' }] },
  '/api/v1/accounts/demo': {
    password: 'dure-demo-2026',
    accounts: [{ email: 'a@b.test', nickname: '서예린', role: 'ROLE_USER' }],
  },
  '/api/v1/clubs/12/about': about({}),
};
const joined = {
  ...answers,
  '/api/v1/my/messages': {
    contents: [
      {
        messageSequence: 4,
        clubSequence: 12,
        clubName: '데이터베이스 설계 실전 클럽',
        sender: { memberUUID: 'teacher', nickname: '한지우', profileImageUrl: '' },
        text: '막힌 곳이 있으면 알려 주세요.',
        sentAt: new Date(NOW - 30 * HOUR_MS).toISOString(),
        place: null,
      },
    ],
  },
  '/api/v1/clubs/12/about': about({ enter: true }),
  '/api/v1/clubs/12/week': {
    quizzes: [week, { ...week, quizSequence: 30, deadlineAt: new Date(NOW - 30 * HOUR_MS).toISOString() }],
    coming: [{ no: 2, week: 2, openAt: '2026-11-23T00:00:00Z', topic: '' }],
    headline: { quizSequence: 31, people: [] },
  },
};
const taught = {
  ...joined,
  '/api/v1/my/waiting-quizzes': {
    answerCount: 18,
    paceSeconds: 94,
    contents: [
      {
        clubSequence: 12,
        clubName: '데이터베이스 설계 실전 클럽',
        quizSequence: 31,
        no: 1,
        question: '인덱스가 항상 빠르지 않은 이유는?',
        deadlineAt: '2026-11-23T00:00:00Z',
        isClosed: false,
        waitingCount: 18,
      },
    ],
  },
  '/api/v1/my/teaching-week': {
    events: [
      {
        clubSequence: 12,
        clubName: '데이터베이스 설계 실전 클럽',
        quizSequence: 32,
        no: 2,
        kind: 'OPENS',
        at: new Date(NOW + 30 * HOUR_MS).toISOString(),
        hasModelAnswer: false,
      },
    ],
    clubs: [{ clubSequence: 13, clubName: '동네 가게', clubType: '0100', requestCount: 2, heldCount: 17 }],
  },
};
const guest: Boot = { ...bootOf('guest'), answers };
const member: Boot = { ...bootOf('member'), answers: joined };
const elsewhere: Boot = {
  ...bootOf('instructor'),
  tenant: tenantOf({ colorPreset: 'burgundy', timeZone: 'America/Los_Angeles', lectureClubUseYn: 'NO' }),
  answers: taught,
};

let faults: unknown[];
let shown: Root | undefined;
const note = (event: ErrorEvent) => {
  event.preventDefault();
  faults.push(event.error);
};

beforeEach(() => {
  faults = [];
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  addEventListener('error', note);
  fakeServer({});
});
afterEach(async () => {
  await act(async () => shown?.unmount());
  queryClient.clear();
  removeEventListener('error', note);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A phone shows a part of what the server rendered of these. */
const WIDE = new Set(['/quiz-dashboard/12/grading']);

/** Puts the page as the server sends it into the document. */
async function renderedAnHourAgo(path: string, boot: Boot) {
  const renderedAt = NOW - HOUR_MS;
  vi.setSystemTime(renderedAt);
  const { markup, sought } = await prerender(path, boot, renderedAt);
  vi.setSystemTime(NOW);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  Object.assign(document.getElementById('root')!.dataset, {
    renderedAt,
    renderedFor: path,
    sought: JSON.stringify(sought),
  });
  return { markup, sought };
}

test.each<readonly [string, string, Boot, string]>([
  ['/', 'a visitor', guest, '먼저 쓰고'],
  ['/quiz', 'a visitor', guest, '데이터베이스 설계 실전 클럽'],
  ['/quiz?keyword=sql', 'a visitor', guest, '퀴즈클럽'],
  ['/account/login?redirect_url=%2Fquiz', 'a visitor', guest, '서예린'],
  ['/quiz/12', 'a visitor', guest, '설계'],
  ['/', 'a member', member, '인덱스가 항상'],
  ['/quiz', 'a member', member, '진행 40%'],
  ['/quiz/12', 'a member', member, '인덱스가 항상'],
  ['/', 'an instructor elsewhere', elsewhere, '11.22 (일) 마감'],
  ['/quiz', 'an instructor elsewhere', elsewhere, '2026.11.01'],
  ['/quiz/12', 'an instructor elsewhere', elsewhere, '11.22 (일)에 열려요'],
  ...firstPagesOf('anna').map(
    (page) => [page.path, page.who, { ...bootOf(page.who), answers: answersOf(page) }, page.shows] as const,
  ),
])('%s as the server rendered it for %s an hour ago is taken over, not drawn again', async (path, _, boot, text) => {
  const { sent } = fakeServer({});
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => ({ matches: WIDE.has(path), ...listening }));
  Element.prototype.scrollIntoView = () => {};
  const { markup } = await renderedAnHourAgo(path, boot);
  expect(markup).toContain(text);
  expect(markup).not.toContain('<!--$!-->');

  document.documentElement.dataset['theme'] = 'dark';
  localStorage.setItem('activeIndex', '5');
  // Only a browser can be asked what it is able to do.
  for (const ability of ['PublicKeyCredential', 'PushManager', 'Notification']) vi.stubGlobal(ability, vi.fn());
  const [place, main] = [document.getElementById('root')!, document.querySelector('main')!];
  const seen = [...main.querySelectorAll('h1, h2, article, img, a, input')];
  startSession(boot);
  await act(async () => {
    shown = await mountApp(place, createMemoryHistory({ initialEntries: [path] }));
  });
  expect(faults).toEqual([]);
  expect(document.querySelector('main')).toBe(main);
  expect(seen.filter((element) => !element.isConnected)).toEqual([]);
  // What the server cannot know comes right after; what came along is not asked for again.
  expect(screen.getByRole('button', { name: '밝은 화면으로 바꾸기' })).toBeTruthy();
  const asked = sent.map(({ url }) => normalCall(url.pathname, url.searchParams));
  const came = Object.keys(boot.answers ?? {});
  expect(asked.filter((call) => came.includes(call))).toEqual([]);
});

test('who comes to a page of many calls from another page asks once, and again call by call where it is refused', async () => {
  for (const isRefused of [false, true]) {
    const room = firstPagesOf('anna').find(({ path }) => path === '/studyroom')!;
    const its = answersOf(room);
    const alone = Object.entries(its).map(([call, data]) => [`GET ${call.split('?')[0]}`, () => ({ data })] as const);
    const { routes } = fakeServer({
      ...Object.fromEntries(alone),
      'GET /api/v1/pages/answers': ({ url }) =>
        isRefused
          ? { status: 503, code: '0503', message: '' }
          : { data: { answers: url.searchParams.get('address') === '/studyroom' ? its : {} } },
    });
    const history = createMemoryHistory({ initialEntries: ['/help'] });
    startSession(bootOf('member'));
    document.body.innerHTML = '<div id="root"></div>';
    await act(async () => {
      shown = await mountApp(document.getElementById('root')!, history);
    });
    const before = routes().length;
    await act(async () => history.push('/studyroom'));
    await screen.findByText(/news-anna/);
    await screen.findByText(/recall-anna/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const asked = routes().slice(before);
    expect(asked.filter((route) => route === 'GET /api/v1/pages/answers').length).toBeGreaterThan(0);
    if (isRefused) expect(asked.length).toBeGreaterThan(3);
    else expect(asked.length).toBeLessThanOrEqual(3);
    expect(faults).toEqual([]);
    await act(async () => shown?.unmount());
    queryClient.clear();
  }
});

test('who goes on before the page is taken over comes to the other page without a complaint', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const room = firstPagesOf('anna').find(({ path }) => path === '/studyroom')!;
  const its = Object.entries(answersOf(room));
  fakeServer(Object.fromEntries(its.map(([call, data]) => [`GET ${call.split('?')[0]}`, () => ({ data })])));
  await renderedAnHourAgo('/quiz', member);
  startSession(member);
  shown = await mountApp(document.getElementById('root')!, createMemoryHistory({ initialEntries: ['/quiz'] }));
  // The frame is taken over by that, and what stands in it is not.
  screen.getAllByRole('link', { name: 'My 학습방' })[0]!.click();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My 학습방'), {
    timeout: 10_000,
  });
  await screen.findByText(/news-anna/);
  expect(faults).toEqual([]);
});

test.each(['before the app is here', 'while it begins'])(
  'who goes back %s sees the page before, drawn anew without a complaint',
  async (when) => {
    fakeServer({
      'GET /api/v1/clubs': () => ({ data: listOf(clubOf()) }),
      'GET /api/v1/codes': () => ({ data: codes }),
    });
    await renderedAnHourAgo('/quiz', guest);
    startSession(guest);
    const history = createMemoryHistory({ initialEntries: ['/help', '/quiz'] });
    if (when === 'before the app is here') history.back();
    await act(async () => {
      const showing = mountApp(document.getElementById('root')!, history);
      if (when === 'while it begins') history.back();
      shown = await showing;
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/도움말/));
    expect(faults).toEqual([]);
  },
);

test('who goes back before the app is here and returns while it begins is not told of another page', async () => {
  fakeServer({ 'GET /api/v1/clubs': () => ({ data: listOf(clubOf()) }), 'GET /api/v1/codes': () => ({ data: codes }) });
  await renderedAnHourAgo('/quiz', guest);
  startSession(guest);
  const main = document.querySelector('main');
  const history = createMemoryHistory({ initialEntries: ['/help', '/quiz'] });
  history.back();
  await act(async () => {
    const showing = mountApp(document.getElementById('root')!, history);
    history.forward();
    shown = await showing;
  });
  await screen.findByRole('link', { name: '데이터베이스 설계 실전 클럽' });
  expect(document.querySelector('main')).not.toBe(main);
  expect(faults).toEqual([]);
});

test.each(firstPagesOf('anna').filter(({ path }) => path.startsWith('/quiz/12/') || path.startsWith('/lecture')))(
  'who leaves $path as soon as it is shown has all of it taken over first',
  async (page) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    Element.prototype.scrollIntoView = () => {};
    fakeServer({});
    const boot = { ...bootOf(page.who), answers: answersOf(page) };
    await renderedAnHourAgo(page.path, boot);
    startSession(boot);
    const history = createMemoryHistory({ initialEntries: ['/help', page.path] });
    shown = await mountApp(document.getElementById('root')!, history);
    history.back();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/도움말/));
    expect(faults).toEqual([]);
  },
);

test('whether the page is taken over is asked as somebody goes on, until it is', async () => {
  await renderedAnHourAgo('/quiz', guest);
  startSession(guest);
  const history = createMemoryHistory({ initialEntries: ['/quiz'] });
  await act(async () => {
    shown = await mountApp(document.getElementById('root')!, history);
  });
  const sent = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
  const asked = () => sent.mock.calls.filter(([{ type }]) => type === 'auxclick').length;
  await act(async () => history.push('/quiz?page=2'));
  expect(asked()).toBeGreaterThan(0);
  await act(async () => history.push('/quiz?page=3'));
  await act(async () => history.push('/quiz?page=4'));
  const settled = asked();
  await act(async () => history.push('/quiz?page=5'));
  expect(asked()).toBe(settled);
});

test('what this device keeps is shown where the server rendered without it: the page is drawn anew', async () => {
  const page = firstPagesOf('anna')[0]!;
  const boot = { ...bootOf('member'), answers: answersOf(page) };
  const { sought } = await renderedAnHourAgo(page.path, boot);
  const draft = sought.find((key) => key.endsWith('/12/31/pre'))!;
  const base = { value: '', version: 0, savedAt: null };
  const kept = { value: 'typed on the way', base, isAhead: true, attempt: null, aside: null };
  localStorage.setItem(draft, JSON.stringify(kept));
  startSession(boot);
  await act(async () => {
    shown = await mountApp(document.getElementById('root')!, createMemoryHistory({ initialEntries: [page.path] }));
  });
  expect(screen.getByDisplayValue('typed on the way').closest('[inert]')).toBeNull();
  expect(faults).toEqual([]);
});

test('a field takes nothing before the app runs', async () => {
  const page = firstPagesOf('anna')[0]!;
  await renderedAnHourAgo(page.path, { ...bootOf('member'), answers: answersOf(page) });
  expect([...document.querySelectorAll('textarea')].every((field) => field.closest('[inert]'))).toBe(true);
});

test('an address that sends on to another is left to the browser', async () => {
  for (const path of ['/quiz?utm_source=mail', '/quiz?view=nobody'])
    for (const boot of [guest, member]) expect((await prerender(path, boot, NOW)).markup).toBe('');
});

test('an address is the same in whatever order its filters were chosen', async () => {
  for (const filters of [
    { keyword: 'a', jobGroup: '0400' },
    { jobGroup: '0400', keyword: 'a' },
  ]) {
    const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ['/quiz'] }), isServer: true });
    const { href } = router.buildLocation({ to: '/quiz', search: filters });
    expect((await prerender(href, member, NOW)).markup).toContain('<main');
  }
});

test('pages that are rendered at the same moment show each person their own', async () => {
  const of = (memberName: string): Boot => ({ ...member, session: { ...member.session, memberName } });
  const names = ['서예린', '문하늘', '윤하람'];
  const pages = await Promise.all(names.map((name) => prerender('/', of(name), NOW)));
  expect(pages.map(({ markup }) => names.filter((name) => markup.includes(name)))).toEqual(names.map((name) => [name]));
});

test('what was pressed, chosen or typed before the app ran is done once it does', async () => {
  const { sent } = fakeServer({
    'POST /api/v1/clubs/12/favorite': () => ({ data: null }),
    'GET /api/v1/clubs': () => ({ data: { contents: [], totalElements: 0 } }),
  });
  const boot = { ...member, answers: { ...joined, '/api/v1/clubs?page=1&size=12': listOf(clubOf()) } };
  const { markup } = await prerender('/quiz', boot, NOW);
  document.body.innerHTML = `<div id="root" data-rendered-at="${NOW}" data-rendered-for="/quiz">${markup}</div>`;
  const heart = screen.getByRole('button', { name: /즐겨찾기$/ });
  const weekday = screen.getByRole<HTMLSelectElement>('combobox', { name: '요일' });
  heart.dataset['early'] = 'click';
  weekday.dataset['early'] = 'change';
  weekday.value = 'MON';
  screen.getByRole<HTMLInputElement>('searchbox').value = 'sql';
  startSession(boot);
  await act(async () => {
    shown = await mountApp(document.getElementById('root')!, createMemoryHistory({ initialEntries: ['/quiz'] }));
  });
  await waitFor(() => {
    const asked = sent.filter(({ route }) => route === 'GET /api/v1/clubs').map(({ url }) => url.searchParams);
    expect(asked.some((query) => query.get('weekday') === 'MON' && query.get('keyword') === 'sql')).toBe(true);
  });
  expect(sent.map(({ route }) => route)).toContain('POST /api/v1/clubs/12/favorite');
  expect(faults).toEqual([]);
});
