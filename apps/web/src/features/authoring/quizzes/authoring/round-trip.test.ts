import { filledOf, lostIn } from '@dure/contract/http/filled.test-help';
import { authoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { quizForm } from '@dure/contract/authoring/quizzes/quiz-form';
import { expect, test } from 'vitest';
import { differingParts, NEW_QUIZ, sentOf, valuesOf } from './quiz-values.ts';

test('the form of a quiz sends every field that it reads, and sees each of them change', () => {
  const levels = [
    { label: 'A', points: 100, reason: 'B' },
    { label: 'C', points: 0, reason: 'D' },
  ];
  const at = '2026-12-01T00:00:00.000Z';
  const quiz = authoredQuizDetail.parse(filledOf(authoredQuizDetail, { updatedAt: at, goneAt: at, levels }));
  const values = valuesOf(quiz);
  const { jobGroup, jobs, jobLevels, content, ...own } = quiz;
  const read = quizForm.parse({
    ...own,
    jobGroup: jobGroup?.code,
    jobs: jobs.map(({ code }) => code),
    jobLevels: jobLevels.map(({ code }) => code),
    contentSequence: content?.contentSequence,
  });
  expect(lostIn(read, sentOf(values))).toEqual([]);
  expect(Object.keys(sentOf(values)).toSorted()).toEqual(Object.keys(quizForm.shape).toSorted());
  const written = Object.keys(NEW_QUIZ).filter((part) => part !== 'quizSequence');
  expect(differingParts(values, NEW_QUIZ).toSorted()).toEqual(written.toSorted());
});
