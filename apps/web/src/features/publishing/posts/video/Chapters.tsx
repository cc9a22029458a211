import type { Chapter } from '@dure/contract/publishing/posts/chapters';
import { cx } from '../../../../ui/cx.ts';
import { postsText } from '../posts.text.ts';
import { clockTime } from './video-memory.ts';

const text = postsText.video;

export interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  /** Where the film is, in seconds; null where nobody knows. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}

/** The parts of a film, each of which leads there; those before the present one were seen. */
export function Chapters({ chapters, at, onGo }: ChaptersProps) {
  if (chapters.length === 0) return null;
  const current = at === null ? -1 : chapters.findLastIndex((chapter) => chapter.at <= at);
  return (
    <nav aria-label={postsText.contents}>
      <h2 className="text-base font-bold">{postsText.contents}</h2>
      <ul className="-mx-3 mt-1.5">
        {chapters.map((chapter, place) => (
          <li key={chapter.at} {...(place === current && { 'aria-current': 'true' })}>
            <button
              type="button"
              onClick={() => onGo(chapter.at)}
              className={cx(
                'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-left text-sm hover:bg-sunken',
                place === current && 'bg-brand-soft font-semibold text-brand-ink',
              )}
            >
              <span className="w-12 flex-none text-ink-3 tabular-nums">{clockTime(chapter.at)}</span>
              <span className="min-w-0 flex-1">{chapter.title}</span>
              {place < current && <span className="flex-none text-good">{text.watched}</span>}
              {place === current && <span className="flex-none">{text.watching}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
