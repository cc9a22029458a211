/**
 * Why a workbook was not read. `broken`: it is none, or damaged; `tooLarge`: unpacked it is more than anybody needs;
 * `tooManyRows`: it has more rows than were asked for.
 */
export type UnreadableReason = 'broken' | 'tooLarge' | 'tooManyRows';

export class UnreadableSheet extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(`The workbook cannot be read: ${reason}.`);
    this.reason = reason;
  }
}
