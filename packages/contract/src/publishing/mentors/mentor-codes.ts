/** What a mentor is; the specification's section 3 gives these codes the level icons 1 to 4. */
export const MENTOR_TYPES = ['0002', '0003', '0004', '0005'] as const;
export type MentorType = (typeof MENTOR_TYPES)[number];

/** Arcs of the icon, from 1 to 4. */
export const mentorLevelOf = (type: MentorType): number => MENTOR_TYPES.indexOf(type) + 1;

export const REQUEST_DECISIONS = ['ACCEPT', 'DECLINE'] as const;
