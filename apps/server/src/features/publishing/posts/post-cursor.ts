import { postText } from '@dure/contract/publishing/posts/posts.text';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Posts } from '../../../kernel/database/schema.gen.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { PostCursor } from './posts.queries.ts';

const CURSOR = /^(\d{1,15})-(\d{1,15})$/;

/** The place behind a post in a list by cursor: its instant in milliseconds, and its number. */
export const writeCursor = ({
  published_at,
  post_sequence,
}: RowPart<Posts, 'published_at' | 'post_sequence'>): string => `${published_at!.getTime()}-${post_sequence}`;

/** Null for the start of the list; refuses what is no cursor. */
export function readCursor(cursor: string): PostCursor | null {
  if (cursor === '') return null;
  const match = CURSOR.exec(cursor);
  const publishedAt = new Date(Number(match?.[1]));
  if (!match || Number.isNaN(publishedAt.getTime()) || publishedAt.getUTCFullYear() > 9999)
    return refuseFields([{ path: 'cursor', message: postText.cursorWrong }]);
  return { publishedAt, postSequence: Number(match[2]) };
}
