import type { z } from 'zod';
import { codesOf } from '../http/codes.ts';
import { CLUB_TYPE_LABELS } from './club-type.ts';

/** As it is asked for. */
export const clubTypeChoice = codesOf('ClubType', CLUB_TYPE_LABELS);
/** As rows hold it. @alias */
export const clubTypeCode: z.ZodType<string> = clubTypeChoice;
