import { z } from 'zod';
import { cleanText } from './clean-text.ts';

/** Nothing that anybody sees: spaces, marks of format, and the fillers of Hangul and Braille. */
const INVISIBLE = /^[\s\p{Z}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;

/** What is far too long is refused before it is looked at, by the bound that counts once it is clean. */
const typed = (min: number, max: number) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (value.length <= max * 4) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value, continue: false });
    })
    .meta({ ...(min > 0 && { minLength: min }), maxLength: max });

/** Text of a person: NFC, without control characters, trimmed; `min` and `max` count characters after that. */
export const text = (min: number, max: number) =>
  typed(min, max)
    .transform((value) => {
      const kept = cleanText(value).trim();
      return INVISIBLE.test(kept) ? '' : kept;
    })
    .pipe(z.string().min(min).max(max));

/** Like `text`, but kept as typed (drafts): no trimming, may be empty. */
export const rawText = (max: number) => typed(0, max).transform(cleanText).pipe(z.string().max(max));

/** A list of short labels: trimmed, empty ones dropped, duplicates removed. */
export const labels = (maxCount: number, maxLength = 40) =>
  z
    .array(text(0, maxLength))
    .max(maxCount)
    .transform((all) => [...new Set(all.filter((one) => one !== ''))]);

/** `…Sequence` values: positive integers. In a path they come as text. */
export const sequence = z.number().int().min(1);
export const pathSequence = z.coerce.number<number>().int().min(1);

/** People and tenants: UUID v7. */
export const uuid = z.uuid().toLowerCase();

/** Instant as an ISO 8601 string with offset, in years that a calendar and a database agree on; kept in UTC. */
export const instant = z.iso.datetime({ offset: true, abort: true }).check(({ value, issues }) => {
  if (!/^(19|20|21)/.test(value)) issues.push({ code: 'invalid_format', format: 'datetime', input: value });
});

/** An instant as the server answers it: ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** Code of a job group, a job or a level. */
export const code = text(1, 20);

/** Keyword of a list's search box. */
export const keyword = text(0, 100).default('');

/** A boolean in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Several values of one parameter of a query: repeated, separated by commas, or both. Each counts once. */
export const list = <T extends z.ZodType<unknown, string>>(item: T, maxCount: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [given].flat().flatMap((one) => one.split(',').filter((value) => value !== '')))
    .pipe(z.array(item).min(1).max(maxCount))
    .transform((values) => [...new Set(values)]);

/** Largest value of a PostgreSQL `integer`. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** Version that the editor saw of something that exists; a stale one is refused with the current state, which tells the new one. */
export const seenVersion = z
  .number()
  .int()
  .min(0)
  .max(MAX_INTEGER)
  .meta({ id: 'SeenVersion', description: 'The version that the caller saw' });
/** The same of what the write may be the first of: that needs none. */
export const version = seenVersion.default(0);
