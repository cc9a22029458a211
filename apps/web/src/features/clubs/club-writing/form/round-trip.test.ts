import { filledOf, lostIn } from '@dure/contract/http/filled.test-help';
import { CLUB_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { quizClubDetail, quizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { lectureClubDraft } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import { lectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { expect, test } from 'vitest';
import { isSameLecture, lectureBody, lectureOf } from '../lecture/lecture-values.ts';
import { bodyOf, emptyClub, valuesOf } from './club-values.ts';
import { differingFields } from './drafts/club-difference.ts';

const SOMEBODY = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e';
const AT = '2026-12-01T00:00:00.000Z';
const known = {
  ...Object.fromEntries(
    ['startAt', 'endAt', 'recruitStartAt', 'recruitEndAt', 'openAt', 'deadlineAt'].map((at) => [at, AT]),
  ),
  updatedAt: AT,
  createdAt: AT,
  key: SOMEBODY,
  imageKey: SOMEBODY,
  edgeColour: '#1d3fae',
  memberUUID: SOMEBODY,
  instructors: [SOMEBODY],
};

test('the form of a quiz club sends every field that it reads, and sees each of them change', () => {
  // Of a chosen content title and address are not sent: they are its own.
  const detail = quizClubDetail.parse(filledOf(quizClubDetail, { ...known, contentSequence: null }));
  const values = valuesOf(detail);
  expect(lostIn(quizClubDraft.parse(detail), bodyOf(values))).toEqual([]);
  expect(differingFields(values, emptyClub).toSorted()).toEqual(Object.keys(CLUB_FORM).toSorted());
});

test('the form of a lecture club sends every field that it reads, and sees each of them change', () => {
  const detail = lectureClubDetail.parse(filledOf(lectureClubDetail, known));
  const values = lectureOf(detail);
  const body = lectureClubDraft.parse(detail);
  expect(lostIn(body, lectureBody(values))).toEqual([]);
  const given = ['clubSequence', 'version'];
  const EMPTY = { ...emptyClub, studies: [], assistant: { ...values.assistant, isOn: !values.assistant.isOn } };
  const changed = Object.keys(body).filter(
    (field) => !isSameLecture(values, { ...values, [field]: EMPTY[field as keyof typeof EMPTY] }),
  );
  expect(changed.toSorted()).toEqual(
    Object.keys(body)
      .filter((field) => !given.includes(field))
      .toSorted(),
  );
});
