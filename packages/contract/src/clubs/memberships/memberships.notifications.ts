/** `joinRequest` goes to the admins of the club, the others to the person concerned. */
export const MEMBERSHIP_NOTIFICATIONS = ['joinRequest', 'joinAccepted', 'joinRejected', 'expelled'] as const;
