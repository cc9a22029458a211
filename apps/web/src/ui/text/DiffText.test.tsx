// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DiffText } from './DiffText.tsx';

it('what was taken out and put in is marked, and said aloud', async () => {
  render(<DiffText before="통계가 오래되면 느리다." after="통계가 낡으면 느리다." />);
  expect((await screen.findByRole('deletion')).textContent).toBe('[삭제 오래되면 끝]');
  expect(screen.getByRole('insertion').textContent).toBe('[추가 낡으면 끝]');
});

it('equal texts are said to be equal', async () => {
  render(<DiffText before="같은 글" after="같은 글" />);
  expect(await screen.findByText('달라진 곳이 없어요.')).toBeTruthy();
});
