// @vitest-environment jsdom
import type { ContentPassage, ContentView } from '@dure/contract/authoring/contents/contents.views';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { contentOf } from '../../../../testing/contents.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { ContentNotes } from './ContentNotes.tsx';

vi.setConfig({ testTimeout: 60_000 });

const noteOf = (position: number): ContentPassage => ({
  position,
  text: `${position}번 노트`,
  unitNo: position,
  heading: '',
});

test('notes of a speaker stand with their slides, further ones behind a step', async () => {
  const all = Array.from({ length: 60 }, (_, index) => noteOf(index + 1));
  fakeServer({
    'GET /api/v1/contents/3/notes': ({ url }) => {
      const from = (Number(url.searchParams.get('page')) - 1) * 50;
      return { data: { contents: all.slice(from, from + 50), totalElements: all.length } };
    },
  });
  const content = { ...contentOf(3, '강의.pptx'), kind: 'PPTX' } as unknown as ContentView;
  const { user } = await renderAt(() => <ContentNotes content={content} />, {
    boot: bootOf('instructor'),
    at: '/quiz-make/contents',
  });
  await user.click(await screen.findByText('발표자 노트 60개'));
  expect(screen.getAllByRole('listitem')[2]!.textContent).toBe('슬라이드 33번 노트');
  await user.click(screen.getByRole('button', { name: '다음 노트' }));
  expect(await screen.findByText('51번 노트')).toBeDefined();
});
