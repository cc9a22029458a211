import { cx } from '../cx.ts';
import { Progress } from './Progress.tsx';

export interface PercentCellProps {
  readonly label: string;
  readonly percent: number;
  readonly words: string;
  /** The width of the bar, and where there is none. */
  readonly className?: string;
}

/** A share in a row of a table: a bar and its number. */
export const PercentCell = ({ label, percent, words, className }: PercentCellProps) => (
  <span className="flex items-center gap-3">
    <Progress label={label} value={percent} wordsHidden className={cx('w-24', className)} />
    <span className="tabular-nums">{words}</span>
  </span>
);
