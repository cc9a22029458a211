import { z } from 'zod';
import { endpoint, type FilePart } from '../../http/endpoint.ts';
import { code, flag, keyword, list, moment, pathSequence, seenVersion, text, uuid } from '../../http/fields.ts';
import { paged, pagedUpTo, paging } from '../../http/paging.ts';
import { contentItem } from '../../authoring/contents/contents.views.ts';
import { MAX_CODES, MAX_TAG_LENGTH } from '../../limits/label-limits.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { pictureShape } from '../../tenancy/files/picture-shape.ts';
import { POST_STATES } from './post-codes.ts';
import { postForm } from './post-form.ts';
import {
  MAX_CAPTION_BYTES,
  MAX_COVER_BYTES,
  MAX_PROVIDER_LENGTH,
  MAX_VIDEO_BYTES,
  POSTS_A_PAGE,
} from './post-limits.ts';
import { POST_SORTS } from './post-sorts.ts';
import { placeType } from '../codes/seminar-schemas.ts';
import { cardType, paymentType } from './post-schemas.ts';
import { cardContent, postView } from './posts.views.ts';

const ofPost = z.object({ postSequence: pathSequence });

/** How a list of posts is narrowed: by every kind that names something. */
export const postFilter = {
  keyword: keyword.describe('Words of title, description, provider and hashtags'),
  hashtag: text(0, MAX_TAG_LENGTH).default('').describe('One hashtag as it is, without its sign'),
  provider: text(0, MAX_PROVIDER_LENGTH).default('').describe('One provider as it is'),
  contentTypes: list(cardType, MAX_CODES).optional(),
  jobGroups: list(code, MAX_CODES).optional(),
  levels: list(code, MAX_CODES).optional(),
  paymentTypes: list(paymentType, MAX_CODES).optional(),
  placeTypes: list(placeType, MAX_CODES).optional().describe('Seminars that are held there alone'),
  author: uuid.optional().describe('Member id of who wrote or holds them'),
  isOpen: flag.optional().describe('`true`: seminars that take applications alone'),
};

export const listPosts = endpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/api/v1/posts',
  summary: 'Articles, videos and seminars that are published, as cards',
  audience: 'member',
  query: z.object({ ...paging(POSTS_A_PAGE), ...postFilter, sort: z.enum(POST_SORTS).default('newest') }),
  response: pagedUpTo(cardContent).extend({
    counts: z
      .object({
        articles: z.number().int(),
        videos: z.number().int(),
        seminars: z.number().int(),
        mentorSeminars: z.number().int(),
      })
      .describe('How many there are of each kind, counted up to 1,001; whatever kinds the list holds'),
  }),
});
export type PostList = z.output<(typeof listPosts)['response']>;

export const listMyPosts = endpoint({
  name: 'listMyPosts',
  method: 'GET',
  path: '/api/v1/my/posts',
  summary: 'Posts that the caller may edit, drafts included: their own, a manager all; changed last stands first',
  audience: 'instructor',
  query: z.object({ ...paging(POSTS_A_PAGE), keyword, state: z.enum(POST_STATES).optional() }),
  response: pagedUpTo(cardContent),
});

export const getPost = endpoint({
  name: 'getPost',
  method: 'GET',
  path: '/api/v1/posts/{postSequence}',
  summary: 'One article or video; one that is not published, for who may edit it',
  audience: 'member',
  params: ofPost,
  response: postView,
});

export const createPost = endpoint({
  name: 'createPost',
  method: 'POST',
  path: '/api/v1/posts',
  summary: 'A new article or video of the caller: a draft, published, or at its time',
  audience: 'instructor',
  body: postForm,
  response: postView,
  errors: ['invalidUrl'],
  idempotencyKey: true,
});

export const changePost = endpoint({
  name: 'changePost',
  method: 'PUT',
  path: '/api/v1/posts/{postSequence}',
  summary: 'Writes an article or a video anew; what it said before is kept as a version',
  audience: 'instructor',
  params: ofPost,
  body: postForm.extend({ version: seenVersion }),
  response: postView,
  errors: ['invalidUrl', 'staleVersion'],
});

export const deletePost = endpoint({
  name: 'deletePost',
  method: 'DELETE',
  path: '/api/v1/posts/{postSequence}',
  summary: 'Deletes an article or a video for good, with its versions, likes and views',
  audience: 'instructor',
  params: ofPost,
  response: z.null(),
});

