import { periodFindings } from '@dure/contract/clubs/club-rules';
import { fieldErrors } from '@dure/contract/field-messages';
import type { FieldError } from '@dure/contract/http/envelope';
import { lectureClubForm } from '@dure/contract/lecture-clubs/lecture-club-form';
import { studyFindings } from '@dure/contract/lecture-clubs/study-rules';
import { lectureBody, type LectureValues } from './lecture-values.ts';

/** An instant that is missing breaks no rule across fields: the field's own fault says it. */
const MISSING = '';

/** Every fault of the form by the contract's own schema and rules; the server checks the same again. */
export function checkLecture(values: LectureValues, zone: string): FieldError[] {
  const body = lectureBody(values);
  const parsed = lectureClubForm.safeParse(body, { reportInput: true });
  const lecture = {
    ...body,
    participationCode: body.participationCode.trim(),
    startAt: body.startAt ?? MISSING,
    endAt: body.endAt ?? MISSING,
    studies: body.studies.map(({ startAt, endAt }) => ({ startAt: startAt ?? MISSING, endAt: endAt ?? MISSING })),
  };
  const findings = [...periodFindings(lecture), ...studyFindings(lecture, zone)];
  const faults = [
    ...(parsed.success ? [] : fieldErrors(parsed.error)),
    ...findings.map(({ path, message }) => ({ path, message })),
  ];
  return faults.filter(({ path }, index) => faults.findIndex((other) => other.path === path) === index);
}
