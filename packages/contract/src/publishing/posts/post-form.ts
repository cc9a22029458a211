import { z } from 'zod';
import { code, instant, labels, rawText, sequence, text, uuid } from '../../http/fields.ts';
import { MAX_CODES, MAX_TAG_LENGTH, MAX_TAGS } from '../../limits/label-limits.ts';
import { PAYMENT_TYPE } from './post-codes.ts';
import {
  MAX_POST_DESCRIPTION_LENGTH,
  MAX_POST_TEXT_LENGTH,
  MAX_POST_TITLE_LENGTH,
  MAX_PRICE,
  MAX_PROVIDER_LENGTH,
  MAX_RELATED_QUIZZES,
  MAX_VIDEO_SECONDS,
  MAX_VIDEO_URL_LENGTH,
} from './post-limits.ts';
import { paymentType, postType } from './post-schemas.ts';

const codes = z
  .array(code)
  .max(MAX_CODES)
  .default([])
  .transform((all) => [...new Set(all)]);

/** What an author writes of an article or a video. */
export const postForm = z
  .object({
    contentType: postType,
    contentsName: text(1, MAX_POST_TITLE_LENGTH).describe('The title'),
    description: text(0, MAX_POST_DESCRIPTION_LENGTH).default(''),
    text: rawText(MAX_POST_TEXT_LENGTH)
      .default('')
      .describe('Markdown; of a video lines that begin with a time are its chapters'),
    provider: text(0, MAX_PROVIDER_LENGTH).default('').describe('Who offers it; empty: the organisation'),
    paymentType: paymentType.default(PAYMENT_TYPE.free),
    price: z.number().int().min(0).max(MAX_PRICE).default(0).describe('In won; of what is free it counts as 0'),
    recommendLevels: codes.describe('Codes of the levels that it is for'),
    recommendJobGroups: codes.describe('Codes of the job groups that it is for'),
    keywords: labels(MAX_TAGS, MAX_TAG_LENGTH).default([]).describe('Hashtags, without their sign'),
    imageKey: uuid.nullable().default(null).describe('Of its cover; null for none'),
    videoUrl: text(0, MAX_VIDEO_URL_LENGTH).default('').describe('Address of a film of YouTube or Vimeo'),
    videoKey: uuid.nullable().default(null).describe('Of the uploaded film; null for none'),
    captionsKey: uuid.nullable().default(null).describe('Of its captions; null for none'),
    runningSeconds: z
      .number()
      .int()
      .min(1)
      .max(MAX_VIDEO_SECONDS)
      .nullable()
      .default(null)
      .describe('How long the film takes; null where nobody knows'),
    quizSequences: z
      .array(sequence)
      .max(MAX_RELATED_QUIZZES)
      .default([])
      .transform((all) => [...new Set(all)])
      .describe('Quizzes that it leads to'),
    isPublished: z.boolean().default(false).describe('False keeps it as a draft that others do not see'),
    publishAt: instant
      .nullable()
      .default(null)
      .describe('From when on others see it; null: at once, or since when they do already'),
  })
  .meta({ id: 'PostForm' });
export type PostForm = z.output<typeof postForm>;
/** As it is sent. */
export type PostInput = z.input<typeof postForm>;
