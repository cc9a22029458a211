import { z } from 'zod';
import { instant, sequence, text } from '../../http/fields.ts';
import { postForm } from '../posts/post-form.ts';
import { MAX_LECTURER_LENGTH, MAX_PLACE_LENGTH, MAX_SEMINAR_CAPACITY } from './seminar-limits.ts';
import { placeType, seminarType } from '../codes/seminar-schemas.ts';

/** What a holder writes of a seminar: what any card has, and when and where it is. */
export const seminarForm = postForm
  .pick({
    contentsName: true,
    description: true,
    text: true,
    provider: true,
    paymentType: true,
    price: true,
    recommendLevels: true,
    recommendJobGroups: true,
    keywords: true,
    imageKey: true,
  })
  .extend({
    contentType: seminarType,
    seminarStartDate: instant,
    seminarEndDate: instant,
    seminarPlaceType: placeType,
    seminarPlace: text(0, MAX_PLACE_LENGTH)
      .default('')
      .describe('Where people meet; of what is online alone it may be empty'),
    lecturerName: text(0, MAX_LECTURER_LENGTH).default('').describe('Who speaks; empty: the holder'),
    participantCount: z.number().int().min(1).max(MAX_SEMINAR_CAPACITY).describe('How many may come'),
  })
  .meta({ id: 'SeminarForm' });

/** The same of a new one, which may come of what somebody wished for. */
export const newSeminarForm = seminarForm
  .extend({
    wishSequence: sequence.nullable().default(null).describe('Of the wish that the holder plans it for; null for none'),
  })
  .meta({ id: 'NewSeminarForm' });
export type NewSeminarForm = z.output<typeof newSeminarForm>;
export type SeminarForm = z.output<typeof seminarForm>;
/** As it is sent. */
export type SeminarInput = z.input<typeof seminarForm>;
