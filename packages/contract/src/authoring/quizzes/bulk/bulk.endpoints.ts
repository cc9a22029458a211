import { z } from 'zod';
import { endpoint, type FilePart } from '../../../http/endpoint.ts';
import { list, MAX_INTEGER, rawText, text } from '../../../http/fields.ts';
import { rowCleaned, rowFault, skipsFaulty } from '../../../imports/row-fields.ts';
import { MAX_NEW_QUIZZES } from '../../../limits/quiz-limits.ts';
import { EXPORT_FORMATS } from './export-formats.ts';
import { BULK_COLUMNS, BULK_TYPES, MAX_BULK_BYTES, MAX_BULK_CELL, NOTE_KINDS, type BulkColumn } from './bulk-types.ts';

const MOST_COLUMNS = Math.max(...BULK_TYPES.map((type) => BULK_COLUMNS[type].length));
const columns = [...new Set(BULK_TYPES.flatMap((type) => BULK_COLUMNS[type] as readonly BulkColumn[]))] as [
  BulkColumn,
  ...BulkColumn[],
];

/** A row of a bulk table, checked. */
export const bulkRow = z
  .object({
    no: z.number().int().describe('As the spreadsheet counts: from 1, its heads included'),
    cells: z.array(z.string()).describe("In the order of the type's columns"),
    faults: z.array(rowFault(columns)),
    cleaned: rowCleaned(columns),
    notes: z
      .array(
        z.object({
          column: z.enum(columns),
          kind: z
            .enum(NOTE_KINDS)
            .describe(
              'What is to be looked at; or of a question made elsewhere what stands in another place, what was left, what was decided or written by a tool',
            ),
          message: z.string(),
        }),
      )
      .describe(
        'What is to be looked at, but keeps nothing from being registered: duplicates, and what was written by a tool',
      ),
  })
  .meta({ id: 'BulkRow' });
export type BulkRow = z.output<typeof bulkRow>;

const bulkCheck = z
  .object({
    rows: z.array(bulkRow),
    file: z
      .object({
        sheetName: z.string().describe("Of the workbook's first sheet that is shown; empty for a text"),
        emptyRows: z.number().int(),
        filledCells: z.number().int().describe('Cells under a merged one that took its value'),
        unknownHeads: z.array(z.string()).describe('Heads of columns that nobody knows: they are left out'),
        exampleRows: z
          .number()
          .int()
          .describe("Rows of the template's example that were left as they were, and so left out"),
        skippedQuestions: z.number().int().describe('Questions made elsewhere that cannot be carried over at all'),
      })
      .nullable()
      .describe('What was read of a file; null for rows that were sent'),
    registered: z
      .array(z.number().int())
      .nullable()
      .describe(
        'What was registered, in the order of the rows without faults: sequences of quizzes or contents; null for a check',
      ),
  })
  .meta({ id: 'BulkCheck' });
export type BulkCheck = z.output<typeof bulkCheck>;

const upload = {
  method: 'POST',
  audience: 'instructor',
  files: {
    file: { maxCount: 1, maxBytes: MAX_BULK_BYTES, accept: ['document', 'text', 'archive', 'anyText'] },
  } as const satisfies Record<string, FilePart>,
  body: z
    .object({
      checkOnly: z.boolean().default(false).describe('Says what is wrong and registers nothing'),
      skipsFaulty,
      rows: z
        .array(
          z.object({
            no: z.number().int().min(1).max(MAX_INTEGER),
            cells: z.array(rawText(MAX_BULK_CELL)).max(MOST_COLUMNS),
          }),
        )
        .min(1)
        .max(MAX_NEW_QUIZZES)
        .nullable()
        .default(null)
        .describe('The table as it was corrected, instead of a file'),
    })
    .prefault({}),
  /** 500 long quizzes in Korean. */
  bodyBytes: 12 * 1024 * 1024,
  response: bulkCheck,
  perMinute: 60,
  idempotencyKey: true,
} as const;

export const uploadContents = endpoint({
  ...upload,
  name: 'uploadContents',
  path: '/api/v1/quizzes/upload/content',
  summary:
    'Registers the links of an .xlsx file in the library of the caller, all or none: a faulty row is refused by number, column and reason, or left out by `skipsFaulty`',
});

export const uploadQuizzes = endpoint({
  ...upload,
  name: 'uploadQuizzes',
  path: '/api/v1/quizzes/upload/quiz',
  summary:
    'Registers the quizzes of a table (.xlsx, CSV), a file of questions (Moodle XML, GIFT, Aiken, QTI 1.2 to 3, Common Cartridge, Blackboard pool) or a text or document with typed questions, whatever its name, all or none: a faulty row is refused by number, column and reason, or left out by `skipsFaulty`; `checkOnly` registers nothing. A quiz needs no model answer',
});

export const uploadAiQuizzes = endpoint({
  ...upload,
  name: 'uploadAiQuizzes',
  path: '/api/v1/quizzes/upload/quiz-ai',
  summary:
    'The same for quizzes whose questions, model answers and keywords are written from contents of the library where they are left empty',
});

export const getQuizTemplate = endpoint({
  name: 'getQuizTemplate',
  method: 'GET',
  path: '/api/v1/quizzes/template/{type}',
  summary: 'The .xlsx file to fill in for a bulk upload: heads, an example, and a sheet that explains the columns',
  audience: 'instructor',
  params: z.object({ type: text(1, 20) }).describe('One of `BULK_TYPES`; there is no other template'),
  response: 'file',
});

export const exportQuizzes = endpoint({
  name: 'exportQuizzes',
  method: 'GET',
  path: '/api/v1/my/authored-quizzes/export',
  summary:
    "The caller's own quizzes but deleted ones as a file: CSV as the template has it, Word with numbered questions, Moodle XML, GIFT (.txt) or a package of QTI 3 or 2.2 (.zip)",
  audience: 'instructor',
  query: z.object({
    format: z.enum(EXPORT_FORMATS).default('csv'),
    quizSequences: list(z.string().regex(/^[1-9]\d{0,15}$/), MAX_NEW_QUIZZES)
      .optional()
      .describe('Left out: all of them, 2,000 at most'),
  }),
  response: 'file',
  errors: ['notFound'],
  perMinute: 10,
});
