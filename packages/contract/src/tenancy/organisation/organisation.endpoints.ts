import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { labels, seenVersion, text } from '../../http/fields.ts';
import { LOGIN_NAME_TYPES } from '../tenants/login-name-type.ts';
import { PRESET_NAMES } from '../tenants/brand-colours.ts';
import { STUDY_ORDER_TYPES } from '../tenants/study-order.text.ts';
import { CODE_NAMES_TYPES } from '../tenants/code-names.text.ts';
import { FOOTER_LIMITS, footer, footerParts } from '../tenants/footer.ts';
import { oneLine, typedLine } from '../tenants/one-line.ts';
import { LOGO_THEMES, presets } from '../tenants/presets.ts';
import { REGISTRATION_TYPES, TENANT_LIMITS } from '../tenants/tenant-columns.ts';
import { tenantBrand } from '../tenants/tenants.endpoints.ts';
import { isTimeZone } from '../tenants/time-zone.ts';
import { MAX_LOGO_BYTES } from './organisation-limits.ts';
import { organisationFieldText } from './organisation.text.ts';
import { readablePreset } from './readable-preset.ts';

const footerLine = typedLine(FOOTER_LIMITS.line);

const organisation = z
  .object({
    name: z.string(),
    colorPreset: z.enum(PRESET_NAMES),
    logoUrl: z.string().describe('The uploaded logo, or the drawn one'),
    hasLogo: z.boolean().describe('Whether a logo was uploaded'),
    darkLogoUrl: z.string().describe('For the dark theme; the same as `logoUrl` where there is none'),
    hasDarkLogo: z.boolean().describe('Whether one was uploaded for the dark theme'),
    logoGrounds: z.array(z.enum(LOGO_THEMES)),
    footer,
    useQuizClub: z.boolean(),
    useLectureClub: z.boolean(),
    useChatbot: z.boolean(),
    quizClubCount: z.number().int().describe('Clubs that the menu hides without quiz clubs'),
    lectureClubCount: z.number().int().describe('Clubs that the menu hides without lecture clubs'),
    needsClubApproval: z.boolean(),
    usePostReplies: z.boolean(),
    registrationAuthenticationType: z.enum(REGISTRATION_TYPES),
    loginNameType: z.enum(LOGIN_NAME_TYPES),
    loginMemberTypes: z.array(z.string()).describe('What people who register choose from'),
    organizationCodes: z.array(z.string()),
    timeZone: z.string(),
    jobGroupLabelType: z.enum(CODE_NAMES_TYPES),
    studyOrderLabelType: z.enum(STUDY_ORDER_TYPES),
    version: z.number().int(),
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.output<typeof organisation>;

/** The organisation as it stands now, and what pages that are open show of it. */
const savedOrganisation = z.object({ organisation, brand: tenantBrand });

export const getOrganisation = endpoint({
  name: 'getOrganisation',
  method: 'GET',
  path: '/api/manager/v1/organisation',
  summary: 'How the organisation presents itself and takes people in',
  audience: 'manager',
  response: organisation,
});

/** What becomes of a logo for which no file is sent. */
export const LOGO_WISHES = ['KEEP', 'REMOVE'] as const;
const logoFile = { maxCount: 1, maxBytes: MAX_LOGO_BYTES, accept: ['image'] } as const;

export const saveBrand = endpoint({
  name: 'saveBrand',
  method: 'PUT',
  path: '/api/manager/v1/organisation/brand',
  summary: 'Name, logos, colours, footer and menu of the organisation; everybody sees them with their next page',
  audience: 'manager',
  files: { logo: logoFile, darkLogo: logoFile },
  body: z.object({
    name: typedLine(TENANT_LIMITS.name),
    colorPreset: readablePreset(presets),
    logoWish: z.enum(LOGO_WISHES).default('KEEP').describe('Where no file `logo` is sent'),
    darkLogoWish: z.enum(LOGO_WISHES).default('KEEP').describe('Where no file `darkLogo` is sent'),
    logoGrounds: z
      .array(z.enum(LOGO_THEMES))
      .max(LOGO_THEMES.length)
      .transform((all) => LOGO_THEMES.filter((theme) => all.includes(theme))),
    footer: footer.extend({
      lines: z.array(footerLine).max(FOOTER_LIMITS.lines),
      address: footerLine.optional(),
      phone: footerLine.optional(),
      relatedSites: footerParts.relatedSites,
    }),
    useQuizClub: z.boolean(),
    useLectureClub: z.boolean(),
    useChatbot: z.boolean(),
    version: seenVersion,
  }),
  response: savedOrganisation,
  errors: ['staleVersion'],
});

export const saveOrganisation = endpoint({
  name: 'saveOrganisation',
  method: 'PUT',
  path: '/api/manager/v1/organisation',
  summary: 'How the organisation approves clubs and takes people in, its time zone, and what it calls its codes',
  audience: 'manager',
  body: z.object({
    needsClubApproval: z.boolean(),
    usePostReplies: z.boolean(),
    registrationAuthenticationType: z.enum(REGISTRATION_TYPES),
    loginNameType: z.enum(LOGIN_NAME_TYPES),
    loginMemberTypes: labels(TENANT_LIMITS.choices, TENANT_LIMITS.choice)
      .refine((all) => all.length > 0, organisationFieldText.memberTypes)
      .pipe(z.array(oneLine(TENANT_LIMITS.choice))),
    jobGroupLabelType: z.enum(CODE_NAMES_TYPES),
    studyOrderLabelType: z.enum(STUDY_ORDER_TYPES),
    timeZone: text(1, 60).refine(isTimeZone, organisationFieldText.timeZone),
    version: seenVersion,
  }),
  response: savedOrganisation,
  errors: ['staleVersion'],
});
