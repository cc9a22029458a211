/** The steps of the form, in their order. */
export const LECTURE_STEPS = ['about', 'people', 'curriculum', 'assistant'] as const;
export type LectureStep = (typeof LECTURE_STEPS)[number];

const ABOUT = new Set(['clubName', 'promise', 'description', 'imageKey']);

/** The step in which a field stands. */
export function stepOf(path: string): LectureStep {
  const field = path.split('.')[0] ?? '';
  if (field === 'studies' || field === 'assistant') return field === 'studies' ? 'curriculum' : 'assistant';
  return ABOUT.has(field) ? 'about' : 'people';
}
