import { chaptersOf } from '@dure/contract/publishing/posts/chapters';
import { useMemo, useRef, useState } from 'react';
import { postsText as text } from '../../features/publishing/posts/posts.text.ts';
import { CopyAddress } from '../../features/publishing/posts/reading/CopyAddress.tsx';
import { LikePostButton } from '../../features/publishing/posts/reading/LikePostButton.tsx';
import { longTextClass } from '../../ui/reading/long-text-class.ts';
import { RelatedQuizzes } from '../../features/publishing/posts/reading/RelatedQuizzes.tsx';
import { RelatedStudies } from '../../features/publishing/posts/reading/RelatedStudies.tsx';
import { Chapters } from '../../features/publishing/posts/video/Chapters.tsx';
import { FramedFilm } from '../../features/publishing/posts/video/FramedFilm.tsx';
import { Transcript } from '../../features/publishing/posts/video/Transcript.tsx';
import { VideoFile } from '../../features/publishing/posts/video/VideoFile.tsx';
import { PostReplies, type PostRepliesProps } from './PostReplies.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { PostHashtags, PostHead } from './PostHead.tsx';

/** A film with its parts, its words and where it leads. */
export function VideoPage({ post, sought }: PostRepliesProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [from, setFrom] = useState<number | null>(null);
  const { chapters, text: about } = useMemo(() => chaptersOf(post.text), [post.text]);
  const { postSequence, hasVideoFile, hasCaptions } = post;
  const go = (to: number) => {
    if (!video.current) return setFrom(to);
    video.current.currentTime = to;
    void video.current.play().catch(() => undefined);
  };
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 px-4 pt-5 pb-12 desktop:grid-cols-[minmax(0,1fr)_21.75rem] desktop:px-6 desktop:pt-7 desktop:pb-16">
      <div className="min-w-0">
        {hasVideoFile ? <VideoFile post={post} video={video} onAt={setAt} /> : <FramedFilm post={post} from={from} />}
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <PostHead post={post} />
          <div className="flex items-center gap-1.5">
            <LikePostButton post={post} />
            <CopyAddress />
          </div>
        </div>
        {about !== '' && (
          <div className="mt-4">
            <Markdown text={about} headingLevel={2} className={longTextClass} />
          </div>
        )}
        <PostHashtags keywords={post.keywords} />
        {hasCaptions && <Transcript postSequence={postSequence} at={at} onGo={go} />}
        <PostReplies post={post} sought={sought} />
      </div>
      <aside className="flex flex-col gap-6">
        <Chapters chapters={chapters} at={hasVideoFile ? at : null} onGo={go} />
        <RelatedQuizzes quizzes={post.relatedQuizzes} title={text.related.video} />
        <RelatedStudies studies={post.relatedStudies} />
      </aside>
    </div>
  );
}
