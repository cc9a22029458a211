import * as legacy from '@dure/contract/publishing/posts/legacy-posts.endpoints';
import * as endpoints from '@dure/contract/publishing/posts/posts.endpoints';
import { route } from '../../../kernel/http/route.ts';
import {
  changePostAtOldPath,
  createPostAtOldPath,
  deletePostAtOldPath,
  getPostAtOldPath,
  listPopularKeywordsAtOldPath,
  listPopularPostsAtOldPath,
  listPostsAtOldPath,
} from './old-paths.service.ts';
import { getPostCaptions, getPostVideo } from './files/films.service.ts';
import { uploadPostCaptions, uploadPostImage, uploadPostVideo } from './files/uploads.service.ts';
import { listMyPosts, listPopularKeywords, listPopularPosts, listPosts } from './posts.service.ts';
import { likePost, unlikePost, viewPost } from './reading/interest.service.ts';
import { addPostContent } from './reading/post-content.service.ts';
import { getPost } from './reading/reading.service.ts';
import { changePost, createPost, deletePost, listPostVersions } from './writing/writing.service.ts';

export const postRoutes = [
  route(endpoints.listPosts, (unit, { query }) => listPosts(unit, query)),
  route(endpoints.listMyPosts, (unit, { query }) => listMyPosts(unit, query)),
  route(endpoints.getPost, (unit, { params }) => getPost(unit, params.postSequence)),
  route(endpoints.createPost, (unit, { body }) => createPost(unit, body)),
  route(endpoints.changePost, (unit, { params, body }) => changePost(unit, params.postSequence, body)),
  route(endpoints.deletePost, (unit, { params }) => deletePost(unit, params.postSequence)),
  route(endpoints.listPostVersions, (unit, { params, query }) => listPostVersions(unit, params.postSequence, query)),
  route(endpoints.likePost, (unit, { params }) => likePost(unit, params.postSequence)),
  route(endpoints.unlikePost, (unit, { params }) => unlikePost(unit, params.postSequence)),
  route(endpoints.viewPost, (unit, { params }) => viewPost(unit, params.postSequence)),
  route(endpoints.addPostContent, (unit, { params }) => addPostContent(unit, params.postSequence)),
  route(endpoints.listPopularPosts, (unit) => listPopularPosts(unit)),
  route(endpoints.listPopularKeywords, (unit) => listPopularKeywords(unit)),
  route(endpoints.uploadPostImage, (unit, { uploads }) => uploadPostImage(unit, uploads)),
  route(endpoints.uploadPostVideo, (unit, { uploads }) => uploadPostVideo(unit, uploads)),
  route(endpoints.uploadPostCaptions, (unit, { uploads }) => uploadPostCaptions(unit, uploads)),
  route(endpoints.getPostVideo, (unit, { params }) => getPostVideo(unit, params.postSequence)),
  route(endpoints.getPostCaptions, (unit, { params }) => getPostCaptions(unit, params.postSequence)),
  route(legacy.listPostsAtOldPath, (unit, { query, reply }) =>
    listPostsAtOldPath(unit, query, (next) => void reply.header('after-cursor', next)),
  ),
  route(legacy.getPostAtOldPath, (unit, { params }) => getPostAtOldPath(unit, params.id)),
  route(legacy.createPostAtOldPath, (unit, { body }) => createPostAtOldPath(unit, body)),
  route(legacy.changePostAtOldPath, (unit, { body }) => changePostAtOldPath(unit, body)),
  route(legacy.deletePostAtOldPath, (unit, { query }) => deletePostAtOldPath(unit, query.postSequence)),
  route(legacy.listPopularPostsAtOldPath, (unit) => listPopularPostsAtOldPath(unit)),
  route(legacy.listPopularKeywordsAtOldPath, (unit) => listPopularKeywordsAtOldPath(unit)),
];
