import { z } from 'zod';
import { rawText, text } from '../http/fields.ts';
import {
  MAX_CRITERIA,
  MAX_CRITERION_NAME_LENGTH,
  MAX_CRITERION_WEIGHT,
  MAX_LEVELS,
  MAX_LEVEL_LABEL_LENGTH,
  MAX_LEVEL_REASON_LENGTH,
  MAX_SCORE,
  MIN_LEVELS,
} from '../limits/quiz-limits.ts';

const weight = z.number().int().min(1).max(MAX_CRITERION_WEIGHT);
const points = z.number().int().min(0).max(MAX_SCORE);

const level = z
  .object({
    label: text(1, MAX_LEVEL_LABEL_LENGTH),
    points,
    reason: text(0, MAX_LEVEL_REASON_LENGTH).default(''),
  })
  .meta({ id: 'RubricLevel' });

const hasOwnNames = (levels: readonly { label: string }[]) =>
  new Set(levels.map(({ label }) => label)).size === levels.length;

/** A quiz's criteria with weights. Without `levels` a criterion has the usual ones, see `levelsOf`. */
export const rubricForm = z
  .array(
    z.object({
      name: text(1, MAX_CRITERION_NAME_LENGTH),
      weight,
      levels: z.array(level).min(MIN_LEVELS).max(MAX_LEVELS).refine(hasOwnNames).optional(),
    }),
  )
  .max(MAX_CRITERIA)
  .default([]);

/** The same while it is being written. */
export const rubricDraft = z
  .array(
    z.object({
      name: rawText(MAX_CRITERION_NAME_LENGTH),
      weight,
      levels: z
        .array(z.object({ label: rawText(MAX_LEVEL_LABEL_LENGTH), points, reason: rawText(MAX_LEVEL_REASON_LENGTH) }))
        .max(MAX_LEVELS)
        .optional(),
    }),
  )
  .max(MAX_CRITERIA)
  .default([]);

/** A quiz's criteria as they are read. */
export const rubricView = z.array(
  z
    .object({
      name: z.string(),
      weight: z.number().int(),
      levels: z.array(z.object({ label: z.string(), points: z.number().int(), reason: z.string() })).optional(),
    })
    .meta({ id: 'RubricCriterion' }),
);
export type RubricCriterion = z.output<typeof rubricView>[number];
