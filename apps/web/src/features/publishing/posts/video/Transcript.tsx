import { type Caption, captionsOf } from '@dure/contract/publishing/posts/captions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPostCaptions } from '../../../../api/publishing/posts/posts.reads.ts';
import { cx } from '../../../../ui/cx.ts';
import { postsText } from '../posts.text.ts';
import { clockTime } from './video-memory.ts';

const text = postsText.video;

export interface TranscriptProps {
  readonly postSequence: number;
  /** Where the film is, in seconds. */
  readonly at: number | null;
  readonly onGo: (at: number) => void;
}

/** What is said in a film, to be read; the words of now are marked, and each leads to its place. */
export function Transcript({ postSequence, at, onGo }: TranscriptProps) {
  const { data: file, error } = useQuery(getPostCaptions({ params: { postSequence } }));
  const [captions, setCaptions] = useState<readonly Caption[]>();
  useEffect(() => {
    let isGone = false;
    void file?.text().then((words) => isGone || setCaptions(captionsOf(words)));
    return () => void (isGone = true);
  }, [file]);
  if (error || captions?.length === 0) return null;
  return (
    <section aria-labelledby="transcript" className="mt-6">
      <h2 id="transcript" className="border-b border-line pb-2 text-base font-bold">
        {text.transcript}
      </h2>
      {/* The place of a few minutes of words is kept free, so that nothing below moves when they come. */}
      <ul aria-busy={captions === undefined} className={cx('mt-2 max-h-96 overflow-y-auto', !captions && 'h-96')}>
        {captions?.map((caption) => {
          const isNow = at !== null && caption.at <= at && at < caption.until;
          return (
            <li key={caption.at} {...(isNow && { 'aria-current': 'true' })}>
              <button
                type="button"
                onClick={() => onGo(caption.at)}
                className="flex min-h-9 w-full cursor-pointer gap-3 rounded-control px-1 py-1 text-left hover:bg-sunken max-desktop:min-h-11"
              >
                <span className="w-12 flex-none text-sm leading-6 text-ink-3 tabular-nums">
                  {clockTime(caption.at)}
                </span>
                <span className={cx('min-w-0', isNow && 'bg-brand-soft text-brand-ink')}>{caption.text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
