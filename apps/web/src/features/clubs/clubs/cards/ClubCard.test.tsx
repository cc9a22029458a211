// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf, type Who } from '../../../../testing/boot.ts';
import { clubOf } from '../../../../testing/clubs.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { ClubCard } from './ClubCard.tsx';

const name = '데이터베이스 설계 실전 클럽';
const show = (club: Parameters<typeof clubOf>[0] = {}, who: Who = 'member') =>
  renderAt(() => <ClubCard club={clubOf(club)} />, { boot: bootOf(who), at: '/quiz' });
const heart = () => screen.getByRole('button', { name: `${name} 즐겨찾기` });

test('a card says its question, its tagline, dates, amount, leader, whom it is for and the way in', async () => {
  await show({ tagline: '까닭을 말로 붙이는 7주입니다.' });
  for (const words of ['정전은 왜', '멈추지 않을까요?', '까닭을 말로 붙이는 7주입니다.', '김도윤 교수']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText('개발 · 백엔드 · 레벨 2')).toBeTruthy();
  expect(screen.getByText(/2026\.11\.02 – 12\.20/).textContent).toBe('2026.11.02 – 12.20');
  expect(screen.getByText(/월·수·금 · 7주 · 21개 퀴즈/)).toBeTruthy();
  expect(screen.getByText('모집중').parentElement!.textContent).toContain('코드로 바로 가입 · 18자리 남음');
});

test('a lecture club is counted in studies, not in quizzes', async () => {
  await show({ clubType: '0200', studyCount: 5, quizCount: 0 });
  expect(screen.getByText(/7주 · 5개 강의/)).toBeTruthy();
  expect(screen.queryByText(/퀴즈/)).toBeNull();
});

test('without a promise the description begins to speak', async () => {
  await show({ description: '## 설계\n**표**를 나눕니다.' });
  expect(screen.getByText('설계 표를 나눕니다.')).toBeTruthy();
});

test('a picture of its own takes the place of the question', async () => {
  await show({ clubImageUrl: '/images/one' });
  expect(screen.queryByText('정전은 왜')).toBeNull();
  expect(document.querySelector('img[src^="/images/one"]')).toBeTruthy();
});

test("a member's card says the progress instead of the places; missing codes are N/A, every day is said so", async () => {
  const everyDay = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
  const member = { clubStatus: '0400', clubAboutStatus: '0401', startAt: '2026-10-02T00:00:00Z', myProgress: 62 };
  await show({ ...member, jobGroups: [], jobs: [], studyCycle: [...everyDay] });
  expect(screen.getByText('가입완료').parentElement!.textContent).toBe('가입완료 · 진행 62%');
  expect(screen.getByText('N/A · N/A · 레벨 2')).toBeTruthy();
  expect(screen.getByText(/매일/)).toBeTruthy();
});

test('a club without a name yet says so', async () => {
  await show({ clubName: '' });
  expect(screen.getByRole('link', { name: '이름 없는 클럽' })).toBeTruthy();
});

test.each([
  ['member', {}, '/quiz/12'],
  ['instructor', { isClubAdmin: true }, '/quiz-dashboard/12'],
  ['instructor', { isClubAdmin: true, clubStatus: '0000' }, '/quiz/create?draft=12'],
] as const)('for a %s with %j the card leads to %s', async (who, club, path) => {
  await show(club, who);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('a visitor stays where they are, is told to log in, and can go there and come back', async () => {
  const { user, address } = await show({}, 'guest');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('#');
  await user.click(screen.getByRole('link', { name }));
  const dialog = await screen.findByRole('alertdialog', { name: '로그인 후 이동할 수 있습니다.' });
  expect(address()).toBe('/quiz');
  await user.click(within(dialog).getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toBe('/account/login?redirect_url=%2Fquiz%2F12'));
});

test("a visitor's heart stays as it is and asks to log in", async () => {
  const { sent } = fakeServer({});
  const { user } = await show({}, 'guest');
  await user.click(heart());
  expect(await screen.findByRole('alertdialog', { name: '로그인 후 좋아요를 클릭 할 수 있습니다.' })).toBeTruthy();
  expect(sent).toHaveLength(0);
});

test('the heart fills at once, before the server answers', async () => {
  let answer: (value: Answer) => void = () => {};
  fakeServer({ 'POST /api/v1/clubs/12/favorite': () => new Promise<Answer>((resolve) => (answer = resolve)) });
  const { user } = await show();
  await user.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  answer({ data: { isFavorite: true } });
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
});

test('a refused heart goes back and says why', async () => {
  fakeServer({ 'POST /api/v1/clubs/12/favorite': () => ({ code: '0500', message: '잠시 후 다시', status: 500 }) });
  const { user } = await show();
  await user.click(heart());
  expect(await screen.findByRole('alertdialog', { name: 'mutation error : [0500] 잠시 후 다시' })).toBeTruthy();
  expect(document.querySelector('[aria-pressed]')?.getAttribute('aria-pressed')).toBe('false');
});
