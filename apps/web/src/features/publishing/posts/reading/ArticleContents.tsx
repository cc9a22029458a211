import type { RefObject } from 'react';
import { postsText as text } from '../posts.text.ts';
import type { TextHeading } from '../../../../ui/reading/headings.ts';

export interface ArticleContentsProps {
  readonly headings: readonly TextHeading[];
  /** Where the text stands. */
  readonly within: RefObject<HTMLElement | null>;
}

/** The headings of an article; each leads to its place. */
export function ArticleContents({ headings, within }: ArticleContentsProps) {
  if (headings.length === 0) return null;
  const go = (place: number) => {
    const heading = within.current?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')[place];
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={text.contents}>
      <h2 className="text-sm font-semibold text-ink-3">{text.contents}</h2>
      <ul className="mt-1">
        {headings.map(({ place, title }) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => go(place)}
              className="min-h-9 cursor-pointer py-1 text-left text-sm text-ink-2 hover:text-brand-ink"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
