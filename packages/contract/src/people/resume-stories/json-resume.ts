import { cutText } from '../../text/cut-text.ts';
import { periodOf, typedPeriod, type ResumePeriod, type TypedPeriod } from './resume-period.ts';
import {
  MAX_RESUME_DESCRIPTION_LENGTH,
  MAX_RESUME_HEADLINE_LENGTH,
  MAX_RESUME_LINES,
  MAX_RESUME_NODE_LENGTH,
  MAX_RESUME_NODES,
  MAX_RESUME_STORIES,
  MAX_RESUME_TITLE_LENGTH,
} from './resume-limits.ts';

/** JSON Resume 1.0.0, in the parts that resume stories have: https://jsonresume.org/schema */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

interface Step {
  readonly level: string;
  readonly jobGroup: string;
  readonly description: string;
}
export interface TakenStory extends TypedPeriod {
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly Step[];
}
export interface GivenStory extends ResumePeriod {
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly Step[];
}
/** A club that is shown as proof; the day is `2026-11-20`. */
export interface GivenProof {
  readonly clubName: string;
  readonly day: string;
  readonly issuer: string;
}
export interface Given {
  readonly name: string;
  readonly headline: string;
  readonly stories: readonly GivenStory[];
  readonly proofs: readonly GivenProof[];
}

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

/** Resume stories as JSON Resume: each a project, its steps the highlights, what is proven certificates. */
export const toJsonResume = ({ name, headline, stories, proofs }: Given) => ({
  $schema: SCHEMA,
  basics: { name, label: headline },
  projects: stories.map((story) => ({
    name: story.title,
    description: story.description,
    highlights: story.nodes.map(({ description }) => description),
    startDate: monthOf(story.startedAtYear, story.startedAtMonth),
    endDate: monthOf(story.finishedAtYear, story.finishedAtMonth),
    // The format has no place for them; whoever does not know them passes them over.
    steps: story.nodes.map(({ level, jobGroup }) => ({ level, jobGroup })),
  })),
  certificates: proofs.map(({ clubName, day, issuer }) => ({ name: clubName, date: day, issuer })),
  meta: { version: 'v1.0.0' },
});

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The first lines of a text, and no more of them than fit. */
const lines = (value: unknown, most: number) =>
  cutText(words(value).split(/\r?\n/).slice(0, MAX_RESUME_LINES).join('\n'), most).trim();

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/;

/** A date of the format has a year, mostly a month, seldom a day. What says no month is of that `month`. */
function typedOf(value: unknown, month: string): readonly [string, string] {
  const [, year = '', given = month] = DATE.exec(words(value)) ?? [];
  return year === '' ? ['', ''] : [year, given];
}

const NO_MONTH = { first: '01', last: '12' } as const;

/** A story without an end lasts until this month (`2026-11`), where the organisation is. */
function periodIn(entry: Json, thisMonth: string): TypedPeriod {
  const [startedAtYear, startedAtMonth] = typedOf(entry['startDate'], NO_MONTH.first);
  const end = words(entry['endDate']) === '' ? thisMonth : entry['endDate'];
  const [finishedAtYear, finishedAtMonth] = typedOf(end, NO_MONTH.last);
  const typed = { startedAtYear, startedAtMonth, finishedAtYear, finishedAtMonth };
  const period = periodOf(typed);
  return period ? typedPeriod(period) : typed;
}

export interface Choices {
  readonly levels: readonly string[];
  readonly jobGroups: readonly string[];
}

function nodesIn(entry: Json, { levels, jobGroups }: Choices): readonly Step[] {
  const given = Array.isArray(entry['highlights']) ? entry['highlights'] : [];
  const steps = objects(entry['steps']);
  const offered = (value: unknown, codes: readonly string[]) => codes.find((code) => code === value) ?? codes[0] ?? '';
  return given
    .map((highlight, index) => ({
      level: offered(steps[index]?.['level'], levels),
      jobGroup: offered(steps[index]?.['jobGroup'], jobGroups),
      description: lines(highlight, MAX_RESUME_NODE_LENGTH),
    }))
    .filter(({ description }) => description !== '')
    .slice(0, MAX_RESUME_NODES);
}

/** `position · name` of work, `name` of a project. */
const titleOf = (entry: Json) =>
  [words(entry['position']), words(entry['name']) || words(entry['organization'])].filter(Boolean).join(' · ');

export interface Taken {
  readonly headline: string;
  readonly stories: readonly TakenStory[];
}

/** What resume stories can be made of a JSON Resume: its work, volunteering and projects. Null where the text is none. */
export function fromJsonResume(text: string, choices: Choices, thisMonth: string): Taken | null {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(resume)) return null;
  const basics = isObject(resume['basics']) ? resume['basics'] : {};
  const entries = ['projects', 'work', 'volunteer'].flatMap((part) => objects(resume[part]));
  const stories = entries
    .map((entry) => ({
      title: cutText(titleOf(entry), MAX_RESUME_TITLE_LENGTH).trim(),
      description: lines(entry['description'] ?? entry['summary'], MAX_RESUME_DESCRIPTION_LENGTH),
      ...periodIn(entry, thisMonth),
      nodes: nodesIn(entry, choices),
    }))
    .filter(({ title }) => title !== '')
    .slice(0, MAX_RESUME_STORIES);
  const headline = cutText(words(basics['label']), MAX_RESUME_HEADLINE_LENGTH).trim();
  return stories.length === 0 && headline === '' ? null : { headline, stories };
}
