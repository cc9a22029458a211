/** What can have become of a request that did not make its author a member. */
export const REQUEST_STATES = ['PENDING', 'REJECTED', 'CANCELLED'] as const;
