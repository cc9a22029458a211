import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import type { Audited } from '../../../kernel/audit/changes.ts';
import type { OrganisationRow } from './organisation.queries.ts';

/** What an uploaded logo was called, by its key. */
export type LogoNames = ReadonlyMap<string, string>;

/** A logo by its name; the end of its key tells two of one name apart. */
const logoText = (key: string | null, names: LogoNames) =>
  key === null ? null : `${names.get(key) ?? ''} (${key.slice(-6)})`;

/** Name, logos, colours, footer and menu, as the audit log keeps them. */
export const auditedBrand = (
  { name, colorPreset, logoGrounds, footer, useQuizClub, useLectureClub, useChatbot }: Organisation,
  { logo_key, dark_logo_key }: Pick<OrganisationRow, 'logo_key' | 'dark_logo_key'>,
  names: LogoNames,
): Audited => ({
  name,
  logo: logoText(logo_key, names),
  darkLogo: logoText(dark_logo_key, names),
  logoGrounds,
  colorPreset,
  footerKind: footer.kind,
  footerLines: footer.lines,
  address: footer.address ?? null,
  phone: footer.phone ?? null,
  relatedSites: (footer.relatedSites ?? []).map((site) => `${site.name} ${site.url}`),
  useQuizClub,
  useLectureClub,
  useChatbot,
});

/** How clubs are approved and people taken in. */
export const auditedOrganisation = ({
  needsClubApproval,
  usePostReplies,
  registrationAuthenticationType,
  loginNameType,
  loginMemberTypes,
  timeZone,
  jobGroupLabelType,
  studyOrderLabelType,
}: Organisation): Audited => ({
  needsClubApproval,
  usePostReplies,
  registrationAuthenticationType,
  loginNameType,
  loginMemberTypes,
  timeZone,
  jobGroupLabelType,
  studyOrderLabelType,
});
