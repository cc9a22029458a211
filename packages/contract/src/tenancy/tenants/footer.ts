import { z } from 'zod';
import { isHttpUrl } from '../../http/http-url.ts';
import { footerText } from './footer.text.ts';
import { oneLine } from './one-line.ts';

export const FOOTER_KINDS = ['UNIVERSITY_A', 'UNIVERSITY_B', 'COMPANY', 'GENERIC'] as const;

/** Most characters of a line, lines, related sites and characters of an address of a footer. */
export const FOOTER_LIMITS = { line: 200, lines: 12, relatedSites: 12, url: 2000 } as const;

const line = oneLine(FOOTER_LIMITS.line);
/** A browser reads more as an address than a database does: a tab in it, `https:host`, a backslash. */
const WRITTEN_OUT = /^https?:\/\/[^/?#@\s\\]+(?:[/?#][^\s\\]*)?$/;
const siteUrl = z
  .string()
  .max(FOOTER_LIMITS.url)
  .refine((value) => WRITTEN_OUT.test(value) && isHttpUrl(value), footerText.url);
const relatedSite = z.object({ name: line, url: siteUrl });

/** Which parts each kind shows beside its lines. */
export const FOOTER_PARTS = {
  UNIVERSITY_A: [],
  UNIVERSITY_B: [],
  COMPANY: ['address', 'phone'],
  GENERIC: ['address', 'phone', 'relatedSites'],
} as const satisfies Record<(typeof FOOTER_KINDS)[number], readonly string[]>;

/** What each part of a footer may hold. */
export const footerParts = {
  kind: z.enum(FOOTER_KINDS),
  lines: z.array(line).max(FOOTER_LIMITS.lines),
  address: line.optional(),
  phone: line.optional(),
  relatedSites: z.array(relatedSite).max(FOOTER_LIMITS.relatedSites).optional(),
};

export const footer = z.object(footerParts).meta({ id: 'TenantFooter' });
/** The footer of a tenant: a kind, its lines, and for the generic university kind address, phone and related sites. */
export type Footer = z.output<typeof footer>;
