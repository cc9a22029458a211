import { z } from 'zod';
import { code, sequence, text } from '../../http/fields.ts';
import {
  MAX_RESUME_DESCRIPTION_LENGTH,
  MAX_RESUME_HEADLINE_LENGTH,
  MAX_RESUME_NODE_LENGTH,
  MAX_RESUME_NODES,
  MAX_RESUME_STORIES,
  MAX_RESUME_TITLE_LENGTH,
} from './resume-limits.ts';

/** Far beyond any year: what is wrong with a date is told by the specification's sentences. */
const MAX_NUMBER = 9999;
const number = z.number().int().min(0).max(MAX_NUMBER);

export const resumeNode = z
  .object({
    level: code,
    description: text(1, MAX_RESUME_NODE_LENGTH).describe('Its first line stands out'),
    jobGroup: code,
    clubSequence: sequence
      .nullable()
      .default(null)
      .describe('Own club that it rests on: a finished one, or that of `quizSequence`'),
    quizSequence: sequence.nullable().default(null).describe('Of that club, whose own official grade it rests on'),
  })
  .meta({ id: 'ResumeNode' });

export const resumeStory = z
  .object({
    title: text(1, MAX_RESUME_TITLE_LENGTH),
    description: text(0, MAX_RESUME_DESCRIPTION_LENGTH).default('').describe('Three lines at most'),
    startedAtYear: number,
    startedAtMonth: number,
    finishedAtYear: number,
    finishedAtMonth: number,
    nodes: z.array(resumeNode).max(MAX_RESUME_NODES).default([]),
  })
  .meta({ id: 'ResumeStory' });

/** What a member writes of themselves. */
export const resumeForm = z.object({
  headline: text(0, MAX_RESUME_HEADLINE_LENGTH).default(''),
  stories: z.array(resumeStory).max(MAX_RESUME_STORIES).default([]),
});
export type ResumeForm = z.output<typeof resumeForm>;
/** As it is sent. */
export type ResumeInput = z.input<typeof resumeForm>;
export type ResumeStory = z.output<typeof resumeStory>;
