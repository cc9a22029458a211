// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MarkdownEditor } from './MarkdownEditor.tsx';

afterEach(cleanup);

function Sample({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return <MarkdownEditor label="모범 답안" value={value} onChange={setValue} error={error} limit={20} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '모범 답안' });
const preview = () => userEvent.click(screen.getByRole('tab', { name: '미리보기' }));
const write = () => userEvent.click(screen.getByRole('tab', { name: '쓰기' }));

it('shows what is typed as it will be read, and brings the text back to go on', async () => {
  render(<Sample />);
  await userEvent.type(field(), '**선택도**가 낮다');
  await preview();
  expect((await screen.findByText('선택도')).tagName).toBe('STRONG');
  await write();
  expect(field().value).toBe('**선택도**가 낮다');
});

it('keeps the field in the page while the preview is shown, so that its cursor and its undo stay', async () => {
  render(<Sample />);
  const element = field();
  await userEvent.type(element, '가나다');
  element.setSelectionRange(1, 1);
  await preview();
  expect(element.isConnected).toBe(true);
  await write();
  expect(field()).toBe(element);
  expect(element.selectionStart).toBe(1);
});

it('says in the preview that nothing is written yet', async () => {
  render(<Sample />);
  await preview();
  expect(screen.getByRole('tabpanel', { name: '미리보기' }).textContent).toBe('아직 쓴 내용이 없어요.');
});

it('tells what is wrong with the field, and by how much the text is too long', async () => {
  render(<Sample error="모범 답안을 입력해 주세요." />);
  expect(screen.getByText('모범 답안을 입력해 주세요.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), '가'.repeat(23));
  expect(screen.getByText(/3자를 줄여/)).toBeTruthy();
});
