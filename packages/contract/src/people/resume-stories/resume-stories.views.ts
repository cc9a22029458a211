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

const gradeFacts = {
  clubSequence: z.number().int(),
  quizSequence: z.number().int(),
  clubName: z.string(),
  topic: z.string().describe('Of the quiz in its club; empty where it has none'),
  grade: z.number().int().min(0).max(100).describe('The official grade of the final answer'),
  gradedAt: moment,
};

/** What a member consented to show of one official grade. */
export const resumeGradeProof = z
  .object({
    ...gradeFacts,
    consentedAt: moment,
    isConfirmed: z.boolean().describe('Whether the records say the same now'),
  })
  .meta({ id: 'ResumeGradeProof' });
export type ResumeGradeProof = z.output<typeof resumeGradeProof>;

/** An official grade of the member, as the records have it now. */
const resumeGrade = z
  .object({
    ...gradeFacts,
    question: z.string().describe('For its owner alone'),
    jobGroup: z.string().nullable(),
    level: z.string().nullable(),
    proof: resumeGradeProof.nullable().describe('Null while the member does not consent'),
  })
  .meta({ id: 'ResumeGrade' });
export type ResumeGrade = z.output<typeof resumeGrade>;

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
    grades: z
      .array(resumeGrade)
      .describe('Official grades that are released: what is shown first, then the latest 100'),
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

const shownNode = resumeNode.omit({ clubSequence: true, quizSequence: true }).extend({
  jobGroupName: z.string(),
  levelName: z.string(),
  proof: resumeProof.nullable(),
  gradeProof: resumeGradeProof.nullable(),
});

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
