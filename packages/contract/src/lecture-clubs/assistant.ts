import { z } from 'zod';
import { text } from '../http/fields.ts';
import { ASSISTANT_SCOPES, ASSISTANT_TONES } from './assistant-choices.ts';

/** Settings of a lecture club's assistant (decisions, section 9). */
export const assistantFields = {
  isOn: z.boolean().default(true),
  /** What members call it; empty for the product's own name. */
  name: text(0, 20).default(''),
  tone: z.enum(ASSISTANT_TONES).default('FRIENDLY'),
  scope: z.enum(ASSISTANT_SCOPES).default('SO_FAR'),
  /** Whether it may answer what the materials do not hold. */
  beyondMaterials: z.boolean().default(false),
  /** Whether members get a hint first, and the answer when they ask for it. */
  hintsFirst: z.boolean().default(false),
  /** Questions of one member a day. */
  dailyLimit: z.number().int().min(1).max(200).default(20),
};
export const assistant = z.object(assistantFields);
export type Assistant = z.output<typeof assistant>;
