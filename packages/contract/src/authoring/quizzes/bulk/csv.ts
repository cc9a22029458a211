/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';
/** No spreadsheet runs a cell as a formula; reading it takes the sign off again. */
const guarded = (cell: string) => (/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => `"${guarded(cell).replaceAll('"', '""')}"`;

/** Rows of cells as a CSV file that spreadsheets open without running anything of it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  MARK + rows.map((row) => row.map(quoted).join(',')).join('\r\n');
