import { z } from 'zod';
import { moment } from '../../http/fields.ts';

/** A part of a text: UTF-16 places, the end not included. */
export const textSpan = z.object({ start: z.number().int(), end: z.number().int() }).meta({ id: 'TextSpan' });

/** What a grader without a person found of one criterion of the rubric. */
export const aiCriterion = z
  .object({
    name: z.string(),
    weight: z.number().int(),
    points: z.number().int().describe('0–100 of the criterion, whatever it weighs'),
    reason: z.string(),
    evidence: z.array(textSpan).describe('The words of the answer that carry it, in their order'),
  })
  .meta({ id: 'AiCriterion' });

/** An evaluation by AI or the built-in grader: evidence for the instructor, no verdict. */
export const aiEvaluation = z
  .object({
    score: z.number().int(),
    justification: z.string(),
    criteria: z.array(aiCriterion),
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
