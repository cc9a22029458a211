// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { gradingCommand } from './grading-keys.ts';

beforeEach(() => {
  document.body.innerHTML = `<main id="page"></main><textarea id="area"></textarea><input id="number" />
    <button id="button"></button><a id="current" href="#x" data-enter-saves="true"></a><a id="link" href="#y"></a>
    <button id="select" aria-haspopup="listbox"></button><div role="dialog"><button id="inDialog"></button></div>`;
});

const press = (key: string, on = 'page', init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  document.getElementById(on)?.dispatchEvent(event);
  return gradingCommand(event);
};

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['ㅓ', 'next'],
  ['k', 'previous'],
  ['ㅏ', 'previous'],
  ['e', 'feedback'],
  ['ㄷ', 'feedback'],
  ['?', 'help'],
  ['Enter', 'save'],
])('%s means %s', (key, kind) => {
  expect(press(key)).toEqual({ kind });
});

test('1 to 6 are the quick scores, other digits nothing', () => {
  const scores = ['1', '2', '3', '4', '5', '6'].map((key) => press(key));
  expect(scores).toEqual([100, 90, 80, 70, 60, 0].map((score) => ({ kind: 'score', score })));
  expect(['0', '7', '12'].map((key) => press(key))).toEqual([null, null, null]);
});

test('what is typed into a field stays text', () => {
  for (const key of ['j', 'k', 'e', '1', '?', 'Enter']) expect(press(key, 'area')).toBeNull();
  expect(press('1', 'number')).toBeNull();
});

test('Ctrl or Cmd with Enter saves from within a field, Escape leaves it', () => {
  expect(press('Enter', 'area', { ctrlKey: true })).toEqual({ kind: 'save' });
  expect(press('Enter', 'number', { metaKey: true })).toEqual({ kind: 'save' });
  expect(press('Escape', 'area')).toEqual({ kind: 'leaveField' });
});

test('the Enter that ends a Hangul syllable saves nothing', () => {
  expect(press('Enter', 'area', { ctrlKey: true, isComposing: true })).toBeNull();
  expect(press('Enter', 'page', { keyCode: 229 })).toBeNull();
  expect(press('j', 'page', { isComposing: true })).toBeNull();
});

test('a held Enter saves once', () => {
  expect(press('Enter', 'page', { repeat: true })).toBeNull();
});

test('Enter on a button or link is its own, except where it is marked to save', () => {
  expect(press('Enter', 'button')).toBeNull();
  expect(press('Enter', 'link')).toBeNull();
  expect(press('Enter', 'current')).toEqual({ kind: 'save' });
});

test('dialogs, menus and lists keep their own keys, and so do browser shortcuts', () => {
  expect(press('j', 'inDialog')).toBeNull();
  expect(press('j', 'page', { ctrlKey: true })).toBeNull();
});

test('after a quiz was chosen the letters work at once; digits and Enter stay with the choice', () => {
  expect(press('j', 'select')).toEqual({ kind: 'next' });
  expect(press('?', 'select')).toEqual({ kind: 'help' });
  for (const key of ['1', 'Enter']) expect(press(key, 'select')).toBeNull();
});
