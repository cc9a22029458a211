import { hasAnswer } from '@dure/contract/insight/gradebook/gradebook-cells';
import { cx } from '../../../ui/cx.ts';
import { markOf } from './cell-words.ts';
import type { Cell } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';

const looks = {
  waiting: 'bg-brand-soft font-semibold text-brand-ink',
  pre: 'bg-pre-soft font-semibold text-pre',
  missing: 'border border-dashed border-edge text-ink-2',
  open: 'text-ink-3',
  unopened: 'text-ink-3',
} as const;
const tones = { quiet: 'text-ink-3', pre: 'text-pre', bad: 'text-bad' } as const;

/** A score with what stands beside it, or a word where there is none. */
export function GradeCell({ cell, typed }: { readonly cell: Cell; readonly typed: string | undefined }) {
  const { state, grade } = cell;
  if (typed !== undefined) {
    return (
      <span className="flex h-7 min-w-14 items-center justify-center rounded-[7px] bg-surface px-2 text-sm font-semibold shadow-[inset_0_0_0_1px_var(--color-brand)] tabular-nums">
        {typed}
        <span className="ml-px h-4 w-px bg-brand" />
      </span>
    );
  }
  if (grade !== null) {
    const mark = markOf(cell);
    return (
      <span className="relative text-sm font-semibold tabular-nums">
        {grade}
        {mark && (
          <span className={cx('absolute left-[calc(100%+3px)] text-[0.71875rem] whitespace-nowrap', tones[mark.tone])}>
            {mark.word}
          </span>
        )}
      </span>
    );
  }
  return (
    <span
      className={cx(
        'inline-flex h-7 min-w-14.5 items-center justify-center rounded-[7px] px-1.5 text-[0.8125rem]',
        state in looks && looks[state as keyof typeof looks],
        hasAnswer(state) && 'cursor-pointer',
      )}
    >
      {text.short[state]}
    </span>
  );
}
