import { useState, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { gradingText } from './grading.text.ts';

export interface PhoneSheetProps {
  readonly total: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** On a phone: the levels and the feedback over the answer, and under them the total and what is done with it. */
export function PhoneSheet({ total, actions, children }: PhoneSheetProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <div aria-hidden="true" className={isOpen ? 'h-[58dvh]' : 'h-32'} />
      <section
        data-phone-sheet=""
        aria-label={gradingText.grade.label}
        className="fixed inset-x-0 bottom-0 z-dock flex max-h-[58dvh] flex-col rounded-t-2xl border-t border-line bg-surface shadow-lg"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex h-11 flex-none items-center justify-center gap-1 text-sm font-semibold text-ink-2"
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={18} />
          {isOpen ? gradingText.grade.fold : gradingText.grade.unfold}
        </button>
        <div className={cx('min-h-0 overflow-auto border-t border-line', !isOpen && 'hidden')}>{children}</div>
        <div className="flex flex-none flex-wrap items-center gap-2 border-t border-line px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {total}
          {actions}
        </div>
      </section>
    </>
  );
}
