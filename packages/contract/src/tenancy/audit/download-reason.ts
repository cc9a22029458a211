import { z } from 'zod';
import { text } from '../../http/fields.ts';
import { MAX_DOWNLOAD_NOTE_LENGTH } from './audit-limits.ts';
import { DOWNLOAD_REASONS } from './download-reasons.ts';

/**
 * In the query of every download of a manager that holds personal data. The access log keeps both; those whom it is about
 * are told the reason without the note.
 */
export const downloadReason = {
  reason: z.enum(DOWNLOAD_REASONS),
  note: text(0, MAX_DOWNLOAD_NOTE_LENGTH).default('').describe('The reason in words; required with `OTHER`'),
};
