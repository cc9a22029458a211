import { isFaulty } from '@dure/contract/imports/checked-row';
import { cellKey, touchedRows, type RowTable } from '../../../../../kernel/row-check/row-table.ts';
import { useRowCheck } from '../../../../../kernel/row-check/use-row-check.ts';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { Table } from '../../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../../ui/lists/table-types.ts';
import { Dialog } from '../../../../../ui/overlays/Dialog.tsx';
import { checkedCell } from '../../../../../ui/row-check/checked-cell.ts';
import { rowCheckText } from '../../../../../ui/row-check/row-check.text.ts';
import { RowCell } from '../../../../../ui/row-check/RowCell.tsx';
import { SkipFaulty } from '../../../../../ui/row-check/SkipFaulty.tsx';
import type { PastedQuiz } from './pasted.ts';
import { checkedPaste, PASTED_COLUMNS, quizOfRow, type PastedColumn, type PastedRow } from './pasted-rows.ts';
import { quizFormText as text } from './quiz-form.text.ts';

export interface PastedDialogProps {
  readonly rows: readonly PastedRow[];
  readonly onQuizzes: (quizzes: readonly PastedQuiz[]) => void;
  readonly onClose: () => void;
}

/** Pasted quizzes some of which the form cannot hold: mended where they stand, or left out. */
export function PastedDialog({ rows: first, onQuizzes, onClose }: PastedDialogProps) {
  const check = useRowCheck<PastedRow, RowTable<PastedRow>, readonly PastedQuiz[]>({
    columns: PASTED_COLUMNS,
    textOf: (row, column) => row[column as PastedColumn],
    withText: (row, column, typed) => ({ ...row, [column]: typed }),
    first: () => ({ rows: first, touched: [] }),
    check: (table) => Promise.resolve({ ...table, rows: table.rows.map(checkedPaste) }),
    add: ({ rows }) => Promise.resolve(rows.filter((row) => !isFaulty(row)).map(quizOfRow)),
    onAdded: onQuizzes,
  });
  const { table, faulty, sound } = check;
  const mended = touchedRows(table?.touched ?? []);
  const columns: readonly Column<PastedRow>[] = [
    {
      id: 'no',
      header: rowCheckText.no,
      isRowHeader: true,
      className: 'w-14 align-top tabular-nums max-desktop:-order-2',
      cell: ({ no }) => (
        <>
          <span className="desktop:sr-only">{rowCheckText.no} </span>
          {no}
        </>
      ),
    },
    ...PASTED_COLUMNS.map((column) => ({
      id: column,
      header: text.pastedHeads[column],
      className: checkedCell,
      cell: (row: PastedRow) => (
        <RowCell
          no={row.no}
          head={text.pastedHeads[column]}
          value={row[column]}
          isLong={column !== 'topic'}
          fault={row.faults.find((fault) => fault.column === column)}
          isMended={table?.touched.includes(cellKey(row.no, column)) ?? false}
          onMend={(typed) => check.mend(row.no, column, typed)}
        />
      ),
    })),
  ];
  return (
    <Dialog
      title={text.pastedTitle}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.pastedCancel}</Button>
          <Button variant="primary" isDisabled={check.isHeldUp} isPending={check.adding.isPending} onPress={check.add}>
            {rowCheckText.add(sound)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{text.pastedLead(sound + faulty, faulty)}</p>
        <Table
          label={text.pastedTitle}
          columns={columns}
          rows={table?.rows.filter((row) => isFaulty(row) || mended.has(row.no)) ?? []}
          rowId={({ no }) => String(no)}
          rowName={({ no }) => rowCheckText.cell(no, '')}
          className="max-h-[45dvh]"
        />
        <SkipFaulty count={faulty} isSelected={check.skipsFaulty} onChange={check.setSkips} />
        <p role="status" className={check.isHeldUp ? 'rounded-box bg-sunken px-4 py-3' : 'sr-only'}>
          {check.isHeldUp ? rowCheckText.faulty : ''}
        </p>
      </div>
    </Dialog>
  );
}
