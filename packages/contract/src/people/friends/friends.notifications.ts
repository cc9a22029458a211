/** `friendRequest` goes to whom it asks, `friendAccepted` to who had asked. */
export const FRIEND_NOTIFICATIONS = ['friendRequest', 'friendAccepted'] as const;
