/**
 * Something that open pages may want to know. It is sent to all who listen to one of the topics. An `event` has only
 * ids, since a topic decides who may hear of a thing, not who may read it. Without an event the listeners are checked
 * anew.
 */
export interface Change {
  readonly topics: readonly string[];
  readonly event?: object;
  /** Who did it: their own pages learn that it was them. It goes no further than the servers. */
  readonly actorId?: string;
}

/** A change with the tenant whose topics it names. */
export interface TenantChange extends Change {
  readonly tenantId: string;
}

/** What concerns one member alone; every stream of theirs listens to it. */
export const memberTopic = (memberId: string): string => `member:${memberId}`;

/** The member's session or rights changed: their streams are checked at once, and end where they no longer may be. */
export const recheckOf = (memberId: string): Change => ({ topics: [memberTopic(memberId)] });
