import { useEffect } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { findText as text } from './find.text.ts';
import type { Found } from './use-found.ts';

export interface FoundListProps {
  readonly id: string;
  readonly found: readonly Found[];
  readonly active: number;
  readonly onChoose: (found: Found) => void;
}
export const foundId = (id: string, index: number): string => `${id}-${index}`;

/** What was found by kind; the field keeps the focus and its keys. */
export function FoundList({ id, found, active, onChoose }: FoundListProps) {
  useEffect(() => {
    document.getElementById(foundId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={text.results} className="max-h-[50dvh] overflow-y-auto">
      {(Object.keys(text.groups) as Found['group'][]).map((group) => {
        const ofGroup = found.flatMap((one, index) => (one.group === group ? [{ one, index }] : []));
        if (ofGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={text.groups[group]}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-3">
              {text.groups[group]}
            </p>
            {ofGroup.map(({ one, index }) => (
              // The field's own keys choose; the pointer does the same.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={one.id}
                id={foundId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(one)}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[8px] px-3 desktop:min-h-9',
                  index === active ? 'bg-brand-soft text-brand-ink' : 'hover:bg-sunken',
                )}
              >
                <span className="min-w-0 truncate font-medium">{one.label}</span>
                <span className="min-w-0 truncate text-sm text-ink-3">{one.detail}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
