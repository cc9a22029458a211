/** For the admins of the club: whatever changes in it. */
export const clubTopic = (clubSequence: number): string => `club:${clubSequence}`;
