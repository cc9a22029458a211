import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** The cell that names the row; the first column unless told. */
  readonly isRowHeader?: boolean;
  /** Width as a class. */
  readonly className?: string;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Rows of the page that cannot be chosen, where there are any. */
  readonly disabled?: ReadonlySet<string>;
}
