import type { z } from 'zod';
import { codesOf } from '../../http/codes.ts';
import { ABOUT_LABELS } from './about-status.ts';
import { CLUB_STATUS_LABELS } from './club-status.ts';

export const clubStatusCode: z.ZodType<string> = codesOf('ClubStatus', CLUB_STATUS_LABELS);
export const aboutStatusCode: z.ZodType<string> = codesOf('ClubAboutStatus', ABOUT_LABELS);
