import type { ChartTable } from './chart-types.ts';

const rowLink =
  'inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline desktop:min-h-0';

/** The numbers behind a picture. */
export function ChartTableView({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-b border-line text-left text-ink-3">
            {table.heads.map((head, column) => (
              <th key={head} scope="col" className={column === 0 ? 'py-1.5 pr-3' : 'px-3 py-1.5 text-right'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...cells], index) => (
            // Rows of a chart never move, and two may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {table.rowLink?.(index, { className: rowLink, children: first }) ?? first}
              </th>
              {cells.map((cell, column) => (
                <td key={table.heads[column + 1]} className="px-3 py-1.5 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
