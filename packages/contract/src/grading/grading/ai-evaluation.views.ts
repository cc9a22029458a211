import { z } from 'zod';
import { moment } from '../../http/fields.ts';

/** A part of a text: UTF-16 places, the end not included. */
export const textSpan = z.object({ start: z.number().int(), end: z.number().int() }).meta({ id: 'TextSpan' });

/** What a grader without a person found of one criterion of the rubric. */
export const aiCriterion = z
  .object({
    name: z.string(),
    weight: z.number().int(),
    points: z.number().int().nullable().describe('0–100 of the criterion, whatever it weighs; null without a score'),
    reason: z.string(),
    evidence: z.array(textSpan).describe('The words of the answer that carry it, in their order'),
  })
  .meta({ id: 'AiCriterion' });

/** What an answer has to a point of the model answer: it meets it, denies or changes it, has part of it, or nothing. */
export const POINT_RELATIONS = ['met', 'opposite', 'partly', 'none'] as const;
export type PointRelation = (typeof POINT_RELATIONS)[number];

export const aiPoint = z
  .object({
    text: z.string().describe('The sentence of the model answer'),
    relation: z.enum(POINT_RELATIONS),
    evidence: textSpan.nullable().describe('The sentence of the answer that meets or denies it; null where none does'),
  })
  .meta({ id: 'AiPoint' });

/** An evaluation by AI or the built-in grader: evidence for the instructor, no verdict. */
export const aiEvaluation = z
  .object({
    score: z
      .number()
      .int()
      .nullable()
      .describe('Null where the evidence carries none: a person has to read the answer, and the rest is suggestions'),
    justification: z.string(),
    criteria: z.array(aiCriterion),
    points: z.array(aiPoint).describe('Points of the model answer, in their order; empty where a provider graded'),
    keywordsHit: z.array(z.string()),
    keywordsMissed: z.array(z.string()),
    suggestion: z.string().describe('One thing that would make the answer better; empty where there is none'),
    confidence: z.number().describe("How likely an instructor's grade is within ten points, 0–1"),
    isCalibrated: z
      .boolean()
      .describe(
        "Whether it was fitted to grades of the organisation's instructors; else it is what the grader says of itself",
      ),
    unread: z.array(z.string()).describe('Parts of the answer that spoke to the grader and were not read'),
    model: z.string(),
    promptVersion: z.string(),
    isBuiltIn: z.boolean().describe('Whether the built-in tools found it, without any AI provider'),
    evaluatedAt: moment,
    versionNo: z.number().int().describe('The version of the final answer that was read'),
  })
  .meta({ id: 'AiEvaluation' });
export type AiEvaluation = z.output<typeof aiEvaluation>;
