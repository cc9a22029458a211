import { useState, type ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { gradingText } from '../grading.text.ts';

export interface PhoneSheetProps {
  readonly total: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * On a phone: the levels and the feedback over less than half of the window, so that the answer is read while it is
 * graded. Below them are the total and its buttons.
 */
export function PhoneSheet({ total, actions, children }: PhoneSheetProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <div aria-hidden="true" className={isOpen ? 'h-[46dvh]' : 'h-32'} />
      <section
        data-phone-sheet=""
        aria-label={gradingText.grade.label}
        className="fixed inset-x-0 bottom-0 z-dock flex max-h-[46dvh] flex-col rounded-t-card border-t border-line bg-surface shadow-float"
      >
        <div className={cx('min-h-0 overflow-auto border-b border-line', !isOpen && 'hidden')}>{children}</div>
        <div className="flex flex-none flex-wrap items-center gap-x-1 gap-y-2 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {total}
          <IconButton
            icon={isOpen ? 'chevronDown' : 'chevronUp'}
            label={isOpen ? gradingText.grade.fold : gradingText.grade.unfold}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
          {actions}
        </div>
      </section>
    </>
  );
}
