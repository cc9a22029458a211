import { z } from 'zod';
import { isHttpUrl } from '../../http/http-url.ts';
import { oneLine } from './one-line.ts';

export const FOOTER_KINDS = ['UNIVERSITY_A', 'UNIVERSITY_B', 'COMPANY', 'GENERIC'] as const;

/** Most characters of a line, lines and related sites of a footer. */
export const FOOTER_LIMITS = { line: 200, lines: 12, relatedSites: 12 } as const;

const line = oneLine(FOOTER_LIMITS.line);
const relatedSite = z.object({ name: line, url: z.string().max(2000).refine(isHttpUrl) });

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
