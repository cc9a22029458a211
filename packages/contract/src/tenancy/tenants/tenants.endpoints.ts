import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { LOGIN_NAME_TYPES } from './login-name-type.ts';
import { footer } from './footer.ts';
import { LOGO_THEMES } from './presets.ts';

const yesNo = z.enum(['YES', 'NO']);

/** What everybody may know of a tenant: brand, menu flags and ways to log in. */
export const tenantBrand = z
  .object({
    tenantId: z.uuid(),
    tenantUri: z.string(),
    tenantName: z.string(),
    logoUrl: z.string(),
    darkLogoUrl: z.string().describe('For the dark theme; the same where there is one logo'),
    logoGrounds: z.array(z.enum(LOGO_THEMES)).describe('Themes in which the logo stands on a ground of its own'),
    homeUrl: z.string(),
    colorPreset: z.string(),
    footer,
    jobGroupLabelType: z.string(),
    studyOrderLabelType: z.string(),
    loginTypes: z.array(z.string()),
    tenantLoginMemberTypes: z.array(z.string()),
    tenantOrganizationCodes: z.array(z.string()),
    registrationAuthenticationType: z.string(),
    loginNameType: z.enum(LOGIN_NAME_TYPES),
    lectureClubUseYn: yesNo,
    quizClubUseYn: yesNo,
    chatbotUseYn: yesNo,
    chatbotUrl: z.string().describe('Empty: the built-in page'),
    timeZone: z.string(),
  })
  .meta({ id: 'TenantBrand' });
export type TenantBrand = z.output<typeof tenantBrand>;

export const getGuestTenant = endpoint({
  name: 'getGuestTenant',
  method: 'GET',
  path: '/guest/tenants/{tenant}',
  summary: 'Brand, menu flags and log-in ways of a tenant, with a guest token; sets the guest cookie for guests',
  audience: 'guest',
  params: z.object({ tenant: z.string().max(63) }),
  response: tenantBrand.extend({ guestToken: z.string() }),
});

const codeItem = z.object({ code: z.string(), name: z.string() }).meta({ id: 'CodeItem' });
export type CodeItem = z.output<typeof codeItem>;
export const namedItem = codeItem;

const offeredCode = codeItem
  .extend({ isRetired: z.boolean().describe('It is chosen no more, and keeps its name where it is used') })
  .meta({ id: 'OfferedCode' });
export type OfferedCode = z.output<typeof offeredCode>;

export const listCodes = endpoint({
  name: 'listCodes',
  method: 'GET',
  path: '/api/v1/codes',
  summary: 'Job groups, jobs (with their job group) and levels of the tenant, in order, retired ones last',
  audience: 'guest',
  response: z.object({
    jobGroups: z.array(offeredCode),
    jobs: z.array(offeredCode.extend({ jobGroup: z.string() })),
    jobLevels: z.array(offeredCode),
  }),
});
