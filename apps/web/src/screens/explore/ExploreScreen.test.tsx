// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appStorage } from '../../kernel/app-storage.ts';
import { bootOf } from '../../testing/boot.ts';
import { postOf } from '../../testing/posts.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { exploreSearch } from './explore-search.ts';
import { ExploreScreen } from './ExploreScreen.tsx';

function serve() {
  const asked: string[] = [];
  fakeServer({
    'GET /api/v1/posts': ({ url }) => {
      url.searchParams.sort();
      asked.push(url.searchParams.toString());
      return {
        data: {
          contents: [postOf('글')],
          totalElements: 1,
          isCut: false,
          counts: { articles: 1, videos: 0, seminars: 0, mentorSeminars: 0 },
        },
      };
    },
    'GET /api/v1/codes': () => ({
      data: { jobGroups: [{ code: '0300', name: '개발', isRetired: false }], jobs: [], jobLevels: [] },
    }),
    'GET /api/v1/popular/keywords': () => ({ data: { contents: [{ keyword: '통계', viewCount: 3 }] } }),
  });
  return asked;
}
const show = () =>
  renderAt(ExploreScreen, {
    boot: bootOf('member'),
    at: '/explore',
    isReload: true,
    validateSearch: exploreSearch,
  });

test('a card says all that the specification names, and its tags lead on', async () => {
  serve();
  await show();
  const card = within(await screen.findByRole('article'));
  for (const words of ['아티클 · 8분', '모든 레벨', '개발', '12,000원', '좋아요 42']) card.getByText(words);
  expect(card.getByRole('link', { name: 'title-글' }).getAttribute('href')).toBe('/explore/34');
  expect(decodeURIComponent(card.getByRole('link', { name: '#hashtag-글' }).getAttribute('href')!)).toContain(
    'hashtag=hashtag-글',
  );
});

test('filters are kept under the keys of the specification, and found again', async () => {
  const asked = serve();
  const { user } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: '직군' }), '0300');
  await user.click(screen.getByRole('button', { name: '무료만' }));
  await waitFor(() => expect(asked.at(-1)).toBe('jobGroups=0300&page=1&paymentTypes=0001&size=8'));
  expect(appStorage.read()).toMatchObject({ jobGroups: ['0300'], paymentTypes: ['0001'], contentTypes: [] });
});

test('whoever comes back finds the list as they left it', async () => {
  appStorage.change({ contentTypes: ['0002'], experiences: ['2'] });
  const asked = serve();
  await show();
  await waitFor(() => expect(asked.at(-1)).toBe('contentTypes=0002&levels=2&page=1&size=8'));
});
