import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import { columnsOf, shownRows, type BulkTable } from './bulk-table.ts';
import { filledColumns } from './BulkRows.tsx';
import { SHOWN, type Shown } from './shown.ts';
import { bulkWords as text } from './bulk-words.text.ts';

/** What was read of the file, and what was skipped, filled or left out. */
function sentences(type: BulkType, { fileName, file, rows }: BulkTable): string[] {
  const filled = filledColumns(type, rows);
  const hidden = columnsOf(type).filter((column) => !filled.includes(column));
  return [
    fileName,
    file && file.sheetName !== '' && text.sheet(file.sheetName),
    file && file.emptyRows > 0 && text.empty(file.emptyRows),
    file && file.filledCells > 0 && text.filled(file.filledCells),
    file && file.exampleRows > 0 && text.example,
    file && file.skippedQuestions > 0 && text.skipped(file.skippedQuestions),
    file && file.unknownHeads.length > 0 && text.unknown(file.unknownHeads),
    hidden.length > 0 && text.hidden(hidden.map((column) => BULK_HEADS[column])),
  ].filter((sentence) => typeof sentence === 'string');
}

export interface BulkSummaryProps {
  readonly type: BulkType;
  readonly table: BulkTable;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Which rows are shown, by what is said of them; and what was read. */
export function BulkSummary({ type, table, shown, onShow }: BulkSummaryProps) {
  const rows = shownRows(table);
  const faulty = rows.faulty.length - rows.mended.length;
  const counts: Record<Shown, number> = {
    faulty,
    mended: rows.mended.length,
    noted: rows.noted.length,
    sound: rows.sound.length,
    all: rows.all.length,
  };
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="group" aria-label={text.shown} className="flex flex-wrap gap-1.5">
        {SHOWN.map((one) => (
          <ChipButton key={one} isSelected={shown === one} onChange={() => onShow(one)}>
            {text.show[one](counts[one])}
          </ChipButton>
        ))}
      </div>
      <p className="min-w-0 text-sm break-words text-ink-3">{sentences(type, table).join(' · ')}</p>
    </div>
  );
}
