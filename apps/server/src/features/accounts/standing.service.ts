import { CONSENT_KINDS, CONSENT_VERSIONS } from '@dure/contract/accounts/consents';
import type { Unit } from '../../kernel/unit.ts';
import { findLatestPick, listAgreed } from './accounts.queries.ts';
import type { Standing } from './accounts.view.ts';

/** Of a guest nothing is asked. */
export const NOBODY: Standing = { beforeOnePick: null, dueConsents: [] };

/** What a member picked last, and which texts of today they are still to agree to. */
export async function standingOf(unit: Unit, memberId: string): Promise<Standing> {
  const of = { tenantId: unit.tenantId, memberId };
  const [[pick], agreed] = await unit.read(findLatestPick(of), listAgreed(of));
  const isAgreed = (kind: string, version: string) =>
    agreed.some((one) => one.kind === kind && one.version === version);
  return {
    beforeOnePick: pick?.answer_sequence ?? null,
    dueConsents: CONSENT_KINDS.filter((kind) => !isAgreed(kind, CONSENT_VERSIONS[kind])),
  };
}
