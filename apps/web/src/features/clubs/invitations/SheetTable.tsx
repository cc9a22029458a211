import { INVITEE_COLUMNS, type InviteeColumn } from '@dure/contract/clubs/invitations/invitee-columns';
import { Select } from '../../../ui/fields/Select.tsx';
import type { InviteeSheet } from './invite-draft.ts';
import { invitingText as text } from './inviting.text.ts';

const SHOWN = 9;
const UNUSED = '';

export interface SheetTableProps {
  readonly sheet: InviteeSheet;
  readonly onChange: (sheet: InviteeSheet) => void;
}

/** A list as it came, under heads that say what each column holds and can be changed. */
export function SheetTable({ sheet, onChange }: SheetTableProps) {
  const { columns, rows } = sheet;
  const options = [
    ...INVITEE_COLUMNS.map((value) => ({ value: value as string, label: text.columns[value] })),
    { value: UNUSED, label: text.unused },
  ];
  const change = (at: number, chosen: string) => {
    const column = chosen === UNUSED ? null : (chosen as InviteeColumn);
    // Each column once: another one that was said to hold it holds nothing now.
    onChange({ ...sheet, columns: columns.map((one, index) => (index === at ? column : one === column ? null : one)) });
  };
  return (
    <section
      aria-label={text.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys where it is wider than the page
      tabIndex={0}
      className="overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line bg-sunken">
            {columns.map((column, at) => (
              <th key={text.column(at + 1)} scope="col" className="min-w-32 p-2 font-semibold">
                <Select
                  label={text.column(at + 1)}
                  labelHidden
                  options={options}
                  value={column ?? UNUSED}
                  onChange={(chosen) => change(at, chosen)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ no, cells }) => (
            <tr key={no}>
              {cells.map((cell, at) => (
                <td
                  key={text.column(at + 1)}
                  className={
                    columns[at] === null ? 'px-3 py-2 break-all text-ink-3 line-through' : 'px-3 py-2 break-all'
                  }
                >
                  {cell === '' ? <span className="text-ink-3">{text.nothing}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p className="px-3 pb-3 text-sm text-ink-3">{text.more(rows.length - SHOWN)}</p>}
    </section>
  );
}
