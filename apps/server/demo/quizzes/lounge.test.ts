import { describe, expect, it } from 'vitest';
import { QUIZ_STATUSES } from '@dure/contract/authoring/quizzes/quiz-status';
import { clubQuizFields } from '@dure/contract/clubs/clubs/club-fields';
import type { ClubContent } from '../clubs/clubs.content.ts';
import type { QuizContent } from './quizzes.content.ts';
import { CODES } from '../people/codes.ts';
import { STORY } from '../tenants/story.ts';
import { role, unique } from '../story.test-help.ts';

it('has an author with quizzes in every state', () => {
  const { written } = STORY.find(({ uri }) => uri === 'dure')!.lounge;
  const own = written.filter(({ author }) => author === 'instructor').map(({ status }) => status);
  expect(new Set(own)).toEqual(new Set(QUIZ_STATUSES));
});

describe.each(STORY)('lounge of $uri', (tenant) => {
  const { open, taken, written } = tenant.lounge;
  const named = new Map<string, { club: ClubContent; quiz: QuizContent }>(
    tenant.clubs.flatMap((club) => club.quizzes.map((quiz) => [`${club.key}/${quiz.key}`, { club, quiz }] as const)),
  );

  it('holds quizzes of several authors', () => {
    const authors = [...open.map((name) => named.get(name)?.club.leader), ...written.map(({ author }) => author)];
    expect(authors).not.toContain(undefined);
    expect(new Set(authors).size).toBeGreaterThan(1);
    for (const author of authors) expect(['INSTRUCTOR', 'MANAGER']).toContain(role(tenant, author!));
    expect(unique(open) && unique(written.map(({ key }) => key))).toBe(true);
  });

  it('shows no quiz that members of a club still have to answer', () => {
    for (const name of open) {
      const { club, quiz } = named.get(name)!;
      expect(club.status === '0500' || (quiz.deadlineDay ?? club.endDay) < 0).toBe(true);
    }
  });

  it.each(taken)('$from is taken into $into by somebody else, on a day of that club', ({ from, into, ...place }) => {
    const club = tenant.clubs.find(({ key }) => key === into)!;
    expect(open).toContain(from);
    expect(named.get(from)?.club.key).not.toBe(into);
    expect(place.week).toBeLessThanOrEqual(club.weekCount);
    expect(place.openDay === null).toBe(['0000', '0120'].includes(club.status));
    if (place.openDay === null) return;
    expect(place.week).toBe(Math.floor((place.openDay - club.startDay) / 7) + 1);
    expect(place.deadlineDay ?? club.endDay).toBeGreaterThan(place.openDay);
    expect(place.deadlineDay ?? club.endDay).toBeLessThanOrEqual(club.endDay);
  });

  it.each(written)('$key keeps to the bounds of a quiz and scores by words of its model answer', (quiz) => {
    expect(clubQuizFields.question.parse(quiz.question)).toBe(quiz.question);
    expect(clubQuizFields.modelAnswer.parse(quiz.modelAnswer)).toBe(quiz.modelAnswer);
    const plain = (text: string) => text.replace(/[\s*`]/g, '');
    for (const keyword of quiz.keywords) expect(plain(quiz.modelAnswer)).toContain(plain(keyword));
    const jobs = CODES.jobs.filter(({ group }) => group === quiz.jobGroup).map(({ code }) => code);
    for (const job of quiz.jobs) expect(jobs).toContain(job);
  });
});
