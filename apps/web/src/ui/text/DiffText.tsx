import { useMemo } from 'react';
import { cx } from '../cx.ts';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { uiText } from '../ui.text.ts';

export interface DiffTextProps {
  readonly before: string;
  readonly after: string;
  readonly className?: string;
}

const useDiff = lazyModule(() => import('./word-diff.ts'));

/** The later text with what was taken out and put in; the words for it are read aloud, too. */
export function DiffText({ before, after, className }: DiffTextProps) {
  const diff = useDiff();
  const parts = useMemo(
    () => diff?.wordDiff(before, after) ?? [{ kind: 'same' as const, text: after }],
    [diff, before, after],
  );
  const isSame = diff !== undefined && parts.every(({ kind }) => kind === 'same');
  return (
    <div className={className}>
      <p className="text-prose whitespace-pre-wrap">
        {parts.map(({ kind, text }, index) => {
          if (kind === 'same') return text;
          const Element = kind === 'removed' ? 'del' : 'ins';
          return (
            <Element
              key={index}
              className={cx(
                'rounded-[3px] decoration-1',
                kind === 'removed'
                  ? 'text-bad line-through'
                  : 'bg-good-soft text-good underline underline-offset-4 [del+&]:ml-1',
              )}
            >
              <span className="sr-only">[{uiText.diff[kind]} </span>
              {text}
              <span className="sr-only"> {uiText.diff.end}]</span>
            </Element>
          );
        })}
      </p>
      {isSame && <p className="mt-1 text-sm text-ink-3">{uiText.diff.same}</p>}
    </div>
  );
}
