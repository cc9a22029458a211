import { periodFindings } from '@dure/contract/clubs/clubs/club-rules';
import type { FieldError } from '@dure/contract/http/envelope';
import { studyFindings } from '@dure/contract/lectures/lecture-clubs/study-rules';
import { lectureBody, type LectureValues } from './lecture-values.ts';

/** An instant that is missing breaks no rule across fields: the field's own fault says it. */
const MISSING = '';

/** Every rule across fields that a lecture breaks: its period, and studies that do not follow each other in it. */
export function brokenDates(values: LectureValues, zone: string): FieldError[] {
  const body = lectureBody(values);
  const lecture = {
    ...body,
    participationCode: body.participationCode.trim(),
    startAt: body.startAt ?? MISSING,
    endAt: body.endAt ?? MISSING,
    studies: body.studies.map(({ startAt, endAt }) => ({ startAt: startAt ?? MISSING, endAt: endAt ?? MISSING })),
  };
  return [...periodFindings(lecture), ...studyFindings(lecture, zone)].map(({ path, message }) => ({ path, message }));
}
