import { z } from 'zod';

/** A part of a text: UTF-16 places, the end not included. */
export const textSpan = z.object({ start: z.number().int(), end: z.number().int() });

/** What a grader without a person found of one criterion of the rubric. */
export const aiCriterion = z.object({
  name: z.string(),
  weight: z.number().int(),
  /** 0–100 of the criterion, whatever it weighs. */
  points: z.number().int(),
  reason: z.string(),
  /** The words of the answer that carry it, in their order. */
  evidence: z.array(textSpan),
});

/** An evaluation by AI or the built-in grader: evidence for the instructor, no verdict. */
export const aiEvaluation = z.object({
  score: z.number().int(),
  justification: z.string(),
  criteria: z.array(aiCriterion),
  keywordsHit: z.array(z.string()),
  keywordsMissed: z.array(z.string()),
  /** One thing that would make the answer better; empty where there is none. */
  suggestion: z.string(),
  /** How likely an instructor's grade is within ten points, 0–1. */
  confidence: z.number(),
  /** Whether it was fitted to grades of the organisation's instructors; else it is what the grader says of itself. */
  isCalibrated: z.boolean(),
  /** Parts of the answer that spoke to the grader and were not read. */
  unread: z.array(z.string()),
  model: z.string(),
  promptVersion: z.string(),
  /** Whether the built-in tools found it, without any AI provider. */
  isBuiltIn: z.boolean(),
  evaluatedAt: z.string(),
  /** The version of the final answer that was read. */
  versionNo: z.number().int(),
});
export type AiEvaluation = z.output<typeof aiEvaluation>;
