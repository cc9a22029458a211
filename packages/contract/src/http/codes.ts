import { z } from 'zod';

/**
 * The codes of one table as the API document shows them: an enum with the name `id`, each code with its Korean label. What
 * takes one refuses others.
 */
export const codesOf = <const Code extends string>(
  id: string,
  labels: Readonly<Record<Code, string>>,
): z.ZodType<Code, Code> => {
  const codes = Object.keys(labels) as Code[];
  const described = codes.toSorted().map((code) => `\`${code}\` ${labels[code]}`);
  return z.enum(codes).meta({ id, description: described.join(' · ') });
};
