import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getPost } from '../../api/publishing/posts/posts.reads.ts';
import { postsText } from '../../features/publishing/posts/posts.text.ts';
import type { PostRepliesProps } from './PostReplies.tsx';
import { useCountedView } from '../../features/publishing/posts/reading/use-counted-view.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { PerhapsSeminar } from './PerhapsSeminar.tsx';

const route = getRouteApi('/explore/$postSequence');
const VideoPage = lazy(() => import('./VideoPage.tsx').then((module) => module.VideoPage), {
  module: 'screens/post/VideoPage.tsx',
});

/** One article or video. */
export function PostScreen() {
  const { postSequence } = route.useParams();
  const { reply } = route.useSearch();
  const { data, error, refetch, isFetching } = useQuery(getPost({ params: { postSequence } }));
  usePageTitle(data?.contentsName ?? postsText.explore);
  if (data) return <Post key={postSequence} post={data} sought={reply} />;
  if (!error) return <PostSkeleton />;
  if (isUnknown(error)) return <PerhapsSeminar seminarId={postSequence} />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

function Post({ post, sought }: PostRepliesProps) {
  useCountedView(post.postSequence);
  if (post.contentType === CONTENT_TYPE.video)
    return (
      <Suspense fallback={<PostSkeleton />}>
        <VideoPage post={post} sought={sought} />
      </Suspense>
    );
  return <ArticlePage post={post} sought={sought} />;
}

function PostSkeleton() {
  return (
    <SkeletonGroup className="mx-auto flex w-full max-w-180 flex-col gap-4 px-4 pt-8">
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="aspect-video" />
      <Skeleton />
      <Skeleton className="w-3/5" />
    </SkeletonGroup>
  );
}
