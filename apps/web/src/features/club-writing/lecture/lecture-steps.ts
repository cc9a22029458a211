import type { ClubSection } from '@dure/contract/quiz-clubs/club-form.text';
import { sectionOf } from '../form/club-sections.ts';

/** The steps of the form, in their order. */
export const LECTURE_STEPS = ['about', 'people', 'curriculum', 'assistant'] as const;
export type LectureStep = (typeof LECTURE_STEPS)[number];

/** Where the fields stand that every kind of club has. */
const STEP_OF_SECTION: Readonly<Record<ClubSection, LectureStep>> = {
  basic: 'about',
  image: 'about',
  plan: 'people',
  recruit: 'people',
  grading: 'people',
  audience: 'people',
  rhythm: 'people',
  people: 'people',
};
const STEP_OF_FIELD: ReadonlyMap<string, LectureStep> = new Map([
  ['studies', 'curriculum'],
  ['assistant', 'assistant'],
]);

/** The step in which a field stands; what is said of no field is said on the first one. */
export function stepOf(path: string): LectureStep {
  const [field = ''] = path.split('.');
  const section = sectionOf(field);
  return STEP_OF_FIELD.get(field) ?? (section ? STEP_OF_SECTION[section] : 'about');
}
