// @vitest-environment jsdom
import type { ContentItem, ContentView } from '@dure/contract/authoring/contents/contents.views';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { contentOf } from '../../../../testing/contents.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { ContentPicker } from './ContentPicker.tsx';

vi.setConfig({ testTimeout: 60_000 });

const MINE = [contentOf(3, '정규화.pdf'), contentOf(4, '격리 수준.pdf')];
const view = (one: ContentItem): ContentView => ({
  ...one,
  author: { memberUUID: '01900000-0000-7000-8000-000000000001', nickname: '한지우', profileImageUrl: '' },
  isMine: true,
  isLiked: false,
  post: null,
  versions: [one],
  leftOut: [],
  recognised: [],
  usedByStudies: [],
  can: { edit: true, delete: true, like: false },
});

async function show(value: number | null) {
  cleanup();
  fakeServer({
    'GET /api/v1/my/contents': () => ({ data: { contents: MINE, totalElements: MINE.length } }),
    'GET /api/v1/contents/4': () => ({ data: view(MINE[1]!) }),
  });
  const onChange = vi.fn();
  const { user } = await renderAt(() => <ContentPicker value={value} onChange={onChange} />, {
    boot: bootOf('instructor'),
    at: '/quiz/create',
  });
  return { onChange, user };
}

test('a content of the library is chosen out of a window', async () => {
  const { user, onChange } = await show(null);
  await user.click(await screen.findByRole('button', { name: '콘텐츠 고르기' }));
  const dialog = await screen.findByRole('dialog', { name: '콘텐츠 고르기' });
  await user.click(await within(dialog).findByRole('button', { name: '정규화.pdf 고르기' }));
  expect(onChange).toHaveBeenCalledWith(MINE[0]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is chosen is named with its state, and can be taken off', async () => {
  const { user, onChange } = await show(4);
  const group = await screen.findByRole('group', { name: '콘텐츠' });
  await within(group).findByText('격리 수준.pdf');
  expect(group.textContent).toContain('다 읽음');
  await user.click(within(group).getByRole('button', { name: '빼기' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
