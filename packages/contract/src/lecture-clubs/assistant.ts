import { z } from 'zod';
import { text } from '../http/fields.ts';

/** What the assistant of a lecture club answers from: one study, all up to it, or all of the club. */
export const ASSISTANT_SCOPES = ['STUDY', 'SO_FAR', 'ALL'] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];
export const ASSISTANT_TONES = ['FRIENDLY', 'FORMAL', 'BRIEF'] as const;
export type AssistantTone = (typeof ASSISTANT_TONES)[number];

/** Settings of a lecture club's assistant (decisions, section 9). */
export const assistantFields = {
  isOn: z.boolean().default(true),
  /** What members call it; empty for the product's own name. */
  name: text(0, 20).default(''),
  tone: z.enum(ASSISTANT_TONES).default('FRIENDLY'),
  scope: z.enum(ASSISTANT_SCOPES).default('SO_FAR'),
  /** Whether it may answer what the materials do not hold. */
  beyondMaterials: z.boolean().default(false),
  /** Questions of one member a day. */
  dailyLimit: z.number().int().min(1).max(200).default(20),
};
export const assistant = z.object(assistantFields);
export type Assistant = z.output<typeof assistant>;
