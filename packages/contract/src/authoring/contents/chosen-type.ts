import { z } from 'zod';
import { CONTENT_TYPES } from './content-type.ts';

/** Must be chosen; left out or empty, as forms send it, it is refused with the sentence of the specification. */
export const chosenType = z
  .enum(['', ...CONTENT_TYPES])
  .optional()
  .transform((chosen) => chosen || undefined);
