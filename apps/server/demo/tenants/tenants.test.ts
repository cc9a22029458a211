import { describe, expect, it } from 'vitest';
import { CODES } from '../people/codes.ts';
import { STORY } from './story.ts';
import { answers, unique } from '../story.test-help.ts';

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
    // One registered twice, so that there is something to merge.
    expect(unique(tenant.people.filter(({ key }) => key !== 'taeyoon').map(({ nickname }) => nickname))).toBe(true);
    expect(unique(tenant.clubs.map(({ key }) => key))).toBe(true);
    expect(unique(tenant.clubs.map(({ name }) => name))).toBe(true);
    expect(unique(tenant.clubs.map(({ participationCode }) => participationCode))).toBe(true);
  });

  it('has a logo that is one inline picture without scripts or outside addresses', () => {
    expect(tenant.logo).toMatch(/^<svg [^>]*viewBox=.*<\/svg>$/s);
    expect(tenant.logo).not.toMatch(/script|href|onload/i);
  });
});
