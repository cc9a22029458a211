// @vitest-environment jsdom
import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { contentOf } from '../../../../testing/contents.ts';
import type { Answer, Sent } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { MaterialList } from './MaterialList.tsx';

vi.setConfig({ testTimeout: 60_000 });

const READING = { state: 'READING', done: 4, of: 10, reason: null, reasonCode: null } as const;
const FAILED = { state: 'FAILED', done: 0, of: 0, reason: '암호가 걸려 있어 읽지 못했어요', reasonCode: null } as const;
const MINE = [
  contentOf(3, '정규화.pdf'),
  contentOf(4, '격리 수준.pdf', { reading: READING, unitCount: null }),
  contentOf(5, '잠긴 글.pdf', { reading: FAILED }),
];

function Materials({ first }: { readonly first: readonly StudyMaterial[] }) {
  const [materials, setMaterials] = useState(first);
  return <MaterialList materials={materials} onChange={setMaterials} />;
}
const start = (first: readonly StudyMaterial[] = [], more: Record<string, (sent: Sent) => Answer> = {}) =>
  show(<Materials first={first} />, {
    'GET /api/v1/my/contents': ({ url }) => {
      const words = url.searchParams.get('keyword') ?? '';
      const contents = MINE.filter(({ title }) => title.includes(words));
      return { data: { contents, totalElements: contents.length } };
    },
    'GET /api/v1/contents/4': () => ({ data: MINE[1] }),
    ...more,
  });
const taken = () =>
  within(screen.getByRole('list', { name: '자료 목록' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const option = (name: RegExp) => screen.findByRole('checkbox', { name });

test('several contents of the library become materials, in the order in which they were chosen', async () => {
  const { user } = start();
  await user.click(screen.getByRole('button', { name: '내 콘텐츠에서 고르기' }));
  const dialog = await screen.findByRole('dialog', { name: '콘텐츠 고르기' });
  await user.click(await option(/격리 수준/));
  await user.click(await option(/정규화/));
  expect(within(dialog).getByRole('status').textContent).toBe('2개를 골랐어요');
  await user.click(within(dialog).getByRole('button', { name: '2개 넣기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(taken()).toEqual([expect.stringContaining('격리 수준.pdf'), expect.stringContaining('정규화.pdf')]);
});

test('each says what it is and how far it is read; it is found by its words, by the keyboard alone', async () => {
  const { user } = start();
  screen.getByRole('button', { name: '내 콘텐츠에서 고르기' }).focus();
  await user.keyboard('{Enter}');
  expect((await option(/정규화/)).closest('label')!.textContent).toMatch(/PDF.*3쪽.*다 읽음/);
  expect((await option(/격리 수준/)).closest('label')!.textContent).toContain('읽는 중 40%');
  expect((await option(/잠긴 글/)).closest('label')!.textContent).toContain('암호가 걸려 있어');
  screen.getByRole('searchbox', { name: '콘텐츠 찾기' }).focus();
  await user.keyboard('잠긴');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  (await option(/잠긴 글/)).focus();
  await user.keyboard(' ');
  screen.getByRole('button', { name: '1개 넣기' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(taken()).toHaveLength(1));
});

test('what the study has already is marked, and no more can be chosen than there is room for', async () => {
  const full = Array.from({ length: 18 }, (_, index) => contentOf(100 + index, `자료 ${index}`));
  const { user } = start([...full, MINE[0]!]);
  await user.click(screen.getByRole('button', { name: '내 콘텐츠에서 고르기' }));
  const held = await option(/정규화.*이미 있음/);
  expect([held.hasAttribute('disabled'), (held as HTMLInputElement).checked]).toEqual([true, true]);
  await user.click(await option(/격리 수준/));
  expect((await option(/잠긴 글/)).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('20개까지 넣을 수 있어서 1개만 더 고를 수 있어요.')).toBeTruthy();
});

test('a file that is refused is named with its reason and keeps no other one waiting', async () => {
  const names: string[] = [];
  const { user } = start([], {
    'POST /api/v1/content': ({ files }) => {
      names.push(files[0] ?? '');
      if (names.length > 1) return { data: contentOf(9, '성한 글.pdf') };
      const fields = [{ path: 'file', message: '파일의 내용이 PDF가 아니에요.' }];
      return { status: 400, code: '0422', message: '입력한 내용을 확인해 주세요.', fields };
    },
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, [new File(['x'], '가짜.pdf'), new File(['%PDF'], '성한 글.pdf')]);
  await waitFor(() => expect(taken()).toEqual([expect.stringContaining('성한 글.pdf')]));
  expect(screen.getByRole('alert').textContent).toBe(
    '‘가짜.pdf’ 파일은 올리지 못했어요. 파일의 내용이 PDF가 아니에요.',
  );
});
