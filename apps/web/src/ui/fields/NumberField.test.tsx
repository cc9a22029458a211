// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';
import { UiProvider } from '../UiProvider.tsx';

function Count() {
  const [count, setCount] = useState<number | null>(8);
  return (
    <UiProvider>
      <NumberField label="횟수" unit="회" minValue={1} maxValue={200} value={count} onChange={setCount} />
      <output>{count}</output>
    </UiProvider>
  );
}

async function type(keys: string) {
  const person = userEvent.setup();
  render(<Count />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '횟수' });
  await person.clear(field);
  await person.type(field, keys);
  await person.tab();
  return { person, field };
}

it.each(['9999', '0'])(
  'keeps %s and says the limits, instead of taking another number without a word',
  async (keys) => {
    const { field } = await type(keys);
    expect(field.value.replaceAll(',', '')).toBe(keys);
    expect(screen.getByRole('status').textContent).toBe(keys);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('1회부터 200회까지 입력할 수 있어요.')).toBeTruthy();
  },
);

it('takes the sentence away with its cause', async () => {
  const { person, field } = await type('9999');
  await person.clear(field);
  await person.type(field, '12');
  await person.tab();
  expect(screen.queryByText('1회부터 200회까지 입력할 수 있어요.')).toBeNull();
});

it('is a number once it is whole, not at every key', async () => {
  const person = userEvent.setup();
  render(<Count />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '횟수' });
  await person.clear(field);
  await person.type(field, '12');
  expect(screen.getByRole('status').textContent).toBe('8');
  await person.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('12');
});

it('steps by its buttons and by the arrows, not past its limits', async () => {
  const person = userEvent.setup();
  render(<Count />);
  await person.click(screen.getByRole('button', { name: '횟수 증가' }));
  expect(screen.getByRole('status').textContent).toBe('9');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '횟수' });
  await person.clear(field);
  await person.type(field, '2{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('1');
  expect(screen.getByRole('button', { name: '횟수 감소' })).toHaveProperty('disabled', true);
});

it('takes digits of an input method, and no letters', async () => {
  const { field } = await type('1a2');
  expect(field.value).toBe('12');
  expect(screen.getByRole('status').textContent).toBe('12');
});
