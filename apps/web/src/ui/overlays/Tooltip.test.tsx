// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const show = () => render(<Tooltip text="인증 멘토입니다.">인증</Tooltip>);
const shown = () => screen.queryByRole('tooltip');

test('it comes with the mouse and goes with it', async () => {
  const user = userEvent.setup();
  show();
  expect(shown()).toBeNull();
  await user.hover(screen.getByRole('button', { name: '인증' }));
  expect(shown()?.textContent).toBe('인증 멘토입니다.');
  await user.unhover(screen.getByRole('button'));
  expect(shown()).toBeNull();
});

test('it comes with the focus, and Escape puts it away', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(shown()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a tap shows it, and a tap beside it puts it away, where nothing takes the focus', () => {
  show();
  fireEvent.click(screen.getByRole('button'));
  expect(shown()).not.toBeNull();
  fireEvent.pointerDown(shown()!);
  expect(shown()).not.toBeNull();
  fireEvent.pointerDown(document.body);
  expect(shown()).toBeNull();
});

test('its sentence describes the button before it is seen', () => {
  show();
  const button = screen.getByRole('button');
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe('인증 멘토입니다.');
});
