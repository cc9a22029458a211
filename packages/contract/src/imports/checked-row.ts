import type { Cleaning } from './cleanings.ts';

/** A row of an import as it was checked; `no` counts as its file does. */
export interface CheckedRow<Column extends string = string> {
  readonly no: number;
  readonly faults: readonly {
    readonly column: Column;
    readonly code: string;
    readonly message: string;
    readonly repair: string | null;
  }[];
  /** What was taken off its cells before they were judged. */
  readonly cleaned: readonly { readonly column: Column; readonly cleanings: readonly Cleaning[] }[];
}

export const isFaulty = ({ faults }: Pick<CheckedRow, 'faults'>): boolean => faults.length > 0;
