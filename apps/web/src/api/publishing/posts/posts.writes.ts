import type * as contract from '@dure/contract/publishing/posts/posts.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listMyContents } from '../../authoring/contents/contents.reads.ts';
import { getPost, getPostCaptions, listMyPosts, listPosts, listPostVersions } from './posts.reads.ts';

const lists = () => [listPosts.key(), listMyPosts.key()];
interface OfPost {
  readonly params: { readonly postSequence: number };
}
/** What others show of a post; the call's own answer is the post as it is. */
const around = ({ params: { postSequence } }: OfPost) => [
  ...lists(),
  listPostVersions.key({ params: { postSequence } }),
  getPostCaptions.key({ params: { postSequence } }),
];
const library = () => [listMyContents.key()];
const itself = ({ params: { postSequence } }: OfPost) => [getPost.key({ params: { postSequence } })];

export const createPost = write<typeof contract.createPost>('POST /api/v1/posts', nothing, lists);
export const changePost = write<typeof contract.changePost>('PUT /api/v1/posts/{postSequence}', nothing, around);
export const deletePost = write<typeof contract.deletePost>('DELETE /api/v1/posts/{postSequence}', lists);
export const likePost = write<typeof contract.likePost>('POST /api/v1/posts/{postSequence}/like', nothing, itself);
export const unlikePost = write<typeof contract.unlikePost>(
  'DELETE /api/v1/posts/{postSequence}/like',
  nothing,
  itself,
);
export const viewPost = write<typeof contract.viewPost>('POST /api/v1/posts/{postSequence}/view');
export const addPostContent = write<typeof contract.addPostContent>(
  'POST /api/v1/posts/{postSequence}/content',
  library,
);
export const uploadPostImage = write<typeof contract.uploadPostImage>('POST /api/v1/post/images');
export const uploadPostVideo = write<typeof contract.uploadPostVideo>('POST /api/v1/post/videos');
export const uploadPostCaptions = write<typeof contract.uploadPostCaptions>('POST /api/v1/post/captions');
