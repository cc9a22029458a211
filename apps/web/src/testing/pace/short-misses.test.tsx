// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('what does not come within its time is told with the document that it is missing in', async () => {
  render(<p>여기는 다른 글</p>);
  await expect(screen.findByRole('button', {}, { timeout: 60 })).rejects.toThrow('여기는 다른 글');
  expect(() => screen.getByRole('button')).toThrow('여기는 다른 글');
});
