import { describe, expect, it } from 'vitest';
import { clubQuizFields } from '@dure/contract/clubs/clubs/club-fields';
import { quizzes, unique } from '../story.test-help.ts';

describe.each(quizzes)('quiz $club.key/$quiz.key of $tenant.uri', ({ club, quiz }) => {
  it('keeps to the bounds of its fields', () => {
    expect(clubQuizFields.question.parse(quiz.question)).toBe(quiz.question);
    expect(clubQuizFields.modelAnswer.parse(quiz.modelAnswer)).toBe(quiz.modelAnswer);
    expect(quiz.keywords.length).toBeGreaterThanOrEqual(3);
    expect(quiz.keywords.length).toBeLessThanOrEqual(6);
    if (quiz.rubric) expect(quiz.rubric.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    if (quiz.content) expect(new URL(quiz.content.url).protocol).toBe('https:');
  });

  it('scores by words that its model answer holds', () => {
    const plain = (text: string) => text.replace(/[\s*`]/g, '');
    for (const keyword of quiz.keywords) expect(plain(quiz.modelAnswer)).toContain(plain(keyword));
  });

  it('opens inside the club, in the week it says, before its deadline', () => {
    expect(quiz.openDay).toBeGreaterThanOrEqual(club.startDay);
    expect(quiz.openDay).toBeLessThan(club.endDay);
    expect(quiz.week).toBe(Math.floor((quiz.openDay - club.startDay) / 7) + 1);
    if (quiz.deadlineDay === null) return;
    expect(quiz.deadlineDay).toBeGreaterThan(quiz.openDay);
    expect(quiz.deadlineDay).toBeLessThanOrEqual(club.endDay);
  });

  it('has answers only once it is open to members', () => {
    if (!quiz.published || quiz.openDay > 0) expect(quiz.answers).toEqual([]);
    expect(unique(quiz.answers.map(({ by }) => by))).toBe(true);
  });

  it('gives each member one pick', () => {
    expect(unique(quiz.answers.flatMap(({ onePicks }) => onePicks))).toBe(true);
  });
});
