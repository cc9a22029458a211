// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WritingField } from './WritingField.tsx';

beforeEach(() => localStorage.clear());

function Sample({
  start = '',
  onFiles,
}: {
  readonly start?: string;
  readonly onFiles?: (files: readonly File[]) => void;
}) {
  const [value, setValue] = useState(start);
  return <WritingField place="quiz" label="모범 답안" value={value} onChange={setValue} limit={20} onFiles={onFiles} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '모범 답안' });
const toolbar = async () => within(await screen.findByRole('toolbar', { name: '서식' }));
const preview = async () => userEvent.click((await toolbar()).getByRole('button', { name: '미리보기' }));

describe('the preview', () => {
  it('shows what is typed as it will be read, while the field keeps its place, its cursor and its undo', async () => {
    render(<Sample />);
    const element = field();
    await userEvent.type(element, '**선택도**가 낮다');
    element.setSelectionRange(1, 1);
    await preview();
    expect((await screen.findByText('선택도')).tagName).toBe('STRONG');
    expect(field()).toBe(element);
    expect(element.selectionStart).toBe(1);
    await userEvent.type(element, ' 더');
    expect(
      await within(screen.getByRole('region', { name: '미리보기' })).findByText('가 낮다 더', { exact: false }),
    ).toBeTruthy();
  });

  it('is as it was last chosen on this device', async () => {
    const { unmount } = render(<Sample start="글" />);
    expect(screen.queryByRole('region', { name: '미리보기' })).toBeNull();
    await preview();
    unmount();
    render(<Sample start="글" />);
    expect(await screen.findByRole('region', { name: '미리보기' })).toBeTruthy();
  });
});

describe('the toolbar', () => {
  it('is one stop of the tab key, and arrows move within it', async () => {
    render(<Sample />);
    const bar = await toolbar();
    const stops = bar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual(['굵게']);
    stops[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bar.getByRole('button', { name: '코드' }));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement).toBe(bar.getByRole('button', { name: '미리보기' }));
    expect(bar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  });

  it('writes around what is marked, and gives the field back to go on', async () => {
    render(<Sample start="선택도가 낮다" />);
    field().setSelectionRange(0, 3);
    await userEvent.click((await toolbar()).getByRole('button', { name: '굵게' }));
    expect(field().value).toBe('**선택도**가 낮다');
    expect(document.activeElement).toBe(field());
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('선택도');
  });
});

describe('keys', () => {
  it.each([
    ['{Control>}b{/Control}', '**선택도**가'],
    ['{Control>}e{/Control}', '`선택도`가'],
    ['{Control>}m{/Control}', '$선택도$가'],
    ['{Control>}k{/Control}', '[선택도](https://)가'],
  ])('%s', async (keys, expected) => {
    render(<Sample start="선택도가" />);
    await toolbar();
    field().focus();
    field().setSelectionRange(0, 3);
    await userEvent.keyboard(keys);
    expect(field().value).toBe(expected);
  });

  it('work with the Korean keyboard, by the place of the key', async () => {
    render(<Sample start="글" />);
    await toolbar();
    field().setSelectionRange(0, 1);
    fireEvent.keyDown(field(), { key: 'ㅠ', code: 'KeyB', ctrlKey: true });
    expect(field().value).toBe('**글**');
  });

  it('are left to the input method while a syllable is composed, and to other layouts and commands', async () => {
    render(<Sample start="글" />);
    await toolbar();
    field().setSelectionRange(0, 1);
    fireEvent.keyDown(field(), { key: 'b', code: 'KeyB', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(field(), { key: 'Process', code: 'KeyB', ctrlKey: true, keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'x', code: 'KeyB', ctrlKey: true });
    fireEvent.keyDown(field(), { key: 'b', code: 'KeyB', ctrlKey: true, altKey: true });
    fireEvent.keyDown(field(), { key: 'b', code: 'KeyB' });
    expect(field().value).toBe('글');
  });
});

describe('what is pasted or dropped', () => {
  const transfer = (types: string[], files: File[]) => ({ types, files, getData: () => '' });
  const picture = () => new File(['x'], 'image.png', { type: 'image/png' });

  it('as a picture out of the clipboard becomes a file with a name of its own', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Sample onFiles={onFiles} />);
    await toolbar();
    fireEvent.paste(field(), { clipboardData: transfer(['Files'], [picture()]) });
    expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual([
      expect.stringMatching(/^붙여 넣은 그림 \d+\.png$/),
    ]);
  });

  it('as text stays text, with the picture that an office program adds to it', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Sample onFiles={onFiles} />);
    await toolbar();
    fireEvent.paste(field(), { clipboardData: transfer(['text/plain', 'text/html', 'Files'], [picture()]) });
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('as files on the surface is taken, and the page stays', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<Sample onFiles={onFiles} />);
    await toolbar();
    const file = new File(['x'], '계산.xlsx');
    const dataTransfer = transfer(['Files'], [file]);
    // What is prevented answers false: without it the browser would open the file.
    expect(fireEvent.dragOver(field(), { dataTransfer })).toBe(false);
    expect(fireEvent.drop(field(), { dataTransfer })).toBe(false);
    expect(onFiles).toHaveBeenCalledWith([file]);
  });

  it('is the browser’s where the surface takes no files', async () => {
    render(<Sample />);
    await toolbar();
    expect(fireEvent.drop(field(), { dataTransfer: transfer(['Files'], [picture()]) })).toBe(true);
  });
});
