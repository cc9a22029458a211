// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FileDrop } from './FileDrop.tsx';
import { fileSize, sortFiles } from './file-rules.ts';
import type { FileItem } from './FileRow.tsx';

const rules = { kinds: ['.pdf', '.png'], maxSize: 1024, maxCount: 2 };

function Sample() {
  const [files, setFiles] = useState<FileItem[]>([{ id: 'a', name: '분석.pdf', size: 2048, progress: 0.5 }]);
  return (
    <FileDrop
      label="첨부 파일"
      rules={rules}
      files={files}
      onAdd={(added) => setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size }))])}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

function file(name: string, size: number): File {
  return new File(['x'.repeat(size)], name);
}

function choose(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is nothing to choose files with');
  return userEvent.setup({ applyAccept: false }).upload(input, files);
}

function names(): (string | null | undefined)[] {
  return within(screen.getByRole('list', { name: '첨부 파일 목록' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
}

describe('FileDrop', () => {
  it('takes a file that keeps the rules', async () => {
    render(<Sample />);
    await choose(file('비교.PNG', 100));
    expect(names()).toEqual(['분석.pdf', '비교.PNG']);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('refuses a file of another kind with a sentence and takes the others', async () => {
    render(<Sample />);
    await choose(file('실행.exe', 10), file('비교.png', 10));
    expect(screen.getByRole('alert').textContent).toBe(
      '‘실행.exe’ 파일은 올릴 수 없는 형식이에요. .pdf, .png 파일을 선택해 주세요.',
    );
    expect(names()).toEqual(['분석.pdf', '비교.png']);
  });

  it('shows how far a file is on its way', () => {
    render(<Sample />);
    expect(screen.getByRole('progressbar', { name: '분석.pdf 올리는 중' }).getAttribute('aria-valuenow')).toBe('50');
  });

  it('takes a file off again', async () => {
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: '분석.pdf 삭제' }));
    expect(screen.queryByRole('list', { name: '첨부 파일 목록' })).toBeNull();
  });
});

describe('the rules for files', () => {
  it.each([
    ['too large', file('큰.pdf', 1025), '‘큰.pdf’ 파일이 너무 커요. 파일 하나는 1 KB까지 올릴 수 있어요.'],
    ['empty', file('빈.pdf', 0), '‘빈.pdf’ 파일은 비어 있어요.'],
  ])('say why a file is refused that is %s', (_, offered, sentence) => {
    expect(sortFiles([offered], 0, rules)).toEqual({ taken: [], refusals: [sentence] });
  });

  it('take a file of exactly the largest size', () => {
    expect(sortFiles([file('꼭.pdf', 1024)], 0, rules).refusals).toEqual([]);
  });

  it('take as many as there is room for and say that there is none for the rest', () => {
    const [first, second] = [file('1.pdf', 1), file('2.pdf', 1)];
    expect(sortFiles([first, second], 1, rules)).toEqual({
      taken: [first],
      refusals: ['파일은 2개까지 올릴 수 있어요.'],
    });
  });

  it('judge a name typed on a Mac, with its Hangul taken apart, like any other', () => {
    expect(sortFiles([file('사진.hwp'.normalize('NFD'), 1)], 0, { ...rules, kinds: ['.hwp'] }).refusals).toEqual([]);
  });

  it.each([
    [0, '0 B'],
    [512, '512 B'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
  ])('write %i bytes as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });
});
