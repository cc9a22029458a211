import { z } from 'zod';
import { rawText, text } from '../http/fields.ts';
import { usualLevelsText } from './rubric-levels.text.ts';

export const MAX_CRITERIA = 10;
export const MIN_LEVELS = 2;
/** As many as a row of keys has for one criterion. */
export const MAX_LEVELS = 5;
export const MAX_LEVEL_LABEL_LENGTH = 20;
export const MAX_LEVEL_REASON_LENGTH = 300;

const weight = z.number().int().min(1).max(100);
const points = z.number().int().min(0).max(100);

/**
 * One level of a criterion: what it is called, its points of the criterion (0–100, whatever the criterion weighs) and the
 * sentence of feedback that it brings; empty for none.
 */
const level = z.object({
  label: text(1, MAX_LEVEL_LABEL_LENGTH),
  points,
  reason: text(0, MAX_LEVEL_REASON_LENGTH).default(''),
});
export type RubricLevel = z.output<typeof level>;

const hasOwnNames = (levels: readonly { label: string }[]) =>
  new Set(levels.map(({ label }) => label)).size === levels.length;

/** A quiz's criteria with weights. Without `levels` a criterion has the usual ones, see `levelsOf`. */
export const rubricForm = z
  .array(
    z.object({
      name: text(1, 60),
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
      name: rawText(60),
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
  z.object({
    name: z.string(),
    weight: z.number().int(),
    levels: z.array(z.object({ label: z.string(), points: z.number().int(), reason: z.string() })).optional(),
  }),
);
export type RubricCriterion = z.output<typeof rubricView>[number];

/** The levels of a criterion whose author wrote none. */
export const USUAL_LEVELS: readonly RubricLevel[] = [
  { label: usualLevelsText.full, points: 100, reason: '' },
  { label: usualLevelsText.most, points: 75, reason: '' },
  { label: usualLevelsText.part, points: 50, reason: '' },
  { label: usualLevelsText.none, points: 0, reason: '' },
];

/** A criterion's levels, the best first. */
export const levelsOf = ({ levels }: Pick<RubricCriterion, 'levels'>): readonly RubricLevel[] =>
  (levels ?? USUAL_LEVELS).toSorted((one, other) => other.points - one.points);
