import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';

export interface SkeletonProps {
  readonly shape?: 'line' | 'block' | 'circle';
  /** Width and height, as classes of the thing that will come. */
  readonly className?: string;
}

const shapes = { line: 'h-[1em] rounded-[4px]', block: 'rounded-box', circle: 'rounded-full' } as const;

/** One piece of what will come. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx('block animate-pulse bg-line', shapes[shape], className)} />;
}

/** Says once, for all the pieces in it, that something is loading. */
export function SkeletonGroup({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{uiText.waiting.loading}</span>
      {children}
    </div>
  );
}

/** Paragraph of so many lines, the last of them shorter. */
export function SkeletonText({ lines = 3, className }: { readonly lines?: number; readonly className?: string }) {
  return (
    <span aria-hidden="true" className={cx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </span>
  );
}
