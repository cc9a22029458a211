import { z } from 'zod';
import { isChatbotUrl } from './chatbot-url.ts';
import { isHttpUrl } from '../../http/http-url.ts';
import { LOGIN_NAME_TYPES } from './login-name-type.ts';
import { BRAND_COLOURS } from './brand-colours.ts';
import { footer, footerParts, type Footer } from './footer.ts';
import { oneLine } from './one-line.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from './time-zone.ts';

export const LOG_IN_TYPES = ['PASSWORD', 'OIDC'] as const;
export const REGISTRATION_TYPES = ['NONE', 'EMAIL', 'CODE'] as const;

/** Most characters of a tenant's name, of its logo (SVG) and of a place or member type that people choose. */
export const TENANT_LIMITS = { name: 100, logo: 100_000, choice: 40, choices: 100 } as const;

const PRESETS = Object.keys(BRAND_COLOURS);
const isPath = (value: string) => /^\/(?![/\\])/.test(value);
const labelType = z.string().regex(/^[A-Z][A-Z_]{0,39}$/);
const choices = z
  .array(oneLine(TENANT_LIMITS.choice))
  .max(TENANT_LIMITS.choices)
  .transform((all) => [...new Set(all)]);

/** What the columns of `tenants` hold that people, or those who run the installation, choose. */
export const tenantColumns = {
  name: oneLine(TENANT_LIMITS.name),
  logo_svg: z
    .string()
    .max(TENANT_LIMITS.logo)
    .regex(/^\s*<(?:svg|\?xml|!--)/)
    .refine((value) => value.trimEnd().endsWith('>')),
  home_url: z
    .string()
    .max(2000)
    .refine((value) => isPath(value) || isHttpUrl(value)),
  footer,
  color_preset: z.string().refine((value) => PRESETS.includes(value.toLowerCase())),
  login_types: z.array(z.enum(LOG_IN_TYPES)).transform((all) => [...new Set(all)]),
  login_member_types: choices.refine((all) => all.length > 0),
  organization_codes: choices,
  registration_authentication_type: z.enum(REGISTRATION_TYPES),
  login_name_type: z.enum(LOGIN_NAME_TYPES),
  job_group_label_type: labelType,
  study_order_label_type: labelType,
  chatbot_url: z
    .string()
    .max(2000)
    .refine((value) => value === '' || isChatbotUrl(value)),
  time_zone: z.string().refine(isTimeZone),
};

type Columns = typeof tenantColumns;
/** The same once it was read. */
export type TenantColumns = { -readonly [Name in keyof Columns]: z.output<Columns[Name]> };

/** Rings in the colour of the brand: the logo of whoever has none. */
export const DEFAULT_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f5bea"/>' +
  '<g fill="none" stroke="#fff" stroke-width="2.6"><circle cx="16" cy="12" r="5"/><circle cx="12" cy="19" r="5"/>' +
  '<circle cx="20" cy="19" r="5"/></g></svg>';

/** The parts of a footer that can be shown; whatever else was written is left out. */
export function readableFooter(value: unknown): Footer {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const part = <T>(schema: z.ZodType<T>, name: keyof typeof footerParts, otherwise: T) => {
    const read = schema.safeParse(given[name]);
    return read.success ? read.data : otherwise;
  };
  const optional = {
    address: part(footerParts.address, 'address', undefined),
    phone: part(footerParts.phone, 'phone', undefined),
    relatedSites: part(footerParts.relatedSites, 'relatedSites', undefined),
  };
  return {
    kind: part(footerParts.kind, 'kind', 'GENERIC'),
    lines: part(footerParts.lines, 'lines', []),
    ...(Object.fromEntries(Object.entries(optional).filter(([, one]) => one !== undefined)) as Partial<Footer>),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Ways in that are known: an unknown one opens nothing that was closed. */
const knownLogInTypes = (value: unknown) => LOG_IN_TYPES.filter((one) => listOf(value).includes(one));

/** What stands in for a value that its column may not hold. */
const STAND_INS: { readonly [Name in keyof TenantColumns]: (value: unknown, uri: string) => TenantColumns[Name] } = {
  name: (_, uri) => uri,
  logo_svg: () => DEFAULT_LOGO,
  home_url: () => '/',
  footer: readableFooter,
  color_preset: () => 'Blue',
  login_types: knownLogInTypes,
  login_member_types: () => ['MEMBER'],
  organization_codes: () => [],
  registration_authentication_type: () => 'EMAIL',
  login_name_type: () => 'NONE',
  job_group_label_type: () => 'JOB_GROUP',
  study_order_label_type: () => 'LECTURE',
  chatbot_url: () => '',
  time_zone: () => DEFAULT_TIME_ZONE,
};

/**
 * A tenant's columns as the product may use them, whatever somebody wrote by hand. A value that its column may not hold
 * is replaced, and `tell` hears the column's name.
 */
export function readTenantColumns(
  row: Readonly<Record<keyof TenantColumns, unknown>> & { readonly uri: string },
  tell: (column: keyof TenantColumns) => void,
): TenantColumns {
  const entries = (Object.keys(tenantColumns) as (keyof TenantColumns)[]).map((name) => {
    const read = tenantColumns[name].safeParse(row[name]);
    if (read.success) return [name, read.data];
    tell(name);
    return [name, STAND_INS[name](row[name], row.uri)];
  });
  return Object.fromEntries(entries) as TenantColumns;
}
