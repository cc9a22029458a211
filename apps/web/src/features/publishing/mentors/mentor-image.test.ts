import { expect, test } from 'vitest';
import { mentorImage } from './mentor-image.ts';

test.each([
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', 'http://pictures.example/a.png'],
  ['/assets/images/account/default_profile_image.png', '/assets/images/account/default_profile_image.png'],
  ['/images/0192f3a4', '/images/0192f3a4'],
  ['0192f3a4', '/images/0192f3a4'],
  // An address of anything else is no full address.
  ['javascript:alert(1)', '/images/javascript:alert(1)'],
])('a picture %s is read from %s', (value, address) => {
  expect(mentorImage(value)).toBe(address);
});
