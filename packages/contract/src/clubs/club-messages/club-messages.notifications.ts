/** Somebody who runs the club wrote to the member. */
export const CLUB_MESSAGE_NOTIFICATIONS = ['instructorMessage'] as const;
