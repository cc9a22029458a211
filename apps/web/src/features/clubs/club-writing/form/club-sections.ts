import type { FieldError } from '@dure/contract/http/envelope';
import {
  CLUB_FORM,
  CLUB_SECTIONS,
  type ClubFormField,
  type ClubSection,
} from '@dure/contract/authoring/quiz-clubs/club-form.text';

const isField = (name: string): name is ClubFormField => name in CLUB_FORM;

/** The part in which a field stands; undefined for what is no field of the form. The picture's file stands where the picture does. */
export function sectionOf(path: string): ClubSection | undefined {
  const [name = ''] = path.split('.');
  if (name === 'image') return CLUB_FORM.imageKey.section;
  return isField(name) ? CLUB_FORM[name].section : undefined;
}

/** The faults in the order of the page; what is said of no field of it comes last. */
export const inFormOrder = (faults: readonly FieldError[]): FieldError[] =>
  [...CLUB_SECTIONS, undefined].flatMap((section) => faults.filter(({ path }) => sectionOf(path) === section));
