import type { BulkColumn } from '@dure/contract/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/quizzes/bulk/bulk.text';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { bulkWords as text } from './bulk-words.text.ts';

const LONG: ReadonlySet<BulkColumn> = new Set(['question', 'modelAnswer']);

export interface BulkCellProps {
  readonly no: number;
  readonly column: BulkColumn;
  readonly value: string;
  readonly fault?: { readonly message: string; readonly suggestion: string | null } | undefined;
  readonly isMended: boolean;
  readonly notes: readonly string[];
  readonly onType: (value: string) => void;
  /** Leaving the cell with another value. */
  readonly onMend: (value: string) => void;
}

interface EditorProps extends BulkCellProps {
  readonly startsFocused: boolean;
  readonly onLeave: () => void;
}

function CellEditor({ no, column, value, fault, startsFocused, onType, onMend, onLeave }: EditorProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const isDropped = useRef(false);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const leave = () => {
    if (!isDropped.current && typed.trim() !== value) onMend(typed.trim());
    isDropped.current = false;
    onLeave();
  };
  const props = {
    label: text.cell(no, BULK_HEADS[column]),
    labelHidden: true,
    value: typed,
    placeholder: text.blank,
    // oxlint-disable-next-line no-autofocus -- the cell was just pressed
    autoFocus: startsFocused,
    error: fault?.message,
    onChange: (next: string) => {
      setTyped(next);
      onType(next);
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'Escape' && startsFocused) {
        isDropped.current = true;
        onType(value);
        onLeave();
      }
      if (event.key === 'Enter' && (!LONG.has(column) || event.ctrlKey || event.metaKey)) leave();
    },
  };
  return LONG.has(column) ? (
    <TextArea {...props} rows={1} className="min-w-40" inputClassName="min-h-11! desktop:min-h-10!" />
  ) : (
    <TextField {...props} className="min-w-24" />
  );
}

/** A cell: a faulty one is a field with what is wrong under it, any other one becomes a field when it is pressed. */
export function BulkCell(props: BulkCellProps) {
  const { no, column, value, fault, isMended, notes, onMend } = props;
  const [isOpen, setOpen] = useState(false);
  const isEdited = fault !== undefined || isOpen;
  return (
    <div
      data-fault={fault ? '' : undefined}
      data-mended={isMended && !fault ? '' : undefined}
      className="flex flex-col items-start gap-1"
    >
      {isEdited ? (
        <div className="w-full">
          <CellEditor {...props} startsFocused={!fault} onLeave={() => setOpen(false)} />
        </div>
      ) : (
        <button
          type="button"
          aria-label={text.edit(no, BULK_HEADS[column], value || text.blank)}
          onClick={() => setOpen(true)}
          className="touch-target w-full rounded-[6px] text-left hover:bg-sunken"
        >
          <span className={value === '' ? 'text-ink-3' : 'line-clamp-2 break-words text-ink'}>{value || '–'}</span>
        </button>
      )}
      {fault?.suggestion != null && (
        <Button size="small" onPress={() => onMend(fault.suggestion!)}>
          {text.replace(fault.suggestion)}
        </Button>
      )}
      {isMended && !fault && (
        <span className="flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-good">
          <Icon name="check" size={13} />
          {text.mended}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="text-sm text-pre">
          {note}
        </span>
      ))}
    </div>
  );
}
