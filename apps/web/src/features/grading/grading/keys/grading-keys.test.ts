// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { gradingCommand } from './grading-keys.ts';

beforeEach(() => {
  document.body.innerHTML = `<main id="page"></main><textarea id="area"></textarea><input id="number" />
    <button id="button"></button><a id="current" href="#x" data-enter-saves="true"></a><a id="link" href="#y"></a>
    <button id="select" aria-haspopup="listbox"></button><div role="dialog"><button id="inDialog"></button></div>`;
});

/** The key at a place, whatever the keyboard's language puts on it. */
const at = (letter: string, key = letter.toLowerCase()) => ({ key, code: `Key${letter}` });
const press = (key: string | { key: string; code: string }, on = 'page', init: KeyboardEventInit = {}) => {
  const pressed = typeof key === 'string' && /^[a-z]$/.test(key) ? at(key.toUpperCase()) : key;
  const place = typeof pressed === 'string' ? { key: pressed } : pressed;
  const event = new KeyboardEvent('keydown', { ...place, bubbles: true, ...init });
  document.getElementById(on)?.dispatchEvent(event);
  return gradingCommand(event);
};

test.each([
  [at('J'), 'next'],
  [at('J', 'J'), 'next'],
  [at('J', 'ㅓ'), 'next'],
  [at('K', 'ㅏ'), 'previous'],
  [at('I', 'ㅑ'), 'feedback'],
  [at('P', 'ㅔ'), 'exactScore'],
  [at('U', 'ㅕ'), 'undo'],
  [at('O', 'ㅐ'), 'choose'],
  [at('L', 'ㅣ'), 'bulk'],
  ['/', 'template'],
  ['?', 'help'],
  ['Enter', 'save'],
])('%j means %s', (key, kind) => {
  expect(press(key)).toEqual({ kind });
});

test('the left hand is three rows of levels, by place in Korean too', () => {
  for (const [row, keys] of ['QWERT', 'ASDFG', 'ZXCVB'].entries()) {
    for (const [column, letter] of [...keys].entries())
      expect(press(at(letter, 'ㅁ'))).toEqual({ kind: 'level', row, column });
  }
});

test('Escape in a field with a list of its own is the list’s', () => {
  document.getElementById('area')?.setAttribute('data-own-escape', 'true');
  expect(press('Escape', 'area')).toBeNull();
});

test('1 to 6 are the quick scores, other digits nothing', () => {
  const scores = ['1', '2', '3', '4', '5', '6'].map((key) => press(key));
  expect(scores).toEqual([100, 90, 80, 70, 60, 0].map((score) => ({ kind: 'score', score })));
  expect(['0', '7', '12'].map((key) => press(key))).toEqual([null, null, null]);
});

test('what is typed into a field stays text', () => {
  for (const key of ['j', 'k', 'q', 'i', '1', '/', '?', 'Enter']) expect(press(key, 'area')).toBeNull();
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
