import { expect, test } from 'vitest';
import { damageOf } from './damaged-cell.ts';

test.each([
  ['#N/A', 'error'],
  ['#DIV/0!', 'error'],
  ['########', 'error'],
  ['가\ufffd나', 'letters'],
  ['1.23E+10', 'shortened'],
  ['1.23457E+11', 'shortened'],
  ['03월 04일', 'date'],
  ['4-Mar', 'date'],
  ['Mar-26', 'date'],
  ['2026-03-04', 'date'],
])('%s was damaged by a spreadsheet: %s', (cell, damage) => expect(damageOf(cell)).toBe(damage));

test.each([
  '',
  '# 제목',
  '#1',
  '1/20',
  '2E5',
  'E+10',
  '3월 4일에 무슨 일이 있었나요?',
  '010-1234-5678',
  '2026-03',
  '12.5%',
])('%s is as somebody wrote it', (cell) => expect(damageOf(cell)).toBeUndefined());
