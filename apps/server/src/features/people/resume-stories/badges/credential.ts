import { createHash } from 'node:crypto';
import type { ClubRecord } from '../proofs/club-record.ts';

/** Who signs: a tenant at its own site. */
export interface Issuer {
  readonly site: string;
  readonly name: string;
}

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

export const issuerId = ({ site }: Issuer): string => `${site}/api/v1/badges/issuer`;
export const keyUri = ({ site }: Issuer, keyId: string): string => `${site}/api/v1/badges/keys/${keyId}`;

/** The organisation as the issuer of badges. */
export const issuerProfile = (issuer: Issuer) => ({
  id: issuerId(issuer),
  type: ['Profile'],
  name: issuer.name,
  url: issuer.site,
});

const [VERSION, VARIANT] = ['8', '8'];

/** A UUID (RFC 9562, version 8) that is the same for the same parts, and tells nothing of them. */
export function uuidOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    VERSION + hex.slice(13, 16),
    VARIANT + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

export interface Earner {
  readonly tenantId: string;
  readonly memberId: string;
  readonly nickname: string;
}

/** What stands in whole seconds, as a token counts time. */
const toSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/**
 * That somebody went through a club to the end, as an Open Badges 3.0 credential. It tells no grade: what is signed cannot be
 * taken back, and a public page can.
 */
export function credentialOf(
  issuer: Issuer,
  { tenantId, memberId, nickname }: Earner,
  club: ClubRecord,
  words: string,
) {
  return {
    '@context': CONTEXT,
    id: `urn:uuid:${uuidOf('badge', tenantId, memberId, club.clubSequence)}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: club.clubName,
    issuer: issuerProfile(issuer),
    validFrom: toSeconds(club.finishedAt).toISOString().replace('.000Z', 'Z'),
    credentialSubject: {
      id: `urn:uuid:${uuidOf('earner', tenantId, memberId)}`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityHash: nickname, identityType: 'name', hashed: false }],
      achievement: {
        id: `urn:uuid:${uuidOf('achievement', tenantId, club.clubSequence)}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: club.clubName,
        description: words,
        criteria: { narrative: words },
      },
    },
  };
}
export type Credential = ReturnType<typeof credentialOf>;
