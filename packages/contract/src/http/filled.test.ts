import { expect, test } from 'vitest';
import { z } from 'zod';
import { filledOf, lostIn, unfilledIn } from './filled.test-help.ts';

const form = z.object({
  name: z.string().min(2).max(60),
  isOpen: z.boolean().default(true),
  kind: z.enum(['A', 'B']).default('B'),
  count: z.number().int().min(1).max(5).nullable().default(null),
  parts: z.array(z.object({ title: z.string().default('') })).default([]),
});

test('every field of a filled form has a value that is not its default', () => {
  const filled = filledOf(form, {});
  expect(form.parse(filled)).toEqual(filled);
  expect(filled).toEqual({ name: 'name 1', isOpen: false, kind: 'A', count: 2, parts: [{ title: 'title 1' }] });
  expect(unfilledIn(form, filled)).toEqual([]);
  expect(unfilledIn(form, { ...filled, count: null, isOpen: true, parts: [] })).toEqual(['isOpen', 'count', 'parts']);
});

test('what is lost or changed is named by its path; what is read besides is none of it', () => {
  const filled = filledOf(form, {});
  expect(lostIn(filled, { ...filled, version: 3 })).toEqual([]);
  const { isOpen: _, ...without } = filled;
  expect(lostIn(filled, { ...without, parts: [{ title: '' }] })).toEqual([
    'isOpen: false → nothing',
    'parts.0.title: "title 1" → ""',
  ]);
});
