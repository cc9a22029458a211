import { z } from 'zod';

/** The newest notice whose banner stands for somebody. */
export const noticeBanner = z
  .object({ noticeSequence: z.number().int(), title: z.string() })
  .meta({ id: 'NoticeBanner' });
export type NoticeBanner = z.output<typeof noticeBanner>;
