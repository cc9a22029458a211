import type { CoverWords } from '@dure/contract/clubs/clubs/cover-rules';
import { cx } from '../cx.ts';

export interface CoverTextProps {
  readonly words: CoverWords;
  /** How large the opening clause and what follows are. */
  readonly leadClass: string;
  readonly restClass: string;
}

/** The words of a cover: the opening clause large, what follows below it. */
export function CoverText({ words: { lead, rest }, leadClass, restClass }: CoverTextProps) {
  return (
    <p className="font-semibold text-pretty">
      <b className={cx('cover-lead line-clamp-3 tracking-[-0.035em]', leadClass)}>{lead}</b>
      {rest !== '' && <span className={cx('mt-1 line-clamp-2 desktop:line-clamp-3', restClass)}>{rest}</span>}
    </p>
  );
}
