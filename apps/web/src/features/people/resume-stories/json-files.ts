import { fromJsonResume, toJsonResume } from '@dure/contract/people/resume-stories/json-resume';
import { MAX_RESUME_STORIES } from '@dure/contract/people/resume-stories/resume-limits';
import { periodOf } from '@dure/contract/people/resume-stories/resume-period';
import type { ResumeClub } from '@dure/contract/people/resume-stories/resume-stories.views';
import { formatDay, type DateLike } from '../../../ui/dates/format-date.ts';
import type { ResumeCodes } from './resume-codes.ts';
import { blankStory, newNode, type ResumeValues } from './resume-values.ts';

interface Given {
  readonly values: ResumeValues;
  readonly clubs: readonly ResumeClub[];
  readonly name: string;
  readonly issuer: string;
  readonly zone: string;
}

const isoDay = (date: DateLike, zone: string) => formatDay(date, zone).replaceAll('.', '-');

/** The stories whose dates are right, and the clubs among their steps that are shown. */
export function jsonOf({ values, clubs, name, issuer, zone }: Given): string {
  const named = new Set(
    values.stories.flatMap(({ nodes }) =>
      nodes.map(({ clubSequence, quizSequence }) => (quizSequence === null ? clubSequence : null)),
    ),
  );
  const proofs = clubs.flatMap(({ proof }) =>
    proof && named.has(proof.clubSequence)
      ? [{ clubName: proof.clubName, day: isoDay(proof.finishedAt, zone), issuer }]
      : [],
  );
  const stories = values.stories.flatMap((story) => {
    const period = periodOf(story);
    return period ? [{ ...period, title: story.title, description: story.description, nodes: story.nodes }] : [];
  });
  return `${JSON.stringify(toJsonResume({ name, headline: values.headline, stories, proofs }), null, 2)}\n`;
}

const offered = (codes: ResumeCodes['jobLevels']) => codes.flatMap(({ code, isRetired }) => (isRetired ? [] : [code]));

/** What is written, with the stories of a file behind it; null where the file is no resume. */
export function valuesIn(text: string, before: ResumeValues, codes: ResumeCodes, zone: string): ResumeValues | null {
  const choices = { levels: offered(codes.jobLevels), jobGroups: offered(codes.jobGroups) };
  const taken = fromJsonResume(text, choices, isoDay(new Date(), zone).slice(0, 'YYYY-MM'.length));
  if (!taken) return null;
  const stories = taken.stories.map(({ nodes, ...story }) => ({
    ...blankStory(),
    ...story,
    nodes: nodes.map((node) => newNode({ ...node, clubSequence: null, quizSequence: null })),
  }));
  return {
    headline: before.headline === '' ? taken.headline : before.headline,
    stories: [...before.stories, ...stories].slice(0, MAX_RESUME_STORIES),
  };
}
