import { fieldErrors } from '@dure/contract/field-messages';
import type { FieldError } from '@dure/contract/http/envelope';
import { lectureClubForm } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import { brokenDates } from './broken-dates.ts';
import { lectureBody, type LectureValues } from './lecture-values.ts';

/** Every fault of the form by the contract's own schema and rules; the server checks the same again. */
export function checkLecture(values: LectureValues, zone: string): FieldError[] {
  const parsed = lectureClubForm.safeParse(lectureBody(values), { reportInput: true });
  const faults = [...(parsed.success ? [] : fieldErrors(parsed.error)), ...brokenDates(values, zone)];
  return faults.filter(({ path }, index) => faults.findIndex((other) => other.path === path) === index);
}
