// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { clubOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { LectureClubsScreen } from './LectureClubsScreen.tsx';
import { quizClubsSearch } from './quiz-clubs-search.ts';

const lecture = clubOf({ clubType: '0200', clubName: '표에서 실행 계획까지', studyCount: 8, quizCount: 0 });

async function open(search: string, contents: object[] = [lecture]) {
  const list = () => ({ data: { contents, totalElements: contents.length } });
  const { sent } = fakeServer({
    'GET /api/v1/clubs': list,
    'GET /api/v1/my/clubs': list,
    'GET /api/v1/my/favorite/clubs': list,
    'GET /api/v1/my/member-request-clubs': list,
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobs: [], jobLevels: [] } }),
  });
  const place = { boot: bootOf('member'), at: `/lecture${search}`, validateSearch: quizClubsSearch };
  const { address } = await renderAt(LectureClubsScreen, place);
  const asked = (path: string) => sent.find(({ route }) => route === `GET ${path}`)?.url.searchParams;
  return { address, asked, user: userEvent.setup() };
}

test.each([
  ['', '/api/v1/clubs'],
  ['?view=MINE', '/api/v1/my/clubs'],
  ['?view=FAVORITE', '/api/v1/my/favorite/clubs'],
  ['?view=REQUESTED', '/api/v1/my/member-request-clubs'],
])('"%s" of /lecture asks for lecture clubs alone', async (search, path) => {
  const { asked } = await open(search);
  await waitFor(() => expect(asked(path)?.get('clubType')).toBe('0200'));
});

test('the views stay at /lecture, and an empty one leads to lecture clubs', async () => {
  const { address, user } = await open('', []);
  await user.click(await screen.findByRole('link', { name: '즐겨찾기' }));
  expect(address()).toBe('/lecture?view=FAVORITE');
  const browse = await screen.findByRole('link', { name: '강의클럽 보기' });
  expect(browse.getAttribute('href')).toBe('/lecture');
});

test('a card counts studies, not quizzes', async () => {
  await open('');
  expect((await screen.findByRole('article')).textContent).toContain('8개 강의');
  expect(screen.queryByText(/퀴즈 0|0개 퀴즈/)).toBeNull();
});
