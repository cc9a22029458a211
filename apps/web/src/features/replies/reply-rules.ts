import { repliesText } from './replies.text.ts';

const MAX_REPLY_LENGTH = 2000;

/** What is wrong with a trimmed comment, in words. */
export function problemIn(body: string): string | undefined {
  if (body === '') return repliesText.empty;
  return body.length > MAX_REPLY_LENGTH ? repliesText.tooLong(body.length - MAX_REPLY_LENGTH) : undefined;
}
