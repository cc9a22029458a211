import { describe, expect, it } from 'vitest';
import { clubFields, clubQuizFields } from '@dure/contract/clubs/club-fields';
import { CODES } from '../people/codes.ts';
import { STORY } from './story.ts';
import type { AnswerContent, ClubContent, QuizContent, TenantContent } from './tenants.content.ts';

const DAY = 24 * 60;
const LAST_MINUTE = 0;
const clubs = STORY.flatMap((tenant) => tenant.clubs.map((club) => ({ tenant, club })));
const quizzes = clubs.flatMap(({ tenant, club }) => club.quizzes.map((quiz) => ({ tenant, club, quiz })));
const answers = quizzes.flatMap((place) => place.quiz.answers.map((answer) => ({ ...place, answer })));

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const admins = (club: ClubContent): readonly string[] => [club.leader, ...club.instructors];
const writtenAt = ({ preDay, preMinute, finalDay, finalMinute }: AnswerContent): number =>
  finalDay === null ? preDay * DAY + preMinute : finalDay * DAY + (finalMinute ?? 0);
const readers = (quiz: QuizContent): readonly string[] => quiz.answers.filter((one) => !one.draft).map(({ by }) => by);
const role = (tenant: TenantContent, key: string) => tenant.people.find((person) => person.key === key)?.role;

