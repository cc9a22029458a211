import { SHEET_COLUMNS, type SheetColumn } from '@dure/contract/insight/gradebook/gradebook-layout';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SortableList, useSorting } from '../../../ui/lists/SortableList.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { gradebookText } from './gradebook.text.ts';

/** The list with one thing moved to another place. */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, list[from]!);
}

const text = gradebookText.layout;

interface ColumnRowProps {
  readonly column: SheetColumn;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Moved by its handle or its buttons, or taken out. */
function ColumnRow({ column, index, count, onMove, onRemove }: ColumnRowProps) {
  const { isDragged, line, begin } = useSorting(index, count);
  const name = text.column[column];
  return (
    <li
      className={cx(
        'flex h-11 items-center gap-1 border-b border-line desktop:h-9',
        isDragged && 'opacity-60',
        line === 'before' && 'shadow-[inset_0_2px_0_var(--color-brand)]',
        line === 'after' && 'shadow-[inset_0_-2px_0_var(--color-brand)]',
      )}
    >
      <span
        onPointerDown={begin}
        className="grid size-9 flex-none cursor-grab touch-none place-items-center text-ink-3 select-none"
      >
        <Icon name="grip" size={16} />
      </span>
      <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
      <IconButton
        icon="arrowUp"
        size="small"
        label={text.up(name)}
        isDisabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        icon="arrowDown"
        size="small"
        label={text.down(name)}
        isDisabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      <IconButton icon="close" size="small" label={text.remove(name)} isDisabled={count === 1} onPress={onRemove} />
    </li>
  );
}

export interface LayoutColumnsProps {
  readonly columns: readonly SheetColumn[];
  readonly onChange: (columns: SheetColumn[]) => void;
}

/** The columns of the first sheet in their order. */
export function LayoutColumns({ columns, onChange }: LayoutColumnsProps) {
  const others = SHEET_COLUMNS.filter((column) => !columns.includes(column));
  const move = (from: number, to: number) => {
    if (to >= 0 && to < columns.length) onChange(moved(columns, from, to));
  };
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-[0.9375rem] font-semibold">{text.columns}</h3>
        {others.length > 0 && (
          <Menu
            label={text.add}
            trigger={(opens) => (
              <Button {...opens} size="small" variant="ghost">
                {text.add}
              </Button>
            )}
            items={others.map((column) => ({
              id: column,
              label: text.column[column],
              onAction: () => onChange([...columns, column]),
            }))}
          />
        )}
      </div>
      <SortableList label={text.columns} onMove={move} className="mt-2">
        {columns.map((column, index) => (
          <ColumnRow
            key={column}
            column={column}
            index={index}
            count={columns.length}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(columns.filter((one) => one !== column))}
          />
        ))}
      </SortableList>
    </section>
  );
}
