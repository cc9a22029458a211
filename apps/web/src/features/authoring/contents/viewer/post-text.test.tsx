// @vitest-environment jsdom
import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contentOf } from '../../../../testing/contents.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { bootOf } from '../../../../testing/boot.ts';
import { fakeServer } from '../../../../testing/server.ts';
import { ContentPreview } from './ContentPreview.tsx';

afterEach(() => vi.restoreAllMocks());

const POST = { postSequence: 7, text: '# 하나\n\n**잠금**은 이렇게 풀려요.', isPublished: true };
const view = (post: ContentView['post']): ContentView => ({
  ...contentOf(3, '잠금 읽기', { kind: 'POST', file: null, contentUrl: '/explore/7', unit: null, unitCount: null }),
  author: { memberUUID: '01900000-0000-7000-8000-000000000001', nickname: '한지우', profileImageUrl: '' },
  isMine: false,
  isLiked: false,
  post,
  versions: [],
  leftOut: [],
  recognised: [],
  usedByStudies: [],
  can: { edit: false, delete: false, like: false },
});
const show = (content: ContentView, quote = '') => {
  fakeServer({});
  return renderAt(() => <ContentPreview content={content} pageNo={1} onPage={() => {}} quote={quote} />, {
    boot: bootOf('member'),
    at: '/quiz/1/quizzes/2',
  });
};

test('an article is read as on its page, and leads there', async () => {
  await show(view(POST));
  expect(await screen.findByRole('heading', { level: 3, name: '하나' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '읽고 볼 것에서 이 글 보기' }).getAttribute('href')).toBe('/explore/7');
});

test('one that was withdrawn says so and leads nowhere', async () => {
  await show(view({ ...POST, isPublished: false }));
  expect(await screen.findByText(/지금은 읽고 볼 것에 없는 글이에요/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /읽고 볼 것/ })).toBeNull();
});

test('words that are meant are marked through markup and brought into sight', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show(view(POST), '**잠금**은 이렇게');
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  const marked = [...document.querySelectorAll('.passage')].map(({ textContent }) => textContent);
  expect(marked.join('')).toBe('잠금은 이렇게');
  expect(document.querySelector('.passage-sign')).toBeNull();
});
