/** What those who run a lecture club are told once all of its materials have been read. */
export const LECTURE_CLUB_NOTIFICATIONS = ['lectureReady'] as const;
