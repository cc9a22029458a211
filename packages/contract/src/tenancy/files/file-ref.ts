import { z } from 'zod';

/** A file that is attached to something; its size in bytes. */
export const fileRef = z
  .object({ key: z.uuid(), name: z.string(), size: z.number().int() })
  .meta({ id: 'AttachedFile' });
export type FileRef = z.output<typeof fileRef>;
