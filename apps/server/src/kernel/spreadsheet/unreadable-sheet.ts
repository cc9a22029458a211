/**
 * Why a workbook was not read. `broken`: it is none, or damaged; `tooLarge`: unpacked it is more than anybody needs;
 * `tooManyRows`: it has more rows than were asked for. Of a text also: its encoding is `unreadable`, or quotes are not closed.
 */
export type UnreadableReason = 'broken' | 'tooLarge' | 'tooManyRows' | 'unreadable' | 'brokenQuotes';

export class UnreadableSheet extends Error {
  readonly reason: UnreadableReason;
  /** The line of the quotes that are not closed. */
  readonly line: number;

  constructor(reason: UnreadableReason, line = 1) {
    super(`The workbook cannot be read: ${reason}.`);
    this.reason = reason;
    this.line = line;
  }
}
