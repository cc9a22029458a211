import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getPost } from '../../api/publishing/posts/posts.reads.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { blankPost, valuesOf } from '../../features/publishing/posts/writing/post-values.ts';
import { writingText as text } from '../../features/publishing/posts/writing/writing.text.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { PostWriter } from './PostWriter.tsx';

const route = getRouteApi('/explore/write');

/** Where an article or a video is written, or written anew. */
export function PostWritingScreen() {
  const { post: postSequence } = route.useSearch();
  usePageTitle(postSequence === undefined ? text.titleNew : text.titleEdit);
  const { data: codes } = useQuery(listCodes({}));
  const post = useQuery({
    ...getPost({ params: { postSequence: postSequence ?? 0 } }),
    enabled: postSequence !== undefined,
  });
  if (post.error && !post.data)
    return isUnknown(post.error) ? (
      <NotFound />
    ) : (
      <ErrorState
        error={post.error}
        onRetry={() => void post.refetch()}
        isRetrying={post.isFetching}
        className="m-auto"
      />
    );
  if (!codes || (postSequence !== undefined && !post.data)) return <WorkSkeleton />;
  if (post.data?.can.edit === false) return <NotFound />;
  const offered = (all: readonly { readonly code: string; readonly isRetired: boolean }[]) =>
    all.filter(({ isRetired }) => !isRetired).map(({ code }) => code);
  const blank = blankPost(offered(codes.jobLevels), offered(codes.jobGroups));
  return (
    <PostWriter
      key={postSequence ?? 'new'}
      codes={codes}
      post={post.data}
      served={post.data ? valuesOf(post.data) : blank}
    />
  );
}
