import { z } from 'zod';
import { endpoint, type FilePart } from '../../http/endpoint.ts';
import { keyword, pathSequence, text } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { chosenType } from './chosen-type.ts';
import { CONTENT_KINDS } from './content-type.ts';
import { contentItem, contentPassage, contentView, usingQuiz } from './contents.views.ts';
import {
  MAX_CONTENT_BYTES,
  MAX_CONTENT_TITLE_LENGTH,
  MAX_CONTENT_URL_LENGTH,
  MAX_PASTED_TEXT,
} from '../../limits/content-limits.ts';

const ofContent = z.object({ contentSequence: pathSequence });
const byId = z.object({ id: pathSequence });
const files = {
  file: { maxCount: 1, maxBytes: MAX_CONTENT_BYTES, accept: ['document', 'text', 'page', 'image'] },
} as const satisfies Record<string, FilePart>;

export const createContent = endpoint({
  name: 'createContent',
  method: 'POST',
  path: '/api/v1/content',
  summary:
    "A new content of the caller's library: an uploaded file (type 0320) or a URL (any other); a job reads its text",
  audience: 'instructor',
  body: z.object({
    contentType: chosenType,
    title: text(0, MAX_CONTENT_TITLE_LENGTH)
      .default('')
      .describe("Empty: the file's name, or what the page calls itself"),
    contentUrl: text(0, MAX_CONTENT_URL_LENGTH).default(''),
  }),
  files,
  response: contentItem,
  errors: ['invalidUrl'],
  idempotencyKey: true,
});

export const changeContent = endpoint({
  name: 'changeContent',
  method: 'PUT',
  path: '/api/v1/my/contents/{contentSequence}',
  summary:
    'Another name for a content, and a new version of it where a file, a URL or a text comes along; versions before stay',
  audience: 'instructor',
  params: ofContent,
  body: z.object({
    title: text(0, MAX_CONTENT_TITLE_LENGTH).default(''),
    contentUrl: text(0, MAX_CONTENT_URL_LENGTH).default(''),
    pastedText: text(0, MAX_PASTED_TEXT)
      .default('')
      .describe('What a site says that cannot be read, pasted in the place of a file'),
  }),
  files,
  response: contentView,
  errors: ['invalidUrl'],
});

export const readContent = endpoint({
  name: 'readContent',
  method: 'PUT',
  path: '/api/v1/my/contents/{contentSequence}/read',
  summary: 'Reads the version that counts once more, after it failed; one that waits or was read stays as it is',
  audience: 'instructor',
  params: ofContent,
  response: contentView,
});

export const deleteContent = endpoint({
  name: 'deleteContent',
  method: 'DELETE',
  path: '/api/v1/my/contents/{contentSequence}',
  summary: 'Deletes a content with all its versions; one that a quiz rests on stays (0409)',
  audience: 'instructor',
  params: ofContent,
  response: z.null(),
  errors: ['contentInUse'],
});

export const listMyContents = endpoint({
  name: 'listMyContents',
  method: 'GET',
  path: '/api/v1/my/contents',
  summary: "The caller's library; the keyword is looked for in titles and in what was read",
  audience: 'instructor',
  query: z.object({
    ...paging(),
    keyword,
    kind: z.enum(CONTENT_KINDS).optional(),
    sort: z.enum(['newest', 'title']).default('newest'),
  }),
  response: paged(contentItem),
});

export const getContent = endpoint({
  name: 'getContent',
  method: 'GET',
  path: '/api/v1/contents/{id}',
  summary: 'One content: for its author, for managers, and for whom a quiz shows it (after the pre-answer)',
  audience: 'member',
  params: byId,
  response: contentView,
});

export const listContentPassages = endpoint({
  name: 'listContentPassages',
  method: 'GET',
  path: '/api/v1/contents/{id}/passages',
  summary: 'The text that was read of a content, in its order; of a version before for who may edit it',
  audience: 'member',
  params: byId,
  query: z.object({ ...paging(50), versionNo: z.coerce.number<number>().int().min(1).max(100_000).optional() }),
  response: paged(contentPassage),
});

export const listContentNotes = endpoint({
  name: 'listContentNotes',
  method: 'GET',
  path: '/api/v1/contents/{id}/notes',
  summary: 'What speakers wrote below the slides, in their order; for who may edit the content',
  audience: 'instructor',
  params: byId,
  query: z.object(paging(50)),
  response: paged(contentPassage),
});

export const listUsingQuizzes = endpoint({
  name: 'listUsingQuizzes',
  method: 'GET',
  path: '/api/v1/contents/{id}/used-by-quiz',
  summary: 'Quizzes that rest on the content, newest first, with the clubs that have them; for who may edit it',
  audience: 'instructor',
  params: byId,
  query: z.object(paging()),
  response: paged(usingQuiz),
});

const likes = z.object({ isLiked: z.boolean(), likeCount: z.number().int() });
const like = (name: 'likeContent' | 'unlikeContent', method: 'POST' | 'DELETE') =>
  endpoint({
    name,
    method,
    path: '/api/v1/contents/{id}/like',
    summary: "A member's like of a content that they may see, but not of their own; can be repeated",
    audience: 'member',
    params: byId,
    response: likes,
    errors: ['ownContent'],
  });
export const likeContent = like('likeContent', 'POST');
export const unlikeContent = like('unlikeContent', 'DELETE');
