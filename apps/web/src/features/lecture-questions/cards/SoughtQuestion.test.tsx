// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { SoughtQuestion } from './SoughtQuestion.tsx';

test('the question that was asked for is brought into view, and is left again where scrolling answers a promise', async () => {
  const shown = vi.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = shown as never;
  fakeServer({ 'GET /api/v1/lecture-clubs/2/questions/12': () => ({ status: 404, code: '0404', message: 'unknown' }) });
  const { unmount } = await renderAt(() => <SoughtQuestion club={2} serial={12} onPlace={() => {}} />, {
    boot: bootOf('member'),
    at: '/lecture/2/studies/1',
  });
  await screen.findByRole('region', { name: /12/ });
  expect(shown).toHaveBeenCalledOnce();
  expect(unmount).not.toThrow();
});
