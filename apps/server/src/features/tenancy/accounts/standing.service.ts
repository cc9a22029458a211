import { CONSENT_KINDS, CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import type { Unit } from '../../../kernel/unit.ts';
import { bannerView, findBanner } from '../banners/banners.public.ts';
import { findLatestPick, listAgreed } from './accounts.queries.ts';
import type { Standing } from './accounts.view.ts';

/** Of a guest nothing is asked. */
export const NOBODY: Standing = { beforeOnePick: null, dueConsents: [], banner: null };

type Member = Parameters<typeof listAgreed>[0];

async function dueConsentsOf(unit: Unit, member: Member) {
  const [agreed] = await unit.read(listAgreed(member));
  const isAgreed = (kind: string, version: string) =>
    agreed.some((one) => one.kind === kind && one.version === version);
  return CONSENT_KINDS.filter((kind) => !isAgreed(kind, CONSENT_VERSIONS[kind]));
}

/** What a member picked last, and which texts of today they are still to agree to: none where the session says so already. */
export async function standingOf(unit: Unit, memberId: string): Promise<Standing> {
  const member = { tenantId: unit.tenantId, memberId };
  const [[pick], [banner]] = await unit.read(findLatestPick(member), findBanner({ ...member, now: unit.now }));
  // Whoever logs in may have come with another's session.
  const hasAgreed = unit.me.memberId === memberId && unit.me.hasAgreed;
  const dueConsents = hasAgreed ? [] : await dueConsentsOf(unit, member);
  return { beforeOnePick: pick?.answer_sequence ?? null, dueConsents, banner: bannerView(banner) };
}
