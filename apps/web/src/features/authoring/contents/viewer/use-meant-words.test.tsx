// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { useMeantWords } from './use-meant-words.ts';

function Words({ passage, quote }: { readonly passage: number | undefined; readonly quote: string }) {
  return <p>표시: {useMeantWords({ contentSequence: 7, versionNo: 2 }, passage, quote)}</p>;
}
const shown = (passage: number | undefined, quote: string) =>
  show(
    <Words passage={passage} quote={quote} />,
    {
      'GET /api/v1/contents/7/passages': ({ url }) => ({
        data: {
          contents: [{ position: 22, text: `${url.searchParams.get('page')}번째 묶음의 대목` }],
          totalElements: 22,
        },
      }),
    },
    'member',
  );

test('whoever comes to a passage without words of it finds all of it marked', async () => {
  shown(22, '');
  expect(await screen.findByText('표시: 2번째 묶음의 대목')).toBeTruthy();
});

test.each([
  [22, '그 가운데 한 마디'],
  [undefined, ''],
])('words that are meant are marked alone, and without a passage nothing is: %s %s', async (passage, quote) => {
  const { sentTo } = shown(passage, quote);
  expect((await screen.findByText(/^표시:/)).textContent).toBe(`표시: ${quote}`);
  expect(sentTo('GET /api/v1/contents/7/passages')).toEqual([]);
});
