import type { AnswerContent } from './answers/answers.content.ts';
import type { ClubContent } from './clubs/clubs.content.ts';
import type { QuizContent } from './quizzes/quizzes.content.ts';
import { STORY } from './tenants/story.ts';
import type { TenantContent } from './tenants/tenants.content.ts';

export const DAY = 24 * 60;
export const LAST_MINUTE = 0;
export const clubs = STORY.flatMap((tenant) => tenant.clubs.map((club) => ({ tenant, club })));
export const quizzes = clubs.flatMap(({ tenant, club }) => club.quizzes.map((quiz) => ({ tenant, club, quiz })));
export const answers = quizzes.flatMap((place) => place.quiz.answers.map((answer) => ({ ...place, answer })));

export const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
export const admins = (club: ClubContent): readonly string[] => [club.leader, ...club.instructors];
export const writtenAt = ({ preDay, preMinute, finalDay, finalMinute }: AnswerContent): number =>
  finalDay === null ? preDay * DAY + preMinute : finalDay * DAY + (finalMinute ?? 0);
export const readers = (quiz: QuizContent): readonly string[] =>
  quiz.answers.filter((one) => !one.draft).map(({ by }) => by);
export const role = (tenant: TenantContent, key: string) => tenant.people.find((person) => person.key === key)?.role;
