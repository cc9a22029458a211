/** A row of an import as it was checked; `no` counts as its file does. */
export interface CheckedRow<Column extends string = string> {
  readonly no: number;
  readonly faults: readonly {
    readonly column: Column;
    readonly code: string;
    readonly message: string;
    readonly repair: string | null;
  }[];
}

export const isFaulty = ({ faults }: Pick<CheckedRow, 'faults'>): boolean => faults.length > 0;
