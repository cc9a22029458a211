// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { filmOf } from '../../../../testing/posts.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { FramedFilm } from './FramedFilm.tsx';

test('the page holds nothing of another site until the film is pressed', async () => {
  const { user } = await renderAt(() => <FramedFilm post={filmOf('x')} from={null} />, {
    boot: bootOf('member'),
    at: '/explore/34',
  });
  const button = await screen.findByRole('button', { name: 'YouTube에서 재생' });
  const addresses = () => [...document.querySelectorAll('[src], [href]')].map((one) => one.outerHTML).join();
  expect(addresses()).not.toMatch(/youtu|vimeo/);
  await user.click(button);
  expect(screen.getByTitle('title-x').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
});
