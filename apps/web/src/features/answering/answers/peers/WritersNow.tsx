import { use, useSyncExternalStore } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { answersText } from '../answers.text.ts';
import { WritersContext } from './use-writers.ts';

const words = answersText.others;
/** As the server renders it, however late it is taken over. */
const unknown = () => undefined;

/** How many write now, said in passing; whom one may know stands beside it. */
export function WritersNow({ className }: { readonly className?: string }) {
  const { subscribe, get } = use(WritersContext);
  const { count = 0, nicknames = [] } = useSyncExternalStore(subscribe, get, unknown) ?? {};
  return (
    <p className={cx('flex min-w-0 items-baseline gap-1.5 text-sm text-ink-2', count === 0 && 'sr-only', className)}>
      {count > 0 && <span aria-hidden="true" className="size-2 flex-none self-center rounded-full bg-good" />}
      <span role="status" className="flex-none tabular-nums">
        {count > 0 && words.writing(count)}
      </span>
      {nicknames.length > 0 && (
        <span className="min-w-0 truncate text-ink-3">{words.writers(nicknames, count - nicknames.length)}</span>
      )}
    </p>
  );
}
