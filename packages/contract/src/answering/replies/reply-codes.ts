import type { z } from 'zod';
import { codesOf } from '../../http/codes.ts';
import { REPLY_STATUS_LABELS } from './reply-status.ts';

export const replyStatusCode: z.ZodType<string> = codesOf('ReplyStatus', REPLY_STATUS_LABELS);
