// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextField } from '../TextField.tsx';
import type { TypedAs } from './typed-as.ts';
import { DIGITS, PHONE } from './typed-digits.ts';

function Typed({ typedAs }: { readonly typedAs: TypedAs }) {
  const [value, setValue] = useState('');
  return <TextField label="번호" typedAs={typedAs} value={value} onChange={setValue} />;
}

test.each([
  ['a phone number', PHONE, '010 1234-5678', '010-1234-5678'],
  ['digits', DIGITS, '12a 3-4', '1234'],
] as const)('as %s it is written while it is typed', async (_, typedAs, typed, written) => {
  render(<Typed typedAs={typedAs} />);
  const field = screen.getByRole('textbox', { name: '번호' });
  await userEvent.type(field, typed);
  expect(field).toHaveProperty('value', written);
});

test('the caret stays behind the digit that was typed in the middle', async () => {
  render(<Typed typedAs={PHONE} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '번호' });
  await userEvent.type(field, '0101234');
  await userEvent.type(field, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(field.value).toBe('010-192-34');
  await expect.poll(() => field.selectionStart).toBe(6);
});
