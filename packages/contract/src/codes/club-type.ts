/** Kinds of club (specification, section 2). */
export const CLUB_TYPE = { quiz: '0100', lecture: '0200' } as const;
export type ClubType = (typeof CLUB_TYPE)[keyof typeof CLUB_TYPE];

/** Their labels. */
export const CLUB_TYPE_LABELS = { '0100': '퀴즈클럽', '0200': '강의클럽' } as const;
