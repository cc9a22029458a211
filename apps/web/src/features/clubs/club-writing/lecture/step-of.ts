import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { sectionOf } from '../form/club-sections.ts';
import type { LectureStep } from './lecture-steps.ts';

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
