import type { HelpText } from '@dure/contract/assistance/help/help.text';
import { cx } from '../../../ui/cx.ts';

interface HelpListProps {
  readonly title: string;
  readonly texts: readonly HelpText[];
  /** The one that the address names. */
  readonly marked: string;
}

/** Help texts below each other, each at an address of its own. */
export function HelpList({ title, texts, marked }: HelpListProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-6">
      <h2 className="text-lg font-bold">{title}</h2>
      {texts.map(({ id, title: head, text, path, place }) => (
        <article key={id} id={id} className={cx('scroll-mt-20', id === marked && 'rounded-box bg-brand-soft p-4')}>
          <h3 className="font-bold">{head}</h3>
          <p className="mt-1 leading-[1.75]">{text}</p>
          <a
            href={path}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink hover:underline"
          >
            {place}
          </a>
        </article>
      ))}
    </section>
  );
}
