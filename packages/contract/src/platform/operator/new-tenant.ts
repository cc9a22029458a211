import { z } from 'zod';
import { nickname } from '../../tenancy/accounts/nickname-field.ts';
import { newPassword } from '../../tenancy/accounts/password-rules.ts';
import { text } from '../../http/fields.ts';
import { PRESET_NAMES } from '../../tenancy/tenants/brand-colours.ts';
import { typedLine } from '../../tenancy/tenants/one-line.ts';
import { REGISTRATION_TYPES, TENANT_LIMITS } from '../../tenancy/tenants/tenant-columns.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../tenancy/tenants/time-zone.ts';
import { operatorText } from './operator.text.ts';

/** First labels of host names that lead to the default tenant, or to no tenant at all. */
const TAKEN_LABELS = ['www', 'localhost'];

/** The address of a tenant: the first label of its host name. */
const tenantUri = text(1, 63)
  .pipe(z.string().regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, operatorText.uriShape))
  .refine((uri) => !TAKEN_LABELS.includes(uri), operatorText.uriReserved);

export const EMAIL_LENGTH = 254;

/** Who manages a tenant first. */
export const firstManager = { email: text(1, EMAIL_LENGTH).pipe(z.email()), nickname };

/** What a tenant begins with, and who manages it first. Without a password they are invited: a link lets them choose one. */
export const newTenant = z.object({
  name: typedLine(TENANT_LIMITS.name),
  uri: tenantUri.describe('First label of its host name'),
  timeZone: text(1, 60).refine(isTimeZone, operatorText.timeZone).default(DEFAULT_TIME_ZONE),
  colorPreset: z.enum(PRESET_NAMES).default('Blue').describe('Its colours'),
  registrationAuthenticationType: z
    .enum(REGISTRATION_TYPES)
    .default('EMAIL')
    .describe('How people who register prove their address'),
  manager: z
    .object({
      ...firstManager,
      password: newPassword.optional().describe('Without one they are invited'),
    })
    .describe('Who manages it first'),
});
export type NewTenant = z.output<typeof newTenant>;

/** How the first manager gets in: by the password that was given, by a mail, or by a link that is told once. */
export const MANAGER_WAYS = ['PASSWORD', 'MAIL', 'LINK'] as const;

export const madeTenant = z
  .object({
    siteUrl: z.string().describe('Where its people open it'),
    manager: z
      .object({
        email: z.string(),
        way: z.enum(MANAGER_WAYS).describe('How they come in'),
        link: z.string().nullable().describe('Shown once: whoever opens it chooses the password'),
        linkUntil: z.iso.datetime().nullable().describe('End of the invitation'),
      })
      .describe('Who manages it first'),
  })
  .meta({ id: 'MadeTenant' });
export type MadeTenant = z.output<typeof madeTenant>;
