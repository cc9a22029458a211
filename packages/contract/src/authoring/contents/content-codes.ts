import type { z } from 'zod';
import { codesOf } from '../../http/codes.ts';
import { CONTENT_TYPE_LABELS } from './contents.text.ts';

export const contentTypeCode: z.ZodType<string> = codesOf('ContentType', CONTENT_TYPE_LABELS);
