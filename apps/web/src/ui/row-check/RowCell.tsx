import type { Cleaning } from '@dure/contract/imports/cleanings';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../buttons/Button.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { isComposing } from '../keys/is-composing.ts';
import { DoneMarks } from './DoneMarks.tsx';
import { rowCheckText as text } from './row-check.text.ts';

export interface RowCellProps {
  readonly no: number;
  /** What the column is called. */
  readonly head: string;
  readonly value: string;
  readonly fault?: { readonly message: string; readonly repair: string | null } | undefined;
  readonly isMended: boolean;
  /** What was taken off it before it was looked at. */
  readonly cleaned?: readonly Cleaning[] | undefined;
  /** What is to be looked at, and keeps nothing. */
  readonly notes?: readonly string[] | undefined;
  /** What needs no look. */
  readonly asides?: readonly string[] | undefined;
  /** Of several lines. */
  readonly isLong?: boolean;
  /** A field also while nothing is wrong with it. */
  readonly isField?: boolean;
  readonly onType?: (value: string) => void;
  /** Leaving the cell with another value. */
  readonly onMend: (value: string) => void;
}

interface EditorProps extends RowCellProps {
  readonly startsFocused: boolean;
  readonly onLeave: () => void;
}

function CellEditor({ no, head, value, fault, isLong = false, onType, onMend, startsFocused, onLeave }: EditorProps) {
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
    label: text.cell(no, head),
    labelHidden: true,
    value: typed,
    placeholder: text.blank,
    // oxlint-disable-next-line no-autofocus -- the cell was just pressed
    autoFocus: startsFocused,
    error: fault?.message,
    onChange: (next: string) => {
      setTyped(next);
      onType?.(next);
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'Escape' && startsFocused) {
        isDropped.current = true;
        onType?.(value);
        onLeave();
      }
      if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) leave();
    },
  };
  return isLong ? (
    <TextArea {...props} rows={1} className="min-w-40" inputClassName="min-h-11! desktop:min-h-10!" />
  ) : (
    <TextField {...props} className="min-w-24" />
  );
}

/** A cell of a row that is checked. A faulty one is a field with its fault under it; any other one becomes a field when it is pressed. */
export function RowCell(props: RowCellProps) {
  const { no, head, value, fault, isMended, cleaned = [], notes = [], asides = [], isField = false, onMend } = props;
  const [isOpen, setOpen] = useState(false);
  const isEdited = fault !== undefined || isField || isOpen;
  const repair = fault?.repair ?? null;
  const done = fault ? [] : isMended ? [text.mended] : cleaned.map((one) => text.cleaned[one]);
  return (
    <div
      data-fault={fault ? '' : undefined}
      data-mended={done.length > 0 ? '' : undefined}
      className="flex flex-col items-start gap-1"
    >
      {isEdited ? (
        <div className="w-full">
          <CellEditor {...props} startsFocused={isOpen} onLeave={() => setOpen(false)} />
        </div>
      ) : (
        <button
          type="button"
          aria-label={text.edit(no, head, value || text.blank)}
          onClick={() => setOpen(true)}
          className="touch-target w-full rounded-[6px] text-left hover:bg-sunken"
        >
          <span className={value === '' ? 'text-ink-3' : 'line-clamp-2 break-words text-ink'}>{value || '–'}</span>
        </button>
      )}
      {repair !== null && (
        <Button size="small" onPress={() => onMend(repair)}>
          {text.repair(repair)}
        </Button>
      )}
      <DoneMarks done={done} />
      {notes.map((note) => (
        <span key={note} className="text-sm text-pre">
          {note}
        </span>
      ))}
      {asides.map((aside) => (
        <span key={aside} className="text-sm text-ink-3">
          {aside}
        </span>
      ))}
    </div>
  );
}
