import { MAX_REPLY_LENGTH } from '@dure/contract/answering/replies/reply-limits';
import { repliesText } from './replies.text.ts';

/** What is wrong with a trimmed comment, in words. */
export function problemIn(body: string): string | undefined {
  if (body === '') return repliesText.empty;
  return body.length > MAX_REPLY_LENGTH ? repliesText.tooLong(body.length - MAX_REPLY_LENGTH) : undefined;
}
