import { z } from 'zod';

/** A person as others see them. */
export const person = z
  .object({ memberUUID: z.uuid(), nickname: z.string(), profileImageUrl: z.string() })
  .meta({ id: 'Person' });
export type Person = z.output<typeof person>;
