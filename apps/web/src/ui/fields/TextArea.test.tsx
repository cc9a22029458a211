// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextArea } from './TextArea.tsx';

function Sample({ start = '', limit }: { start?: string; limit: number }) {
  const [text, setText] = useState(start);
  return <TextArea label="최종답변" value={text} onChange={setText} limit={limit} />;
}

it('counts what is written against what may be written, with thousands separators', () => {
  render(<Sample start={'가'.repeat(1287)} limit={10_000} />);
  expect(screen.getByText('1,287 / 10,000자')).toBeTruthy();
});

it('keeps what is typed over the limit and says by how much it is too long', async () => {
  const person = userEvent.setup();
  render(<Sample start="12345678" limit={10} />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '최종답변' });
  await person.type(area, '90ab');
  expect(area.value).toBe('1234567890ab');
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('10자까지 쓸 수 있어요. 2자를 줄여 주세요.')).toBeTruthy();
  await person.type(area, '{Backspace}{Backspace}');
  expect(area.getAttribute('aria-invalid')).toBeNull();
});
