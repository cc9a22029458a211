import { z } from 'zod';
import { CLEANINGS } from './cleanings.ts';

/** What keeps a row of an import from being taken in, at one of its `columns`. */
export const rowFault = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.object({
    column: z.enum(columns),
    code: z.string().describe('Code of the catalogue of refusals'),
    message: z.string(),
    repair: z
      .string()
      .nullable()
      .describe('Another text for the cell, where what was meant can be told; null where not'),
  });

/** What was taken off the cells of a row, whose `columns` these are. */
export const rowCleaned = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z
    .array(
      z.object({ column: z.enum(columns), cleanings: z.array(z.enum(CLEANINGS)).describe('What was taken off it') }),
    )
    .describe('Cells from which something was taken before they were judged');

/** Asked of every import: one faulty row keeps all from being taken in, unless those rows are to be left out. */
export const skipsFaulty = z
  .boolean()
  .default(false)
  .describe('Leaves faulty rows out; without it one of them keeps all from being taken in');
