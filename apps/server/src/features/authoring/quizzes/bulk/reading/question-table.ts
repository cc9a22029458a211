import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { MAX_KEYWORDS, MAX_NEW_QUIZZES } from '@dure/contract/limits/quiz-limits';
import { MAX_TAGS } from '@dure/contract/limits/label-limits';
import { UnreadableSheet } from '../../../../../kernel/spreadsheet/unreadable-sheet.ts';
import type { FileQuestions, ForeignQuestion } from '../question-files/foreign-question.ts';
import type { Table } from './table-words.ts';

const columns: readonly BulkColumn[] = BULK_COLUMNS.quiz;

function cellsOf({ question, modelAnswer, keywords, tags, rubric }: ForeignQuestion): string[] {
  const cells: Partial<Record<BulkColumn, string>> = {
    question,
    modelAnswer,
    modelAnswerKeywords: keywords.slice(0, MAX_KEYWORDS).join(', '),
    tags: tags.slice(0, MAX_TAGS).join(', '),
    rubric,
  };
  return columns.map((column) => cells[column] ?? '');
}

/** Questions made elsewhere as a table of quizzes, numbered as they stand in their file. */
export function questionTable({ questions, skipped }: FileQuestions): Table {
  if (questions.length > MAX_NEW_QUIZZES) throw new UnreadableSheet('tooManyRows');
  const heads = { no: 0, cells: columns.map((column) => BULK_HEADS[column]) };
  return {
    sheetName: '',
    rows: [heads, ...questions.map((question, index) => ({ no: index + 1, cells: cellsOf(question) }))],
    filledCells: 0,
    reports: new Map(questions.map(({ report }, index) => [index + 1, report])),
    skipped,
  };
}
