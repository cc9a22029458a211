import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtOf, exceptions } from './exceptions.ts';
import { faultOf, isBounded } from './linear.ts';
import { patternsIn } from './patterns.ts';

/** Each took a paste of some thousand letters for seconds once, or would: searches that begin anew at each letter, and turns back. */
const SLOW = [/^#{1,6}\s+(.+?)\s*#*\s*$/, /[ \t]+$/, /<[a-z][^>]*>/, /^\$\$\s*([^$]+?)\s*\$\$$/, /"(?:a|b|ab)*"/];
// Without looking behind: such ones are judged by texts at random.
const LINEAR = [/^\s*(`{3}|~{3})/, /<[a-z][^<>]*>/, /^\$\$([^$]+)\$\$$/, /"[ab]*"/];

test.each(SLOW)('%s is refused', async (pattern) => {
  expect(isBounded(pattern)).toBe(false);
  expect(await faultOf(pattern)).toMatch(/polynomial|exponential/);
});

test.each(LINEAR)('%s is linear', async (pattern) => {
  expect(await faultOf(pattern)).toBeUndefined();
});

test('what repeats nothing without an end is bounded, and a group that is repeated is judged', () => {
  expect([/a{0,40}[bc]d?/, /^(-\d{4}){3}$/].map(isBounded)).toEqual([true, true]);
  expect([/a*/, /a{2,}/, /(a|ab){0,40}c/].map(isBounded)).toEqual([false, false, false]);
});

test('expressions are found as literals and where they are built, whatever stands around them', () => {
  const text = "const a = /b+/g.exec(c) ?? new RegExp(d, 'u');\nRegExp(`${e}+`); // /f+/\nconst g = '/h+/';\n";
  expect(patternsIn({ path: 'apps/web/src/a.ts', text })).toEqual({
    patterns: [{ source: 'b+', flags: 'g', at: 'apps/web/src/a.ts:1' }],
    built: [
      { path: 'apps/web/src/a.ts', of: 'd', at: 'apps/web/src/a.ts:1' },
      { path: 'apps/web/src/a.ts', of: '`${e}+`', at: 'apps/web/src/a.ts:2' },
    ],
  });
});

test('each exception says why', () => {
  for (const { reason } of [...exceptions, ...builtOf]) expect(reason.length).toBeGreaterThan(20);
});

test('the list of what was judged holds names alone, sorted', () => {
  expect(readdirSync(import.meta.dirname)).toContain('judged.txt');
  const lines = readFileSync(join(import.meta.dirname, 'judged.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines).toEqual([...new Set(lines)].toSorted());
  expect(lines.every((line) => /^[\w-]{16}$/.test(line))).toBe(true);
});
