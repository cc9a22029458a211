import type { LoginNameType } from '@dure/contract/tenancy/tenants/login-name-type';
import type { ClubContent } from '../clubs/clubs.content.ts';
import type { DocumentContent, LinkContent } from '../contents/contents.content.ts';
import type { PersonContent } from '../people/people.content.ts';
import type { LoungeContent } from '../quizzes/lounge.content.ts';

/**
 * Shapes of the demo story: each area names its own beside the rows it writes. Days are counted from the day of the
 * first run in the tenant's time zone: 0 is that day, -12 is twelve days before it. Minutes are counted from that day's
 * midnight.
 */

export type FooterKind = 'UNIVERSITY_A' | 'UNIVERSITY_B' | 'COMPANY' | 'GENERIC';

export type FooterContent = {
  readonly kind: FooterKind;
  readonly lines: readonly string[];
  readonly address?: string;
  readonly phone?: string;
  readonly relatedSites?: readonly { readonly name: string; readonly url: string }[];
};

export type TenantContent = {
  readonly uri: string;
  readonly name: string;
  readonly preset: 'blue' | 'burgundy' | 'teal';
  readonly footer: FooterContent;
  readonly useQuizClub: boolean;
  readonly useLectureClub: boolean;
  readonly needsApproval: boolean;
  readonly registration: 'NONE' | 'EMAIL' | 'CODE';
  /** Whether people may be without an address; everybody has one where it is left out. */
  readonly loginNameType?: LoginNameType;
  /** Where its people belong, to choose from. */
  readonly organizationCodes?: readonly string[];
  /** Inline SVG. */
  readonly logo: string;
  readonly people: readonly PersonContent[];
  readonly clubs: readonly ClubContent[];
  readonly lounge: LoungeContent;
  readonly documents?: readonly DocumentContent[];
  readonly links?: readonly LinkContent[];
};