describe('the story', () => {
  it('has the three demo tenants', () => {
    expect(STORY.map(({ uri }) => uri)).toEqual(['dure', 'hanbit', 'saero']);
  });

  it('lists only codes whose group exists', () => {
    const groups = CODES.jobGroups.map(({ code }) => code);
    expect(CODES.jobs.every(({ group }) => groups.includes(group))).toBe(true);
    expect(unique(CODES.jobs.map(({ code }) => code))).toBe(true);
  });

  it('shows every club status at the default tenant', () => {
    const statuses = STORY[0]?.clubs.map(({ status }) => status) ?? [];
    expect([...new Set(statuses)].toSorted()).toEqual(
      ['0000', '0100', '0110', '0120', '0200', '0210', '0220', '0300', '0310', '0400', '0500'].toSorted(),
    );
  });

  it('never says the same thing twice', () => {
    const texts = answers.flatMap(({ answer }) => [answer.pre, answer.final, answer.feedback].filter((text) => text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe.each(STORY)('tenant $uri', (tenant) => {
  it('has the listed accounts under its own mail domain', () => {
    const emails = tenant.people.map(({ email }) => email);
    const listed = ['manager', 'instructor', ...Array.from({ length: 8 }, (_, index) => `member${index + 1}`)];
    expect(emails).toEqual(expect.arrayContaining(listed.map((name) => `${name}@${tenant.uri}.test`)));
    expect(emails.every((email) => email.endsWith(`@${tenant.uri}.test`))).toBe(true);
  });

  it('names people, clubs and participation codes once', () => {
    expect(unique(tenant.people.map(({ key }) => key))).toBe(true);
    expect(unique(tenant.people.map(({ email }) => email))).toBe(true);
    expect(unique(tenant.people.map(({ nickname }) => nickname))).toBe(true);
    expect(unique(tenant.clubs.map(({ key }) => key))).toBe(true);
    expect(unique(tenant.clubs.map(({ name }) => name))).toBe(true);
    expect(unique(tenant.clubs.map(({ participationCode }) => participationCode))).toBe(true);
  });

  it('has a logo that is one inline picture without scripts or outside addresses', () => {
    expect(tenant.logo).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/s);
    expect(tenant.logo).not.toMatch(/script|href|onload/i);
  });
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

describe.each(clubs)('club $club.key of $tenant.uri', ({ tenant, club }) => {
  it('keeps to the bounds of its fields', () => {
    expect(clubFields.clubName.parse(club.name)).toBe(club.name);
    expect(clubFields.description.parse(club.description)).toBe(club.description);
    expect(clubFields.tags.parse(club.tags)).toEqual(club.tags);
    expect(clubFields.weekCount.parse(club.weekCount)).toBe(club.weekCount);
    expect(clubFields.capacity.parse(club.capacity)).toBe(club.capacity);
    expect(club.participationCode).toMatch(/^[A-Za-z0-9]{6,20}$/);
    expect(unique(club.studyCycle)).toBe(true);
  });

  it('uses known codes, and jobs of its own job groups', () => {
    const groupOf = new Map(CODES.jobs.map(({ code, group }) => [code, group]));
    expect(club.jobs.length).toBeGreaterThan(0);
    for (const job of club.jobs) expect(club.jobGroups).toContain(groupOf.get(job));
  });

  it('is led by instructors or managers and joined by others', () => {
    for (const admin of admins(club)) expect(['INSTRUCTOR', 'MANAGER']).toContain(role(tenant, admin));
    for (const member of club.members) expect(role(tenant, member)).toBe('USER');
    for (const { person } of club.pending) expect(role(tenant, person)).toBe('USER');
    const others = [...club.pending, ...(club.former ?? [])].map(({ person }) => person);
    const everybody = [...admins(club), ...club.members, ...others];
    expect(unique(everybody)).toBe(true);
  });

  it('never exceeds its capacity', () => {
    expect(club.members.length).toBeLessThanOrEqual(club.capacity ?? Infinity);
  });

  it('recruits before it starts and lasts as many weeks as it says', () => {
    expect(club.endDay).toBeGreaterThan(club.startDay);
    expect(club.weekCount).toBe(Math.ceil((club.endDay - club.startDay + 1) / 7));
    const { recruitFromDay: from, recruitToDay: to } = club;
    expect(from === undefined).toBe(to === undefined);
    if (from !== undefined && to !== undefined) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(club.startDay);
    }
  });

  it('has days that agree with its status', () => {
    const { status, startDay, endDay, recruitFromDay: from = 0, recruitToDay: to = startDay } = club;
    if (status === '0500') expect(endDay).toBeLessThan(0);
    else if (status === '0400') expect(startDay < 0 && endDay > 0).toBe(true);
    else if (status !== '0220') expect(startDay).toBeGreaterThan(0);
    if (['0000', '0100', '0110', '0120', '0200', '0210'].includes(status)) expect(from).toBeGreaterThan(0);
    if (status === '0300') expect(from < 0 && to > 0 && club.members.length !== club.capacity).toBe(true);
    if (status === '0310') expect(to < 0 || club.members.length === club.capacity).toBe(true);
    if (['0000', '0100', '0110', '0120', '0200'].includes(status)) expect(club.members).toEqual([]);
    if (club.rejectedBefore) expect(['0100', '0110']).toContain(status);
    expect(club.statusReason !== undefined).toBe(['0120', '0210', '0220'].includes(status));
  });

  it('waits for approval only where the tenant asks for it, and not for a manager', () => {
    if (['0100', '0120'].includes(club.status)) {
      expect(tenant.needsApproval).toBe(true);
      expect(role(tenant, club.leader)).toBe('INSTRUCTOR');
    }
  });

  it('takes join requests only where people can still come in', () => {
    expect(club.pending.length === 0 || (club.isPublic && ['0300', '0400'].includes(club.status))).toBe(true);
  });

  it('grades by members only where self grading is allowed', () => {
    if (club.officialGrading === 'SELF') expect(club.selfGrading).toBe(true);
    expect(unique(club.quizzes.map(({ key }) => key))).toBe(true);
  });

  it('grades every final answer once it is finished', () => {
    if (club.status !== '0500') return;
    const finals = club.quizzes.flatMap((quiz) => quiz.answers).filter(({ final }) => final !== null);
    expect(finals.length).toBeGreaterThan(0);
    expect(finals.filter(({ grade }) => grade === null)).toEqual([]);
  });
});

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
