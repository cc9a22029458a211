import type * as replies from '@dure/contract/publishing/posts/post-replies.endpoints';
import type * as contract from '@dure/contract/publishing/posts/posts.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listPosts = read<typeof contract.listPosts>('GET /api/v1/posts', pageByPage);
export const listMyPosts = read<typeof contract.listMyPosts>('GET /api/v1/my/posts', pageByPage);
export const getPost = read<typeof contract.getPost>('GET /api/v1/posts/{postSequence}');
export const listPostVersions = read<typeof contract.listPostVersions>(
  'GET /api/v1/posts/{postSequence}/versions',
  pageByPage,
);
export const listPopularKeywords = read<typeof contract.listPopularKeywords>('GET /api/v1/popular/keywords');
export const getPostCaptions = read<typeof contract.getPostCaptions>('GET /api/v1/posts/{postSequence}/captions', {
  staleTime: Infinity,
});

/** The latest `size` of them; the ones that are shown stay while more are fetched. */
export const listPostReplies = read<typeof replies.listPostReplies>(
  'GET /api/v1/posts/{postSequence}/replies',
  pageByPage,
);
