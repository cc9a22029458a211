import type { Tenant } from '../tenancy.ts';

export type Named = Pick<Tenant, 'name'>;

/** A mail of a tenant: its name stands before the subject; paragraphs are parted by blank lines. */
export const composeMail = ({ name }: Named, subject: string, ...paragraphs: readonly string[]) => ({
  subject: `[${name}] ${subject}`,
  text: `${paragraphs.join('\n\n')}\n`,
});
