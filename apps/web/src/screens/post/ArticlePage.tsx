import { useMemo, useRef } from 'react';
import { PostCover } from '../../features/publishing/posts/cards/PostCover.tsx';
import { postsText as text } from '../../features/publishing/posts/posts.text.ts';
import { ArticleContents } from '../../features/publishing/posts/reading/ArticleContents.tsx';
import { CopyAddress } from '../../features/publishing/posts/reading/CopyAddress.tsx';
import { LikePostButton } from '../../features/publishing/posts/reading/LikePostButton.tsx';
import { RelatedQuizzes } from '../../features/publishing/posts/reading/RelatedQuizzes.tsx';
import { RelatedStudies } from '../../features/publishing/posts/reading/RelatedStudies.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { PostReplies, type PostRepliesProps } from './PostReplies.tsx';
import { headingsOf } from '../../ui/reading/headings.ts';
import { LongText } from '../../ui/reading/LongText.tsx';
import { PostHashtags, PostHead } from './PostHead.tsx';

const tool = 'desktop:h-auto! desktop:flex-col desktop:gap-0.5 desktop:px-2 desktop:py-1.5 desktop:text-xs';

/** An article: the text, what to do with it beside it, and where it leads. On a phone the dock holds what to do. */
export function ArticlePage({ post, sought }: PostRepliesProps) {
  const words = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const { chief } = useMemo(() => headingsOf(post.text), [post.text]);
  const hasQuizzes = post.relatedQuizzes.length > 0;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:grid desktop:grid-cols-[3.5rem_minmax(0,45rem)_minmax(0,1fr)] desktop:items-start desktop:gap-10 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <BottomDock className="desktop:sticky! desktop:top-24 desktop:flex-col desktop:gap-1.5">
        <LikePostButton post={post} className={tool} />
        <CopyAddress className={tool} />
        {hasQuizzes && (
          <Button className="flex-1 desktop:hidden" onPress={() => aside.current?.scrollIntoView({ block: 'center' })}>
            {text.related.show}
          </Button>
        )}
      </BottomDock>
      <article className="min-w-0">
        <PostHead post={post} />
        {post.imageUrl !== null && (
          <PostCover
            card={post}
            isEarly
            sizes="(width >= 64rem) 45rem, 100vw"
            className="mt-5 aspect-video w-full rounded-card"
          />
        )}
        <div ref={words} className="mt-6">
          <LongText text={post.text} />
        </div>
        <PostHashtags keywords={post.keywords} />
        <PostReplies post={post} sought={sought} />
      </article>
      <aside
        ref={aside}
        className="mt-8 flex flex-col gap-7 desktop:sticky desktop:top-24 desktop:mt-0 desktop:max-w-78"
      >
        <RelatedQuizzes quizzes={post.relatedQuizzes} title={text.related.article} />
        <RelatedStudies studies={post.relatedStudies} />
        <div className="max-desktop:hidden">
          <ArticleContents headings={chief} within={words} />
        </div>
      </aside>
    </div>
  );
}
