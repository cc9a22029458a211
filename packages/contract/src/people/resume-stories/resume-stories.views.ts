import { z } from 'zod';
import { moment } from '../../http/fields.ts';
import { resumeNode, resumeStory } from './resume-form.ts';

const facts = {
  finalCount: z.number().int().describe('Final answers'),
  averageGrade: z.number().int().nullable(),
  growth: z.number().int().nullable().describe('From pre-answers to final answers, in percent'),
};

/** What a member consented to show of a finished club. */
export const resumeProof = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    finishedAt: moment,
    ...facts,
    consentedAt: moment,
    isConfirmed: z.boolean().describe('Whether the records say the same now'),
  })
  .meta({ id: 'ResumeProof' });
export type ResumeProof = z.output<typeof resumeProof>;

/** A finished club of the member, as the records have it now. */
const resumeClub = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    finishedAt: moment,
    ...facts,
    jobGroup: z.string().nullable(),
    level: z.string().nullable(),
    proof: resumeProof.nullable().describe('Null while the member does not consent'),
  })
  .meta({ id: 'ResumeClub' });
export type ResumeClub = z.output<typeof resumeClub>;

export const myResume = z
  .object({
    headline: z.string(),
    stories: z.array(resumeStory),
    version: z.number().int(),
    clubs: z.array(resumeClub),
    link: z
      .object({
        path: z.string().describe('Of its page, with the secret'),
        expiresAt: moment,
        lookCount: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'MyResume' });
export type MyResume = z.output<typeof myResume>;

export const RESUME_LINK_STATES = ['OPEN', 'EXPIRED', 'WITHDRAWN'] as const;
export type ResumeLinkState = (typeof RESUME_LINK_STATES)[number];

const shownNode = resumeNode
  .omit({ clubSequence: true })
  .extend({ jobGroupName: z.string(), levelName: z.string(), proof: resumeProof.nullable() });

/** What whoever has the link sees. */
export const shownResume = z.object({
  state: z.enum(RESUME_LINK_STATES),
  resume: z
    .object({
      nickname: z.string(),
      headline: z.string(),
      expiresAt: moment,
      stories: z.array(resumeStory.extend({ nodes: z.array(shownNode) })),
    })
    .nullable()
    .describe('Null once the link is closed'),
});
export type ShownResume = z.output<typeof shownResume>;
export type ShownStory = NonNullable<ShownResume['resume']>['stories'][number];
export type ShownNode = ShownStory['nodes'][number];
