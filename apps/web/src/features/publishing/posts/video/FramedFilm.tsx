import { framedVideo } from '@dure/contract/publishing/posts/video-address';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { PostCover } from '../cards/PostCover.tsx';
import { postsText } from '../posts.text.ts';
import { FILM_SIZES, filmBoxClass } from './film-box.ts';

const text = postsText.video;

export interface FramedFilmProps {
  readonly post: PostView;
  /** Where it is to begin, in seconds; another value begins it there. */
  readonly from: number | null;
}

/** A film of another site: its own picture until somebody presses, so that the site hears of nobody who only reads. */
export function FramedFilm({ post, from }: FramedFilmProps) {
  const [isPressed, setPressed] = useState(false);
  const film = framedVideo(post.videoUrl);
  if (!film) return null;
  if (isPressed || from !== null) {
    const address = new URL(film.frame);
    address.searchParams.set('autoplay', '1');
    if (from) address.searchParams.set('start', String(from));
    if (from && film.site === 'Vimeo') address.hash = `t=${from}s`;
    return (
      <iframe
        key={from}
        title={post.contentsName}
        src={address.href}
        allow="autoplay; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is that of its own site, never ours
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className={cx('bg-black', filmBoxClass)}
      />
    );
  }
  return (
    <section aria-label={text.region} className="relative">
      <PostCover card={post} isEarly sizes={FILM_SIZES} className={filmBoxClass} />
      <div className="absolute inset-0 grid place-items-center">
        <Button variant="primary" icon="play" onPress={() => setPressed(true)}>
          {text.play(film.site)}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-3">{text.notice(film.site)}</p>
    </section>
  );
}
