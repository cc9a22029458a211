import { expect, test } from 'vitest';
import { framedVideo, VIDEO_FRAMES } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871?autoplay=1', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('%s plays in the frame that sets no cookie', (address, frame) => {
  expect(framedVideo(address)?.frame).toBe(frame);
  expect(VIDEO_FRAMES.some((origin) => frame.startsWith(`${origin}/`))).toBe(true);
});

test.each([
  '',
  'film',
  'http://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://youtu.be.evil.example/dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:secret@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
  'https://www.youtube.com/watch?v=../../dQw4w',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://vimeo.com/../evil',
])('%s is no film', (address) => {
  expect(framedVideo(address)).toBeUndefined();
});
