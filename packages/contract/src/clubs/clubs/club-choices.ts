export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export const OFFICIAL_GRADING = ['INSTRUCTOR', 'AI', 'SELF'] as const;
