import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, seenVersion, sequence, text } from '../../http/fields.ts';
import { MAX_PAGE_SIZE } from '../../http/request-limits.ts';
import { postForm } from './post-form.ts';
import { listPopularKeywords, listPopularPosts, postFilter } from './posts.endpoints.ts';
import { cardContent, postView } from './posts.views.ts';

/** Calls of the specification's section 7 under Legacy, at their literal paths; the same services answer `/api/v1/…`. */

const MAX_CURSOR_LENGTH = 100;

export const listPostsAtOldPath = endpoint({
  name: 'listPostsAtOldPath',
  method: 'GET',
  path: '/posts',
  summary:
    'The same as listPosts, the newest first, at the path of earlier clients. The header `after-cursor` holds the cursor of what follows; it is absent at the end',
  audience: 'member',
  query: z.object({
    ...postFilter,
    size: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(10),
    cursor: text(0, MAX_CURSOR_LENGTH)
      .default('')
      .describe('The `after-cursor` of the part before; empty: from the start'),
  }),
  response: z.object({ contents: z.array(cardContent) }),
  isDeprecated: true,
});

export const getPostAtOldPath = endpoint({
  name: 'getPostAtOldPath',
  method: 'GET',
  path: '/posts/{id}',
  summary: 'The same as getPost, at the path of earlier clients',
  audience: 'member',
  params: z.object({ id: pathSequence }),
  response: postView,
  isDeprecated: true,
});

export const createPostAtOldPath = endpoint({
  name: 'createPostAtOldPath',
  method: 'POST',
  path: '/posts',
  summary: 'The same as createPost, at the path of earlier clients',
  audience: 'instructor',
  body: postForm,
  response: postView,
  errors: ['invalidUrl'],
  idempotencyKey: true,
  isDeprecated: true,
});

export const changePostAtOldPath = endpoint({
  name: 'changePostAtOldPath',
  method: 'PUT',
  path: '/posts',
  summary: 'The same as changePost, at the path of earlier clients',
  audience: 'instructor',
  body: postForm.extend({ postSequence: sequence, version: seenVersion }),
  response: postView,
  errors: ['invalidUrl', 'staleVersion', 'notFound'],
  isDeprecated: true,
});

export const deletePostAtOldPath = endpoint({
  name: 'deletePostAtOldPath',
  method: 'DELETE',
  path: '/posts',
  summary: 'The same as deletePost, at the path of earlier clients',
  audience: 'instructor',
  query: z.object({ postSequence: pathSequence }),
  response: z.null(),
  errors: ['notFound'],
  isDeprecated: true,
});

export const listPopularPostsAtOldPath = endpoint({
  name: 'listPopularPostsAtOldPath',
  method: 'GET',
  path: '/popular-posts/',
  summary: 'The same as listPopularPosts, at the path of earlier clients',
  audience: 'member',
  response: listPopularPosts.response,
  isDeprecated: true,
});

export const listPopularKeywordsAtOldPath = endpoint({
  name: 'listPopularKeywordsAtOldPath',
  method: 'GET',
  path: '/popular/keywords',
  summary: 'The same as listPopularKeywords, at the path of earlier clients',
  audience: 'member',
  response: listPopularKeywords.response,
  isDeprecated: true,
});
