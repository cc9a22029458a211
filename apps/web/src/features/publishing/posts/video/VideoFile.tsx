import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../../../../kernel/hydration/use-hydrated.ts';
import { wideImage } from '../../../../ui/covers/PictureFrame.tsx';
import { cx } from '../../../../ui/cx.ts';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { PostCover } from '../cards/PostCover.tsx';
import { postsText } from '../posts.text.ts';
import { FILM_SIZES, filmBoxClass } from './film-box.ts';
import { clockTime, RATES, videoMemory } from './video-memory.ts';

const text = postsText.video;
const SAVED_EVERY_SECONDS = 5;
const rateOptions = RATES.map((rate) => ({ value: String(rate), label: text.times(rate) }));

export interface VideoFileProps {
  readonly post: PostView;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Hears where the film is, in seconds. */
  readonly onAt: (at: number) => void;
}

/** A film that was uploaded: it goes on where it was left, as fast as the last one. Nothing of it is loaded before it plays. */
export function VideoFile({ post, video, onAt }: VideoFileProps) {
  const { postSequence, imageUrl, hasCaptions } = post;
  const [rate, setRate] = useState('1');
  const [resumed, setResumed] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const saved = useRef(0);
  const isHydrated = useHydrated();
  const address = `/api/v1/posts/${postSequence}`;
  const begin = (film: HTMLVideoElement) => {
    film.playbackRate = videoMemory.rate();
    const place = videoMemory.place(postSequence);
    if (place === 0) return;
    film.currentTime = place;
    setResumed(place);
  };
  const remember = (film: HTMLVideoElement, isDue = true) => {
    onAt(film.currentTime);
    if (!isDue && Math.abs(film.currentTime - saved.current) < SAVED_EVERY_SECONDS) return;
    saved.current = film.currentTime;
    videoMemory.keepPlace(postSequence, film.ended ? 0 : film.currentTime);
  };
  return (
    <section aria-label={text.region}>
      <div className={cx('relative overflow-hidden bg-black', filmBoxClass)}>
        <PostCover card={post} isEarly sizes={FILM_SIZES} className="absolute inset-0 size-full" />
        {/* How fast it plays, and where it was left, is known to the browser alone. */}
        {isHydrated && (
          // Captions stand where somebody made some.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            ref={video}
            controls
            playsInline
            preload="metadata"
            aria-label={post.contentsName}
            {...(imageUrl !== null && { poster: wideImage(imageUrl) })}
            src={`${address}/video`}
            className="absolute inset-0 size-full"
            onLoadedMetadata={({ currentTarget }) => begin(currentTarget)}
            onTimeUpdate={({ currentTarget }) => remember(currentTarget, false)}
            onPause={({ currentTarget }) => remember(currentTarget)}
            onSeeked={({ currentTarget }) => remember(currentTarget)}
            onEnded={({ currentTarget }) => remember(currentTarget)}
            onError={() => setFailed(true)}
            onRateChange={({ currentTarget }) => {
              videoMemory.keepRate(currentTarget.playbackRate);
              setRate(String(currentTarget.playbackRate));
            }}
          >
            {hasCaptions && (
              <track default kind="captions" srcLang="ko" label={text.captions} src={`${address}/captions`} />
            )}
          </video>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <FilterSelect
          label={text.speed}
          options={rateOptions}
          value={rate}
          isRequired
          onChange={(next) => {
            if (video.current && next !== undefined) video.current.playbackRate = Number(next);
          }}
        />
        <p role="status">{hasFailed ? text.failed : resumed > 0 && text.resumed(clockTime(resumed))}</p>
      </div>
    </section>
  );
}
