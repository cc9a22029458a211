// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DropArea } from './DropArea.tsx';

const onFiles = vi.fn<(files: readonly File[]) => void>();
beforeEach(() => onFiles.mockClear());
const file = new File(['가'], '가.pdf');
const transfer = (...files: File[]) => ({
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  files,
  dropEffect: '',
});

function area(isDisabled = false): HTMLElement {
  render(
    <DropArea label="파일 놓기" isDisabled={isDisabled} onFiles={onFiles} className="">
      글
    </DropArea>,
  );
  return screen.getByRole('group', { name: '파일 놓기' });
}

it('takes files that are dropped, and keeps the browser from opening them', () => {
  const place = area();
  const over = createEvent.dragOver(place, { dataTransfer: transfer(file) });
  fireEvent(place, over);
  expect(over.defaultPrevented).toBe(true);
  expect(place.hasAttribute('data-drop-target')).toBe(true);
  fireEvent.drop(place, { dataTransfer: transfer(file) });
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(place.hasAttribute('data-drop-target')).toBe(false);
});

it('takes files that are pasted, and leaves text alone', () => {
  const place = area();
  fireEvent.paste(place, { clipboardData: transfer(file) });
  expect(onFiles).toHaveBeenCalledTimes(1);
  const text = createEvent.paste(place, { clipboardData: transfer() });
  fireEvent(place, text);
  expect(text.defaultPrevented).toBe(false);
});

it('takes nothing while it cannot, and the browser opens nothing either', () => {
  const place = area(true);
  const drop = createEvent.drop(place, { dataTransfer: transfer(file) });
  fireEvent(place, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
