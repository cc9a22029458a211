import type * as legacy from '@dure/contract/publishing/posts/legacy-posts.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { readCursor, writeCursor } from './post-cursor.ts';
import { listPostsAfter } from './posts.queries.ts';
import { listPopularKeywords, listPopularPosts, wantedOf } from './posts.service.ts';
import { cardView } from './posts.view.ts';
import { getPost } from './reading/reading.service.ts';
import { changePost, createPost, deletePost } from './writing/writing.service.ts';

/** Published posts by cursor, the newest first; `tellNext` hears of the cursor of what follows, where something does. */
export async function listPostsAtOldPath(
  unit: Unit,
  { size, cursor, ...filter }: z.output<(typeof legacy.listPostsAtOldPath)['query']>,
  tellNext: (cursor: string) => void,
) {
  const from = readCursor(cursor);
  const [rows, codes] = await unit.read(
    listPostsAfter(wantedOf(unit, filter), from, size + 1),
    findCodes(unit.tenantId),
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (rows.length > size && last) tellNext(writeCursor(last));
  return { contents: shown.map((row) => cardView(row, codes, unit.now)) };
}

export const changePostAtOldPath = (
  unit: Unit,
  { postSequence, ...form }: z.output<(typeof legacy.changePostAtOldPath)['body']>,
) => changePost(unit, postSequence, form);

// The same services answer both paths.
export const getPostAtOldPath = getPost;
export const createPostAtOldPath = createPost;
export const deletePostAtOldPath = deletePost;
export const listPopularPostsAtOldPath = listPopularPosts;
export const listPopularKeywordsAtOldPath = listPopularKeywords;
