/** Orders of a lecture club's students; who has not read stands first among those who read longest ago. */
export const STUDENT_SORTS = ['joined', 'progress', 'progressDesc', 'lastRead', 'lastReadDesc'] as const;
export type StudentSort = (typeof STUDENT_SORTS)[number];
