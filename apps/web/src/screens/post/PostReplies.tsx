import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { ThreadSkeleton } from '../../features/answering/replies/ThreadSkeleton.tsx';
import { postsText as text } from '../../features/publishing/posts/posts.text.ts';

const PostThread = lazy(() => import('./PostThread.tsx').then((module) => module.PostThread));

/** How far below the screen the comments begin to be fetched. */
const NEAR = '400px';

export interface PostRepliesProps {
  readonly post: PostView;
  /** The comment that the address asks for. */
  readonly sought: number | undefined;
}

/** What members say under a post: fetched when the reader comes near, since many only read the post. */
export function PostReplies({ post, sought }: PostRepliesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(sought !== undefined);
  useEffect(() => {
    if (isNear || !place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (!post.can.reply && post.replyCount === 0) return null;
  return (
    <div ref={place} className="mt-10 border-t border-line pt-6">
      <h2 className="text-lg font-bold">{text.replies(post.replyCount)}</h2>
      {isNear ? (
        <Suspense fallback={<ThreadSkeleton />}>
          <PostThread post={post} sought={sought} />
        </Suspense>
      ) : (
        <ThreadSkeleton />
      )}
    </div>
  );
}
