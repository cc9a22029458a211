/** Limits of mentors: characters, unless said otherwise. */
export const MAX_INTRODUCTION_LENGTH = 600;
/** Periods of a week. */
export const MAX_MENTOR_HOURS = 14;
export const MAX_WISH_LENGTH = 200;
export const MAX_WISH_ANSWER_LENGTH = 300;
/** Wishes that wait with one mentor at once. */
export const MAX_WAITING_WISHES = 50;
/** Wishes on a page. */
export const WISHES_A_PAGE = 5;
/** Mentors on a page. */
export const MENTORS_A_PAGE = 12;
/** Of what a mentor wrote, on a page. */
export const WRITTEN_A_PAGE = 4;
/** Clubs and seminars that a mentor's page shows at once. */
export const MAX_HELD = 6;
