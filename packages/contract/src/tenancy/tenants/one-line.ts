import { z } from 'zod';
import { text } from '../../http/fields.ts';

/** Characters that no line of text holds: they end it, or are seen by nobody. */
const CONTROL = /[\u0001-\u001F\u007F]/u;

/** A line of text that is kept as it stands: something to see, at most `max` characters, none of them a control character. */
export const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.trim() !== '' && !CONTROL.test(value));

/** A line as somebody types it: cleaned as every text is, and refused where it holds more than one line. */
export const typedLine = (max: number) => text(1, max).pipe(oneLine(max));
