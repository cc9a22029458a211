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
  /** Whether the row's card on a phone has a line of it; every one has, unless told. */
  readonly isInCard?: (row: Row) => boolean;
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

/** What opens under a row, one at a time. */
export interface TableDetails<Row> {
  readonly opened: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly render: (row: Row) => ReactNode;
}
