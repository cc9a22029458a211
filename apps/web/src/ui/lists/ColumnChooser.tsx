import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Checkbox } from '../fields/Checkbox.tsx';
import { LazyDialog } from '../overlays/LazyDialog.tsx';
import { tableText as text } from './table.text.ts';

export interface ColumnChooserProps {
  readonly choices: readonly { readonly id: string; readonly header: string; readonly isShown: boolean }[];
  readonly onToggle: (id: string) => void;
}

/** Which columns a table shows. A phone shows cards, where every line has room. */
export function ColumnChooser({ choices, onToggle }: ColumnChooserProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="ghost" onPress={() => setOpen(true)} className="max-desktop:hidden">
        {text.columns}
      </Button>
      <LazyDialog
        title={text.columns}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        closesOnBackdrop
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            {text.done}
          </Button>
        }
      >
        <div className="flex flex-col">
          {choices.map(({ id, header, isShown }) => (
            <Checkbox key={id} isSelected={isShown} onChange={() => onToggle(id)}>
              {header}
            </Checkbox>
          ))}
        </div>
      </LazyDialog>
    </>
  );
}
