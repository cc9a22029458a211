import { cx } from '../cx.ts';
import { number } from './number-format.ts';

export interface NumberTextProps {
  readonly value: number;
  /** Said right after: 명, 점, 개. */
  readonly unit?: string;
  readonly className?: string;
}

/** `1,234명` in figures of one width. */
export function NumberText({ value, unit = '', className }: NumberTextProps) {
  return (
    <span className={cx('tabular-nums', className)}>
      {number.format(value)}
      {unit}
    </span>
  );
}
