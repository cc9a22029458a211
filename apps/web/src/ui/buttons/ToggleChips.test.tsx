// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ToggleChips } from './ToggleChips.tsx';

const days = [
  { value: 'mon', label: '월' },
  { value: 'tue', label: '화', isDisabled: true },
  { value: 'wed', label: '수' },
] as const;
type Day = (typeof days)[number]['value'];

function Sample({ isSingle = false }: { readonly isSingle?: boolean }) {
  const [value, setValue] = useState<Day[]>(['wed']);
  return (
    <>
      <button type="button">앞</button>
      <ToggleChips
        label="요일"
        options={days}
        value={value}
        onChange={setValue}
        selectionMode={isSingle ? 'single' : 'multiple'}
      />
      <output>{value.join(' ')}</output>
    </>
  );
}
const chosen = () => screen.getByRole('status').textContent;

it('is one stop of the tab key, at what is chosen; arrows move without choosing, past what cannot be pressed', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  await person.click(screen.getByRole('button', { name: '앞' }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '수', pressed: true }));
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '월' }));
  expect(chosen()).toBe('wed');
  await person.keyboard(' ');
  expect(chosen()).toBe('mon wed');
  await person.tab();
  expect(document.activeElement).toBe(document.body);
});

it('is entered at what is chosen again, wherever one left it', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  screen.getByRole('button', { name: '월' }).focus();
  await person.click(screen.getByRole('button', { name: '앞' }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '수', pressed: true }));
});

it('of which one at most is chosen is a group of radios, and gives up what is pressed again', async () => {
  const person = userEvent.setup();
  render(<Sample isSingle />);
  await person.click(screen.getByRole('radio', { name: '월' }));
  expect(chosen()).toBe('mon');
  expect(screen.getByRole('radiogroup', { name: '요일' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: '월', checked: true }));
  expect(chosen()).toBe('');
});
