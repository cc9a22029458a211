export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export const OFFICIAL_GRADING = ['INSTRUCTOR', 'AI', 'SELF'] as const;
/** What a club can choose: no AI grades answers yet, so a club that promised its grades would have none. */
export const OFFERED_GRADING = ['INSTRUCTOR', 'SELF'] as const;
