import { expect, test } from 'vitest';
import { repeatedIn, type Exceptions } from './limits.ts';

const limits = { path: 'packages/contract/src/clubs/clubs/club-limits.ts', text: 'export const MAX_TAGS = 10;' };
const FORM = 'apps/web/src/features/clubs/club-writing/AudienceFields.tsx';
const refusedIn = (path: string, text: string, exceptions: Exceptions = {}) =>
  repeatedIn([limits, { path, text }], exceptions);

test('a form that takes its limits from the contract is well', () => {
  const text =
    "import { MAX_TAGS } from '@dure/contract/clubs/clubs/club-limits';\n<TagField limit={MAX_TAGS} minValue={0} maxCount={1} />";
  expect(refusedIn(FORM, text)).toEqual([]);
});

test.each([
  ['a limit of its own', 'const MAX_NAMES = 40;'],
  ['a limit under another word', 'const LAST_WEEK = 52;'],
  ['a limit that is worked out', 'export const MAX_BYTES = 5 * MEGABYTE;'],
  ['a limit of a field', '<TextField maxLength={40} />'],
  ['the most of a number', '<NumberField maxValue={10_000} />'],
  ['a sentence about a limit', "const hint = '40자까지 쓸 수 있어요.';"],
  ['a sentence about two limits', "const hint = '2~1,000자로 적어 주세요.';"],
])('%s in a form is refused', (_, text) => {
  expect(refusedIn(FORM, text)).toEqual([expect.stringContaining(`${FORM}: `)]);
});

test('the contract’s own limit is refused wherever it is declared again, a sentence of the server too', () => {
  const service = 'apps/server/src/features/clubs/clubs/clubs.service.ts';
  expect(refusedIn(service, 'const MAX_TAGS = 10;')).toHaveLength(1);
  expect(refusedIn(service, 'const MAX_TRIES = 10;')).toEqual([]);
  expect(refusedIn('apps/server/src/features/clubs/clubs/clubs.text.ts', "tags: '10개까지'")).toHaveLength(1);
});

test('a number that is no limit of a call is excepted by name, and no longer than it is there', () => {
  const exceptions = { 'AudienceFields.tsx MAX_SHOWN': 'from where on a count is shown as more' };
  expect(refusedIn(FORM, 'const MAX_SHOWN = 99;', exceptions)).toEqual([]);
  expect(refusedIn(FORM, '', exceptions)).toEqual(['AudienceFields.tsx MAX_SHOWN is excepted and not there.']);
});
