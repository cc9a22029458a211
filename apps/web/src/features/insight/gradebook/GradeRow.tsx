import { memo } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { cellWords } from './cell-words.ts';
import { GradeCell } from './GradeCell.tsx';
import { cellAt, type GradebookColumn, type GradebookRow } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { COUNT_WIDTH, MEAN_WIDTH, NAME_WIDTH, ROW_HEIGHT } from './grid-metrics.ts';
import type { CellIds } from './use-grid-place.ts';

const focused = 'bg-brand-soft shadow-[inset_0_0_0_2px_var(--color-brand)]';

export interface GradeRowProps {
  readonly row: GradebookRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly GradebookColumn[];
  readonly shown: readonly VirtualItem[];
  readonly ids: CellIds;
  /** The column of the cell that has the focus, in this row. */
  readonly current: number | undefined;
  readonly typed: string | undefined;
  readonly decimals: number;
}

/** A member's row: the name and the sums stay in sight, of the quizzes those are drawn that are. */
export const GradeRow = memo(function GradeRow(props: GradeRowProps) {
  const { row, index, top, columns, shown, ids, current, typed, decimals } = props;
  const { member, sums } = row;
  const own = (column: number) => ({
    role: 'gridcell',
    id: ids(index, column),
    'aria-colindex': column + 1,
    'aria-selected': current === column,
    'data-row': index,
    'data-column': column,
  });
  const [meanColumn, countColumn] = [columns.length + 1, columns.length + 2];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="group/row absolute inset-x-0 flex border-b border-line bg-surface"
      style={{ top, height: ROW_HEIGHT }}
    >
      <div
        {...own(0)}
        role="rowheader"
        className={cx(
          'sticky left-0 z-2 flex flex-none items-center gap-2 border-r border-line-strong px-4',
          current === undefined ? 'bg-surface' : 'bg-brand-soft',
          current === 0 && focused,
        )}
        style={{ width: NAME_WIDTH }}
      >
        <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
        <span className="min-w-0 flex-1 truncate font-semibold">{member.nickname}</span>
        <span className="text-xs text-ink-3 tabular-nums">{member.studentNumber}</span>
      </div>
      {shown.map(({ index: place, start, size }) => {
        const cell = cellAt(member, columns[place]!);
        const column = place + 1;
        return (
          <div
            key={place}
            {...own(column)}
            aria-label={cellWords(cell)}
            className={cx(
              'absolute inset-y-0 flex items-center justify-center hover:bg-sunken',
              current === column && focused,
            )}
            style={{ left: start, width: size }}
          >
            <GradeCell cell={cell} typed={current === column ? typed : undefined} />
          </div>
        );
      })}
      <div
        className="sticky right-0 z-2 ml-auto flex flex-none border-l border-line-strong bg-bg text-center text-sm tabular-nums"
        role="presentation"
      >
        <div
          {...own(meanColumn)}
          className={cx('grid place-items-center font-semibold', current === meanColumn && focused)}
          style={{ width: MEAN_WIDTH }}
        >
          {sums.mean === null ? text.none : sums.mean.toFixed(decimals)}
        </div>
        <div
          {...own(countColumn)}
          className={cx('grid place-items-center text-ink-2', current === countColumn && focused)}
          style={{ width: COUNT_WIDTH }}
        >
          {member.grades.filter((grade) => grade !== null).length}
        </div>
      </div>
    </div>
  );
});
