// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TagField } from './TagField.tsx';

function Sample({ start = [], limit }: { start?: string[]; limit?: number }) {
  const [tags, setTags] = useState(start);
  return <TagField label="키워드" value={tags} onChange={setTags} {...(limit !== undefined && { limit })} />;
}

function open(start: string[] = [], limit?: number) {
  render(<Sample start={start} {...(limit !== undefined && { limit })} />);
  return { person: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('textbox', { name: '키워드' }) };
}

function tags(): (string | null)[] {
  const list = screen.queryByRole('list', { name: '추가한 키워드' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
}

it('adds the trimmed text on Enter and empties itself for the next', async () => {
  const { person, input } = open();
  await person.type(input, '  실행 계획 {Enter}');
  expect(tags()).toEqual(['실행 계획']);
  expect(input.value).toBe('');
});

it('adds on the button too', async () => {
  const { person, input } = open(['인덱스']);
  await person.type(input, '통계');
  await person.click(screen.getByRole('button', { name: '추가' }));
  expect(tags()).toEqual(['인덱스', '통계']);
});

it('ignores empty text and a tag that is there already', async () => {
  const { person, input } = open(['인덱스']);
  await person.type(input, '   {Enter}인덱스{Enter}');
  expect(tags()).toEqual(['인덱스']);
});

it.each([
  ['while a syllable is composed', { isComposing: true }],
  ["at Safari's key code of the input method", { keyCode: 229 }],
])('leaves Enter to the input method %s', async (_, sign) => {
  const { person, input } = open();
  await person.type(input, '인덱스');
  fireEvent.keyDown(input, { key: 'Enter', ...sign });
  expect(tags()).toEqual([]);
  expect(input.value).toBe('인덱스');
});

it('takes a tag off and keeps the focus in the field', async () => {
  const { person, input } = open(['인덱스', '통계']);
  await person.click(screen.getByRole('button', { name: '인덱스 삭제' }));
  expect(tags()).toEqual(['통계']);
  expect(document.activeElement).toBe(input);
});

it('says when no more can be added, and keeps what is typed', async () => {
  const { person, input } = open(['인덱스'], 1);
  await person.type(input, '통계{Enter}');
  expect(tags()).toEqual(['인덱스']);
  expect(input.value).toBe('통계');
  expect(screen.getByText('1개까지 추가할 수 있어요.')).toBeTruthy();
});

it('takes what is typed when the field is left, so that going on loses nothing', async () => {
  const { person, input } = open(['인덱스']);
  await person.type(input, ' 통계 ');
  await person.tab();
  await waitFor(() => expect(tags()).toEqual(['인덱스', '통계']));
  expect(input.value).toBe('');
});

it('moves nothing while a button below is pressed, and has taken the tag by then', async () => {
  const onChange = vi.fn<(tags: string[]) => void>();
  function Below() {
    const [words, setWords] = useState<string[]>([]);
    const change = (next: string[]) => {
      onChange(next);
      setWords(next);
    };
    return (
      <>
        <TagField label="키워드" value={words} onChange={change} />
        <button type="button">다음</button>
      </>
    );
  }
  render(<Below />);
  const person = userEvent.setup();
  await person.type(screen.getByRole('textbox', { name: '키워드' }), '통계');
  const next = screen.getByRole('button', { name: '다음' });
  await person.pointer({ keys: '[MouseLeft>]', target: next });
  expect(onChange).toHaveBeenCalledWith(['통계']);
  expect(tags()).toEqual([]);
  await person.pointer('[/MouseLeft]');
  await waitFor(() => expect(tags()).toEqual(['통계']));
});
