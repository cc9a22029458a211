/** The steps of the form, in their order. */
export const LECTURE_STEPS = ['about', 'people', 'curriculum', 'assistant'] as const;
export type LectureStep = (typeof LECTURE_STEPS)[number];
