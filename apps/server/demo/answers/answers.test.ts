import { describe, expect, it } from 'vitest';
import { DAY, LAST_MINUTE, admins, answers, readers, unique, writtenAt } from '../story.test-help.ts';

describe.each(answers)('answer of $answer.by to $club.key/$quiz.key of $tenant.uri', ({ club, quiz, answer }) => {
  it('is written by a member while the quiz takes answers, the final after the pre-answer', () => {
    expect(club.members).toContain(answer.by);
    const opens = quiz.openDay * DAY + 9 * 60;
    const closes = Math.min(((quiz.deadlineDay ?? club.endDay) + 1) * DAY, LAST_MINUTE);
    const preAt = answer.preDay * DAY + answer.preMinute;
    expect(preAt).toBeGreaterThanOrEqual(opens);
    expect(preAt).toBeLessThan(closes);
    expect(answer.preMinute).toBeLessThan(DAY);
    expect([answer.finalDay === null, answer.finalMinute === null]).toEqual(Array(2).fill(answer.final === null));
    if (answer.final === null) return;
    expect(answer.draft || answer.finalDraft !== undefined).toBe(false);
    expect(writtenAt(answer)).toBeGreaterThan(preAt);
    expect(writtenAt(answer)).toBeLessThan(closes);
    expect(answer.finalMinute).toBeLessThan(DAY);
  });

  it('is graded only when final, with a day left for grading', () => {
    const graded = answer.grade !== null || answer.feedback !== null;
    if (graded) expect(answer.finalDay).toBeLessThanOrEqual(-2);
    expect(answer.feedback === null || answer.grade !== null).toBe(true);
    if (answer.selfGrade !== null) expect(club.selfGrading && answer.final !== null).toBe(true);
    if (answer.selfNote !== undefined) expect(answer.selfGrade).not.toBeNull();
    for (const grade of [answer.grade ?? 0, answer.selfGrade ?? 0]) {
      expect(Number.isInteger(grade) && grade >= 0 && grade <= 100).toBe(true);
    }
  });

  it('is seen, liked and picked only by others who have handed in a pre-answer', () => {
    const reactions = [...answer.likes, ...answer.onePicks];
    expect(answer.draft && reactions.length + answer.replies.length > 0).toBe(false);
    for (const person of reactions) expect(readers(quiz)).toContain(person);
    expect(reactions).not.toContain(answer.by);
    expect(unique(answer.likes)).toBe(true);
    expect(unique(answer.onePicks)).toBe(true);
  });

  it('is replied to by people of the club, before the first run', () => {
    const voices = [...readers(quiz), ...admins(club)];
    for (const reply of answer.replies) {
      let at = writtenAt(answer);
      for (const { by, minute } of [reply, ...(reply.replies ?? [])]) {
        at += minute;
        expect(voices).toContain(by);
        expect(minute).toBeGreaterThan(0);
        expect(at).toBeLessThan(LAST_MINUTE);
      }
    }
  });
});
