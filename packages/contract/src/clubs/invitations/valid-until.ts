import { instant } from '../../http/fields.ts';
import { MAX_INVITATION_DAYS } from './invitation-limits.ts';

/** When an invitation or a class code ends. */
export const validUntil = instant.describe(`When it ends, at most ${MAX_INVITATION_DAYS} days from now`);
