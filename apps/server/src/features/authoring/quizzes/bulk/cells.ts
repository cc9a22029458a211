import type { BulkColumn, NoteKind } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { BulkRow } from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { errors } from '@dure/contract/errors';
import { damageOf } from '../../../../kernel/spreadsheet/damaged-cell.ts';
import { bulkText } from './bulk.text.ts';
import type { GivenRow } from './table.policy.ts';

/**
 * A whole cell that is a formula and nothing else: what a program kept without its value. `=SUM(A1) is what?` is a question.
 * Looked at in its beginning alone: no cell of a table is a formula of thousands of characters.
 */
const FORMULA = /^=(?:[A-Z][A-Z0-9._]*\(.*\)|[$A-Z0-9:.!+\-*/^&"()%]+)$/is;
const LONGEST_FORMULA = 2000;
/** Columns of words, in which a day by itself may have been a fraction or a range. */
const WRITTEN: ReadonlySet<BulkColumn> = new Set(['question', 'modelAnswer', 'modelAnswerKeywords']);

/** The cells of a row by their columns, and what is said of them. */
export class Cells {
  readonly #columns: readonly BulkColumn[];
  readonly #row: GivenRow;
  readonly #faults: BulkRow['faults'] = [];
  readonly #notes: BulkRow['notes'] = [];

  constructor(columns: readonly BulkColumn[], row: GivenRow) {
    this.#columns = columns;
    this.#row = row;
    for (const column of columns) {
      const cell = this.of(column);
      if (cell.length <= LONGEST_FORMULA && FORMULA.test(cell)) this.fault(column, bulkText.formula);
      this.#tellDamage(column, cell);
    }
  }

  #tellDamage(column: BulkColumn, cell: string) {
    const damage = damageOf(cell);
    if (damage === 'error' || damage === 'letters') this.fault(column, bulkText.damaged[damage]);
    else if (damage === 'shortened' || (damage === 'date' && WRITTEN.has(column)))
      this.note(column, bulkText.damaged[damage]);
  }

  get no(): number {
    return this.#row.no;
  }

  of(column: BulkColumn): string {
    return this.#row.cells[this.#columns.indexOf(column)] ?? '';
  }

  /** One fault a cell: the first says what to do. */
  fault(
    column: BulkColumn,
    message: string,
    { code = errors.invalidInput.code as string, repair = null as string | null } = {},
  ) {
    if (!this.#faults.some((one) => one.column === column)) this.#faults.push({ column, code, message, repair });
  }

  /** The same in the place of what was said of the cell before. */
  replaceFault(column: BulkColumn, message: string) {
    const at = this.#faults.findIndex((one) => one.column === column);
    if (at >= 0) this.#faults.splice(at, 1);
    this.fault(column, message);
  }

  note(column: BulkColumn, message: string, kind: NoteKind = 'check') {
    this.#notes.push({ column, kind, message });
  }

  get isSound(): boolean {
    return this.#faults.length === 0;
  }

  view(): BulkRow {
    const { no, cells, cleaned } = this.#row;
    return { no, cells: [...cells], faults: this.#faults, cleaned, notes: this.#notes };
  }
}
