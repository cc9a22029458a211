import { z } from 'zod';
import { text } from '../../http/fields.ts';
import { ASSISTANT_SCOPES, ASSISTANT_TONES } from './assistant-choices.ts';
import { MAX_ASSISTANT_NAME_LENGTH, MAX_DAILY_QUESTIONS } from './lecture-club-limits.ts';

/** Settings of a lecture club's assistant (decisions, section 9). */
export const assistantFields = {
  isOn: z.boolean(),
  name: text(0, MAX_ASSISTANT_NAME_LENGTH).describe("What members call it; empty for the product's own name"),
  tone: z.enum(ASSISTANT_TONES),
  scope: z.enum(ASSISTANT_SCOPES),
  beyondMaterials: z.boolean().describe('Whether it may answer what the materials do not hold'),
  hintsFirst: z.boolean().describe('Whether members get a hint first, and the answer when they ask for it'),
  dailyLimit: z.number().int().min(1).max(MAX_DAILY_QUESTIONS).describe('Questions of one member a day'),
};

/** The same in a club that is submitted: what is left out is as most clubs have it. */
export const assistant = z
  .object({
    isOn: assistantFields.isOn.default(true),
    name: assistantFields.name.default(''),
    tone: assistantFields.tone.default('FRIENDLY'),
    scope: assistantFields.scope.default('SO_FAR'),
    beyondMaterials: assistantFields.beyondMaterials.default(false),
    hintsFirst: assistantFields.hintsFirst.default(false),
    dailyLimit: assistantFields.dailyLimit.default(20),
  })
  .meta({ id: 'Assistant' });
export type Assistant = z.output<typeof assistant>;
