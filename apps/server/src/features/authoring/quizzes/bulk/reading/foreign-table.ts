import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import { decodeSheetText } from '../../../../../kernel/spreadsheet/read-csv.ts';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import { unpack, zipEntries } from '../../../../../kernel/spreadsheet/zip-entries.ts';
import { TRUTH_WORDS } from '../bulk.text.ts';
import type { ForeignQuestion } from '../foreign-question.ts';
import { readGift } from '../gift/read-gift.ts';
import { readQtiItem } from '../qti/qti-item.ts';
import type { Table } from './table-words.ts';

const MAX_ITEM_BYTES = 4 * 1024 * 1024;

const columns: readonly BulkColumn[] = BULK_COLUMNS.quiz;

function cellsOf({ question, modelAnswer, keywords, category }: ForeignQuestion): string[] {
  const cells: Partial<Record<BulkColumn, string>> = {
    question,
    modelAnswer,
    modelAnswerKeywords: keywords.join(', '),
    tags: category.replaceAll(',', ' '),
  };
  return columns.map((column) => cells[column] ?? '');
}

/** Questions made elsewhere as a table of quizzes, numbered as they stand in their file. */
function tableOf(questions: readonly ForeignQuestion[], skipped: number): Table {
  if (questions.length > MAX_NEW_QUIZZES) throw new UnreadableSheet('tooManyRows');
  const heads = { no: 0, cells: columns.map((column) => BULK_HEADS[column]) };
  return {
    sheetName: '',
    rows: [heads, ...questions.map((question, index) => ({ no: index + 1, cells: cellsOf(question) }))],
    filledCells: 0,
    losses: new Map(questions.flatMap(({ lost }, index) => (lost.length === 0 ? [] : [[index + 1, lost] as const]))),
    skipped,
  };
}

export function giftTable(bytes: Buffer): Table {
  const { questions, descriptions } = readGift(decodeSheetText(bytes).replace(/^\ufeff/, ''), TRUTH_WORDS);
  return tableOf(questions, descriptions);
}

/** The items of a package, in the order of their names in it; what is no item, or broken, is left out. */
export async function qtiTable(bytes: Buffer): Promise<Table> {
  const { file, entries } = await zipEntries(bytes);
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  for (const [name, entry] of entries) {
    if (!/\.xml$/i.test(name) || /(^|\/)imsmanifest\.xml$/i.test(name)) continue;
    try {
      const question = await readQtiItem(unpack(file, entry, MAX_ITEM_BYTES));
      if (question) questions.push(question);
    } catch (error) {
      if (!(error instanceof UnreadableSheet) || error.reason !== 'broken') throw error;
      skipped += 1;
    }
  }
  return tableOf(questions, skipped);
}