const postVersion = z
  .object({
    versionNo: z.number().int(),
    contentsName: z.string().describe('The title'),
    description: z.string(),
    text: z.string().describe('Markdown'),
    writtenBy: person,
    writtenAt: moment,
  })
  .meta({ id: 'PostVersion' });
export type PostVersion = z.output<typeof postVersion>;

export const listPostVersions = endpoint({
  name: 'listPostVersions',
  method: 'GET',
  path: '/api/v1/posts/{postSequence}/versions',
  summary: 'What a post said before and says now, the latest first; for who may edit it',
  audience: 'instructor',
  params: ofPost,
  query: z.object(paging()),
  response: paged(postVersion),
});

const like = (name: 'likePost' | 'unlikePost', method: 'POST' | 'DELETE') =>
  endpoint({
    name,
    method,
    path: '/api/v1/posts/{postSequence}/like',
    summary: "A member's like of what is published, but not of their own; can be repeated",
    audience: 'member',
    params: ofPost,
    response: z.object({ isLiked: z.boolean(), likeCount: z.number().int() }),
    errors: ['ownContent'],
  });
export const likePost = like('likePost', 'POST');
export const unlikePost = like('unlikePost', 'DELETE');

export const viewPost = endpoint({
  name: 'viewPost',
  method: 'POST',
  path: '/api/v1/posts/{postSequence}/view',
  summary:
    'Says that the caller opened it: counted once a person and day, its author never; who looked is kept 30 days',
  audience: 'member',
  params: ofPost,
  response: z.object({ viewCount: z.number().int() }),
});

export const listPopularPosts = endpoint({
  name: 'listPopularPosts',
  method: 'GET',
  path: '/api/v1/popular/posts',
  summary: 'What was viewed most in the last 30 days',
  audience: 'member',
  response: z.object({ contents: z.array(cardContent) }),
});

export const listPopularKeywords = endpoint({
  name: 'listPopularKeywords',
  method: 'GET',
  path: '/api/v1/popular/keywords',
  summary: 'Hashtags of what was viewed most in the last 30 days',
  audience: 'member',
  response: z.object({
    contents: z.array(z.object({ keyword: z.string(), viewCount: z.number().int() }).meta({ id: 'PopularKeyword' })),
  }),
});

export const addPostContent = endpoint({
  name: 'addPostContent',
  method: 'POST',
  path: '/api/v1/posts/{postSequence}/content',
  summary: "A published article as a content of the caller's library; what is there already is answered once more",
  audience: 'instructor',
  params: ofPost,
  response: contentItem,
});

const cover = { maxCount: 1, maxBytes: MAX_COVER_BYTES, accept: ['image'] } as const satisfies FilePart;
const film = { maxCount: 1, maxBytes: MAX_VIDEO_BYTES, accept: ['video'] } as const satisfies FilePart;
const captions = { maxCount: 1, maxBytes: MAX_CAPTION_BYTES, accept: ['captions'] } as const satisfies FilePart;

export const uploadPostImage = endpoint({
  name: 'uploadPostImage',
  method: 'POST',
  path: '/api/v1/post/images',
  summary: 'Keeps a cover (re-encoded) and answers its key for the form',
  audience: 'instructor',
  files: { image: cover },
  response: z.object({ imageKey: z.uuid(), imageUrl: z.string(), imageShape: pictureShape }),
});

export const uploadPostVideo = endpoint({
  name: 'uploadPostVideo',
  method: 'POST',
  path: '/api/v1/post/videos',
  summary: 'Keeps a film (MP4 or WebM) and answers its key for the form',
  audience: 'instructor',
  files: { video: film },
  response: z.object({ videoKey: z.uuid(), name: z.string() }),
});

export const uploadPostCaptions = endpoint({
  name: 'uploadPostCaptions',
  method: 'POST',
  path: '/api/v1/post/captions',
  summary: 'Keeps captions (WebVTT) of a film and answers their key for the form',
  audience: 'instructor',
  files: { captions },
  response: z.object({ captionsKey: z.uuid(), name: z.string() }),
});

export const getPostVideo = endpoint({
  name: 'getPostVideo',
  method: 'GET',
  path: '/api/v1/posts/{postSequence}/video',
  summary: 'The uploaded film; a header `Range` asks for a part of it',
  audience: 'member',
  params: ofPost,
  response: 'file',
});

export const getPostCaptions = endpoint({
  name: 'getPostCaptions',
  method: 'GET',
  path: '/api/v1/posts/{postSequence}/captions',
  summary: 'Captions of the uploaded film, as WebVTT',
  audience: 'member',
  params: ofPost,
  response: 'file',
});
