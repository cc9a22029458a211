import { describe, expect, it } from 'vitest';
import { clubFields, quizClubFields } from '@dure/contract/clubs/clubs/club-fields';
import { CODES } from '../people/codes.ts';
import { admins, clubs, role, unique } from '../story.test-help.ts';

describe.each(clubs)('club $club.key of $tenant.uri', ({ tenant, club }) => {
  it('keeps to the bounds of its fields', () => {
    expect(clubFields.clubName.parse(club.name)).toBe(club.name);
    expect(clubFields.tagline.parse(club.tagline)).toBe(club.tagline ?? '');
    expect(clubFields.description.parse(club.description)).toBe(club.description);
    expect(clubFields.tags.parse(club.tags)).toEqual(club.tags);
    expect(quizClubFields.weekCount.parse(club.weekCount)).toBe(club.weekCount);
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
    if (club.status !== '0500' || club.lecture) return;
    const finals = club.quizzes.flatMap((quiz) => quiz.answers).filter(({ final }) => final !== null);
    expect(finals.length).toBeGreaterThan(0);
    expect(finals.filter(({ grade }) => grade === null)).toEqual([]);
  });
});
