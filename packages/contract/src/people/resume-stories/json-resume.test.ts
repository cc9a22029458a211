import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromJsonResume, toJsonResume, type Given } from './json-resume.ts';
import { monthsOf, periodOf, typedPeriod } from './resume-period.ts';

const read = (address: string) => JSON.parse(readFileSync(fileURLToPath(address), 'utf8')) as object;
const schema = read(import.meta.resolve('@jsonresume/schema/schema.json'));
const sample = read(import.meta.resolve('@jsonresume/schema/sample.resume.json'));
const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
// The schema that the project of JSON Resume keeps.
const isResume = ajv.compile(schema);

const CHOICES = { levels: ['1', '2', '3'], jobGroups: ['0100', '0200', '0300', '0400'] };
const THIS_MONTH = '2026-11';
const taken = (resume: unknown) => fromJsonResume(JSON.stringify(resume), CHOICES, THIS_MONTH);

const line = fc.stringMatching(/^[가-힣a-z0-9]{1,20}$/);
const month = fc.integer({ min: 1900 * 12, max: 2100 * 12 - 1 });
const period = fc.tuple(month, month).map((both) => {
  const [from, until] = both.toSorted((a, b) => a - b) as [number, number];
  return {
    startedAtYear: Math.floor(from / 12),
    startedAtMonth: (from % 12) + 1,
    finishedAtYear: Math.floor(until / 12),
    finishedAtMonth: (until % 12) + 1,
  };
});
const node = fc.record({
  level: fc.constantFrom(...CHOICES.levels),
  jobGroup: fc.constantFrom(...CHOICES.jobGroups),
  description: fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n')),
});
const story = fc
  .tuple(period, fc.record({ title: line, description: line, nodes: fc.array(node, { maxLength: 4 }) }))
  .map(([dates, words]) => ({ ...dates, ...words }));
const given: fc.Arbitrary<Given> = fc.record({
  name: line,
  headline: line,
  stories: fc.array(story, { maxLength: 5 }),
  proofs: fc.array(fc.record({ clubName: line, day: fc.constant('2026-11-20'), issuer: line }), { maxLength: 2 }),
});

test('what is given is valid by the schema of JSON Resume, and comes back as it was', () => {
  fc.assert(
    fc.property(given, (resume) => {
      const json = toJsonResume(resume);
      expect([isResume(json), isResume.errors]).toEqual([true, null]);
      const { headline, stories } = resume;
      expect(taken(json)).toEqual({
        headline,
        stories: stories.map(({ title, description, nodes, ...dates }) => ({
          title,
          description,
          nodes,
          ...typedPeriod(dates),
        })),
      });
    }),
  );
});

test('the sample of JSON Resume becomes stories, with the months that it tells', () => {
  const stories = fromJsonResume(JSON.stringify(sample), CHOICES, THIS_MONTH)!.stories;
  const work = stories.find(({ title }) => title === 'CEO/President · Pied Piper')!;
  expect(work).toMatchObject({ startedAtYear: '2013', startedAtMonth: '12', finishedAtYear: '2014' });
  expect(work.nodes.map(({ level, jobGroup }) => [level, jobGroup])).toContainEqual(['1', '0100']);
  for (const one of stories) expect(periodOf(one)).not.toBeNull();
});

test('without an end a story lasts until now; a year alone is a whole one', () => {
  const [still, year] = taken({
    work: [
      { name: '두레', position: '기획', startDate: '2026-01' },
      { name: '새로', startDate: '2020', endDate: '2021' },
    ],
  })!.stories;
  expect(monthsOf(periodOf(still!)!)).toBe(11);
  expect(monthsOf(periodOf(year!)!)).toBe(24);
});

test('a date that is none stays empty, for its own sentence to say so', () => {
  const [one] = taken({ projects: [{ name: '하나', startDate: '작년', endDate: '2020-13' }] })!.stories;
  expect(one).toMatchObject({ startedAtYear: '', startedAtMonth: '' });
  expect(periodOf(one!)).toBeNull();
});

test('what is too long or too much is cut where the form ends', () => {
  const projects = Array.from({ length: 30 }, () => ({
    name: '가'.repeat(200),
    description: Array.from({ length: 9 }, () => '나'.repeat(200)).join('\n'),
    highlights: Array.from({ length: 30 }, () => '다'.repeat(500)),
  }));
  const { stories } = taken({ projects })!;
  expect(stories).toHaveLength(20);
  expect(stories[0]!.title).toHaveLength(80);
  expect(stories[0]!.description.length).toBeLessThanOrEqual(300);
  expect(stories[0]!.nodes).toHaveLength(20);
  expect(stories[0]!.nodes[0]!.description).toHaveLength(200);
});

test('what is no resume is nothing, and nothing in a text makes it break', () => {
  for (const text of ['', 'null', '[]', '7', '"a"', '{', '{}', '{"work":"a"}', '{"work":[null,7,{}]}'])
    expect(fromJsonResume(text, CHOICES, THIS_MONTH)).toBeNull();
  fc.assert(
    fc.property(fc.json(), (text) => {
      fromJsonResume(text, CHOICES, THIS_MONTH);
      fromJsonResume(`{"work":[${text}],"projects":${text},"basics":${text}}`, CHOICES, THIS_MONTH);
    }),
  );
});
