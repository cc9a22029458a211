import type { LoadFailure } from '../../kernel/lazy/load-failure.ts';
import { useStore, type Store } from '../../kernel/store.ts';
import { cx } from '../cx.ts';

/** Signs that may be marks: a text without any is read as it was typed. */
const MAY_MARK = /[*`#>~$[<|\\]|^ {0,3}---/m;

export interface AsTypedProps {
  readonly text: string;
  /** Why what reads its marks cannot be had. */
  readonly failure: Store<LoadFailure | undefined>;
  readonly className?: string | undefined;
}

/**
 * Stands for a text until its marks are read, in the same paragraphs. One that may have marks keeps its space unseen
 * meanwhile, so that no mark is read as a sign. Where they cannot be read now it is seen as it was typed.
 */
export function AsTyped({ text, failure, className }: AsTypedProps) {
  const isAwaited = useStore(failure, () => undefined) === undefined && MAY_MARK.test(text);
  return (
    <div aria-busy={isAwaited || undefined} className={cx('markdown', isAwaited && 'invisible', className)}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
