import type { z } from 'zod';
import { codesOf } from '../http/codes.ts';
import { ANSWER_STATUS_LABELS } from './answer-status.ts';

export const answerStatusCode: z.ZodType<string> = codesOf('AnswerStatus', ANSWER_STATUS_LABELS);
