import { importJWK, SignJWT } from 'jose';
import { Readable } from 'node:stream';
import type { Download } from '../../../../kernel/http/route.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findLinkBehind } from '../links/links.queries.ts';
import { hashOf } from '../links/hash.ts';
import { listFinishedClubs, listProofs, listRecordedAnswers } from '../proofs/proofs.queries.ts';
import { recordsOf } from '../proofs/records.ts';
import { listNodes, type OfResume } from '../resume-stories.queries.ts';
import { badgeText as text } from './badges.text.ts';
import { credentialOf, issuerProfile, issuerId, keyUri, type Issuer } from './credential.ts';
import { replacedAt } from './key-change.service.ts';
import { findEarner, listBadgeKeys } from './keys.queries.ts';
import { BADGE_ALGORITHM, signingKey } from './keys.service.ts';

const issuerOf = ({ services, tenant }: Unit): Issuer => ({
  site: services.mail.siteOf(tenant.uri),
  name: tenant.name,
});

function fileOf(name: string, contentType: string, content: string): Download {
  const bytes = Buffer.from(content);
  return { name, contentType, byteSize: bytes.length, stream: Readable.from([bytes]) };
}

async function badgeOf(unit: Unit, of: OfResume, clubSequence: number): Promise<Download> {
  const [[earner], clubs, answers] = await unit.read(findEarner(of), listFinishedClubs(of), listRecordedAnswers(of));
  const record = recordsOf(clubs, answers).find((one) => one.clubSequence === clubSequence);
  if (!record || !earner) return refuse('notFound');
  const issuer = issuerOf(unit);
  const { keyId, jwk } = await signingKey(unit);
  const credential = credentialOf(issuer, { ...of, nickname: earner.nickname }, record, text.criteria(issuer.name));
  const token = await new SignJWT(credential)
    .setProtectedHeader({ alg: BADGE_ALGORITHM, kid: keyUri(issuer, keyId), typ: 'JWT' })
    .setIssuer(issuerId(issuer))
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(await importJWK(jwk, BADGE_ALGORITHM));
  return fileOf(text.fileName(record.clubName), 'application/jwt', token);
}

export const downloadResumeBadge = (unit: Unit, clubSequence: number): Promise<Download> =>
  badgeOf(unit, { tenantId: unit.tenantId, memberId: unit.memberId }, clubSequence);

/** Of a club alone that the open link shows as proof. */
export async function downloadShownBadge(unit: Unit, secret: string, clubSequence: number): Promise<Download> {
  const { tenantId, now } = unit;
  const link = await unit.first(findLinkBehind(tenantId, hashOf(secret)));
  if (!link || link.withdrawn_at !== null || link.expires_at <= now) return refuse('notFound');
  const of = { tenantId, memberId: link.member_id };
  const [proofs, nodes] = await unit.read(listProofs(of), listNodes(of));
  const isShown =
    proofs.some((row) => row.club_sequence === clubSequence) &&
    nodes.some((row) => row.club_sequence === clubSequence && row.quiz_sequence === null);
  return isShown ? badgeOf(unit, of, clubSequence) : refuse('notFound');
}

/** As tokens count time. */
const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const publicKeys = async (unit: Unit) => {
  const [rows] = await unit.read(listBadgeKeys(unit.tenantId));
  return rows.map(({ key_id: keyId, public_key: key, created_at }, index) => {
    const ended = replacedAt(rows, index);
    const jwk = {
      ...(JSON.parse(key) as object),
      kid: keyUri(issuerOf(unit), keyId),
      alg: BADGE_ALGORITHM,
      use: 'sig',
      iat: secondsOf(created_at),
      ...(ended && { replacedAt: secondsOf(ended) }),
    };
    return { keyId, jwk };
  });
};

export async function getBadgeKeys(unit: Unit): Promise<Download> {
  const keys = (await publicKeys(unit)).map(({ jwk }) => jwk);
  return fileOf('keys.json', 'application/json', JSON.stringify({ keys }));
}

export async function getBadgeKey(unit: Unit, wanted: string): Promise<Download> {
  const found = (await publicKeys(unit)).find(({ keyId }) => keyId === wanted);
  return found ? fileOf('key.json', 'application/json', JSON.stringify(found.jwk)) : refuse('notFound');
}

export async function getBadgeIssuer(unit: Unit): Promise<Download> {
  await unit.settle();
  return fileOf('issuer.json', 'application/json', JSON.stringify(issuerProfile(issuerOf(unit))));
}
