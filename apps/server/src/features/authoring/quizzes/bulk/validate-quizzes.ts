import { shortened } from '@dure/contract/markdown/shortened';
import { errors } from '@dure/contract/errors';
import { fieldErrors } from '@dure/contract/field-messages';
import { isHttpUrl } from '@dure/contract/http/http-url';
import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { quizForm, type QuizForm } from '@dure/contract/authoring/quizzes/quiz-form';
import { READING_FAILURES, type ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { ContentVersions } from '../../../../kernel/database/schema.gen.ts';
import { searchText, wordsOf } from '../../../../kernel/database/search.ts';
import type { CodeKind } from '../../../tenancy/tenants/tenants.public.ts';
import { bulkText as text, CRITERION } from './bulk.text.ts';
import { Cells } from './cells.ts';
import { type CodeBook, partsOf } from './codes.policy.ts';
import type { RowReport } from './exchange/row-report.ts';
import type { GivenRow } from './table.policy.ts';

/** A content of the caller's library that a cell may name by title or address. */
export interface KnownContent extends RowPart<
  ContentVersions,
  'content_sequence' | 'content_url' | 'reading_state' | 'failure' | 'unit'
> {
  readonly title: string;
}
/** What rows are judged against. */
export interface KnownForQuizzes {
  readonly codes: CodeBook;
  readonly contents: readonly KnownContent[];
  /** The number of the caller's quiz by the words of its question. */
  readonly questions: ReadonlyMap<string, number>;
}

/** A row with the quiz that it makes; null for a faulty one. `newUrl` is the address of a content that is still to be kept. */
export interface JudgedQuiz {
  readonly cells: Cells;
  readonly quiz: QuizForm | null;
  readonly newUrl: string | null;
}

/** The words of a question, by which two are the same. */
export const questionKey = (question: string): string => searchText(wordsOf(question));

/** The content of the library that a cell names. */
export const namedContent = (contents: readonly KnownContent[], cell: string): KnownContent | undefined =>
  cell === '' ? undefined : contents.find(({ title, content_url }) => title === cell || content_url === cell);

const MOST_CHOICES = 8;
const LONGEST_CRITERION = 100;
/** Characters of a cell that a sentence repeats. */
const MAX_GIVEN = 31;

function codesOf(cells: Cells, codes: CodeBook, column: BulkColumn, kind: CodeKind): string[] {
  const parts = partsOf(cells.of(column));
  const at = parts.findIndex((part) => codes.find(kind, part) === undefined);
  if (at >= 0) {
    const given = parts[at]!;
    const meant = codes.meant(kind, given);
    const names = codes.namesOf(kind);
    const choices = meant === null && names.length <= MOST_CHOICES ? text.choices(names) : '';
    cells.fault(column, text.notOffered(BULK_HEADS[column], shortened(given, MAX_GIVEN)) + choices, {
      repair: meant && parts.with(at, meant).join(', '),
    });
  }
  return parts.flatMap((part) => codes.find(kind, part) ?? []);
}
function rubricOf(cells: Cells): { name: string; weight: number }[] {
  const parts = partsOf(cells.of('rubric')).map((part) =>
    part.length > LONGEST_CRITERION ? null : CRITERION.exec(part),
  );
  if (parts.includes(null)) cells.fault('rubric', text.rubric);
  return parts.flatMap((part) => (part ? [{ name: part[1]!, weight: Number(part[2]) }] : []));
}

/** The content of an ordinary quiz: of the library, or an address. */
function contentOf(cells: Cells, contents: readonly KnownContent[]) {
  const cell = cells.of('content');
  const known = namedContent(contents, cell);
  if (cell === '' || known) return { contentSequence: known?.content_sequence ?? null, newUrl: null };
  if (isHttpUrl(cell)) return { contentSequence: null, newUrl: cell };
  const isAddress = /^\w+:\/\//.test(cell);
  if (isAddress) cells.fault('content', errors.invalidUrl.message, { code: errors.invalidUrl.code });
  else cells.fault('content', text.contentUnknown);
  return { contentSequence: null, newUrl: null };
}

/** The content that a tool wrote from: of the library, and read. */
export function readContentOf(cells: Cells, contents: readonly KnownContent[]): KnownContent | null {
  const cell = cells.of('content');
  const known = namedContent(contents, cell);
  if (cell === '') cells.fault('content', text.missing.content);
  else if (!known) cells.fault('content', text.contentNotOwn);
  else if (known.reading_state === 'FAILED') {
    const { code, message } = READING_FAILURES[(known.failure ?? 'broken') as ReadingFailure];
    cells.fault('content', text.contentUnread(message), { code: code ?? errors.invalidInput.code });
  } else if (known.reading_state === 'NONE') cells.fault('content', text.contentUnread(READING_FAILURES.empty.message));
  else if (known.reading_state !== 'READ') cells.fault('content', text.contentWaits);
  return known?.reading_state === 'READ' ? known : null;
}

export type QuizType = 'quiz' | 'quiz-ai';

/** Judges a row by the rules of a quiz that is written by hand. */
function judge(type: QuizType, row: GivenRow, { codes, contents }: KnownForQuizzes): JudgedQuiz {
  const cells = new Cells(BULK_COLUMNS[type], row);
  if (cells.of('question') === '') cells.fault('question', text.missing.question);
  // What a tool was to write and could not is missing; what people write can follow later, as in every form.
  if (type === 'quiz-ai' && cells.of('modelAnswer') === '') cells.fault('modelAnswer', text.missing.modelAnswer);
  const place =
    type === 'quiz'
      ? contentOf(cells, contents)
      : { contentSequence: readContentOf(cells, contents)?.content_sequence ?? null, newUrl: null };
  const groups = codesOf(cells, codes, 'jobGroup', 'JOB_GROUP');
  if (groups.length > 1) cells.fault('jobGroup', text.oneOnly(BULK_HEADS.jobGroup));
  const parsed = quizForm.safeParse({
    question: cells.of('question'),
    modelAnswer: cells.of('modelAnswer'),
    modelAnswerKeywords: partsOf(cells.of('modelAnswerKeywords')),
    rubric: rubricOf(cells),
    jobGroup: groups[0] ?? null,
    jobs: codesOf(cells, codes, 'jobs', 'JOB'),
    jobLevels: codesOf(cells, codes, 'jobLevels', 'JOB_LEVEL'),
    tags: partsOf(cells.of('tags')),
    contentSequence: place.contentSequence,
  });
  if (!parsed.success)
    for (const { path, message } of fieldErrors(parsed.error)) cells.fault(path.split('.')[0] as BulkColumn, message);
  return { cells, quiz: cells.isSound && parsed.success ? parsed.data : null, newUrl: place.newUrl };
}

/** Says at a row what of it was put elsewhere, what was left, and what was decided without being said in the file. */
function noteReport(cells: Cells, { taken, left, guessed }: RowReport): void {
  if (guessed.length > 0) cells.note('modelAnswer', text.guessed(guessed), 'guessed');
  if (left.length > 0) cells.note('modelAnswer', text.left(left), 'left');
  if (taken.length > 0) cells.note('modelAnswer', text.taken(taken), 'taken');
}

/** Judges the rows of a table, and says which are there twice: in it, or among the caller's quizzes. */
export function validateQuizzes(type: QuizType, rows: readonly GivenRow[], known: KnownForQuizzes): JudgedQuiz[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const judged = judge(type, row, known);
    if (row.report?.left.includes('several')) judged.cells.replaceFault('question', text.several);
    else {
      if (row.report) noteReport(judged.cells, row.report);
      if (type === 'quiz' && judged.cells.of('modelAnswer') === '')
        judged.cells.note('modelAnswer', text.noModelAnswer);
    }
    const key = questionKey(judged.cells.of('question'));
    if (key === '') return judged;
    const before = seen.get(key);
    const own = known.questions.get(key);
    if (before !== undefined) judged.cells.note('question', text.twice(before));
    else seen.set(key, row.no);
    if (own !== undefined) judged.cells.note('question', text.ownQuiz(own));
    return judged;
  });
}
