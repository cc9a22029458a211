import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { useDesktop } from '../layout/use-desktop.ts';
import { LazyDialog } from '../overlays/LazyDialog.tsx';
import { cleared, setCount, type FilterField, type FilterValues } from './filter-fields.ts';
import { FilterControl } from './FilterControl.tsx';
import { filtersText as text } from './filters.text.ts';

const TYPING_PAUSE_MS = 200;

export interface FilterPanelProps {
  /** What is narrowed, for the screen reader. */
  readonly label: string;
  readonly fields: readonly FilterField[];
  readonly values: FilterValues;
  /** Hears what changed; undefined takes a condition off. */
  readonly onChange: (part: FilterValues) => void;
  /** Conditions that come from elsewhere, such as a person who was chosen in the table. */
  readonly children?: ReactNode;
}

type Other = Exclude<FilterField, { kind: 'text' }>;

/** The conditions over a table: each applies at once. On a phone they fold into one button that says how many are set. */
export function FilterPanel({ label, fields, values, onChange, children }: FilterPanelProps) {
  const isDesktop = useDesktop();
  const [isOpen, setOpen] = useState(false);
  const others = fields.filter((field): field is Other => field.kind !== 'text');
  const count = setCount(fields, values);
  const controls = others.map((field) => (
    <FilterControl key={field.name} {...{ field, values, onChange }} isStacked={!isDesktop} />
  ));
  const reset = (
    <Button size={isDesktop ? 'small' : 'medium'} variant="ghost" onPress={() => onChange(cleared(fields))}>
      {text.reset}
    </Button>
  );
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      {fields.map(
        (field) =>
          field.kind === 'text' && (
            <SearchField
              key={field.name}
              label={field.label}
              placeholder={field.label}
              value={String(values[field.name] ?? '')}
              onChange={(typed) => onChange({ [field.name]: typed === '' ? undefined : typed })}
              delay={TYPING_PAUSE_MS}
              className="min-w-0 flex-[1_1_12rem]"
            />
          ),
      )}
      {isDesktop ? (
        controls
      ) : (
        <>
          <Button icon="filter" onPress={() => setOpen(true)} {...(count > 0 && { className: 'text-brand-ink' })}>
            {text.more(count)}
          </Button>
          <LazyDialog
            title={text.title}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            actions={
              <>
                {reset}
                <Button variant="primary" onPress={() => setOpen(false)}>
                  {text.done}
                </Button>
              </>
            }
          >
            <div className="flex flex-col gap-4">{controls}</div>
          </LazyDialog>
        </>
      )}
      {children}
      {isDesktop && count > 0 && reset}
    </div>
  );
}
