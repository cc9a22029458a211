import type { NestedReplyParts, ReplyParts } from '@dure/contract/answering/replies/replies.endpoints';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReplyList, ThreadRow } from './reply-list.ts';

interface Once {
  readonly idempotencyKey: string;
}
type Counted = Promise<{ readonly replyCount: number }>;

/** What a list of one place has besides stays in it: the thread changes no more than it knows. */
export const threadQuery = (options: { readonly queryKey: QueryKey }): UseQueryOptions<ReplyList> =>
  options as UseQueryOptions<ReplyList>;

/** The calls of one thread, whatever it stands under. */
export interface ThreadCalls {
  /** Names what is unsent on this device. */
  readonly name: string;
  /** The latest `size` replies, of `threadQuery`. */
  readonly list: (size: number) => UseQueryOptions<ReplyList>;
  readonly create: (client: QueryClient, body: string, options: Once) => Promise<ThreadRow>;
  /** Replies to the reply `to`. */
  readonly nest: (client: QueryClient, to: number, body: string, options: Once) => Promise<NestedReplyParts>;
  readonly edit: (
    client: QueryClient,
    sequence: number,
    body: string,
  ) => Promise<Pick<ReplyParts, 'body' | 'isEdited'>>;
  readonly remove: (client: QueryClient, sequence: number) => Counted;
  readonly hide: (client: QueryClient, sequence: number, reason: string) => Counted;
  readonly show: (client: QueryClient, sequence: number) => Counted;
}
