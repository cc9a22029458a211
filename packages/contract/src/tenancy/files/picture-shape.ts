import { z } from 'zod';

/**
 * What is known of a kept picture before it has loaded: its size in pixels, and the mean colour along its edge.
 * A picture that does not fill its place stands on that colour (`#rrggbb`; null where its edge shows through).
 */
export const pictureShape = z
  .object({
    width: z.number().int().min(1).describe('Pixels'),
    height: z.number().int().min(1).describe('Pixels'),
    edgeColour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable()
      .describe('Mean colour along its edge, for the room around it; null where the edge shows through'),
  })
  .meta({ id: 'PictureShape' });
export type PictureShape = z.output<typeof pictureShape>;

/** The shape of `clubImageUrl`; null where a club has no picture of its own, or it has not been measured yet. */
export const clubImageShape = pictureShape
  .nullable()
  .describe('Of the picture at `clubImageUrl`; null where the club has none of its own, or it is not measured yet');
