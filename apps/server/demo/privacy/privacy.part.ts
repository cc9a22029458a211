import { CONSENT_KINDS, CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import type { LookKind } from '@dure/contract/platform/privacy/look-kinds';
import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { At } from '../story-time.ts';

/** What whoever leads a club looked at: days before the first run, and minutes of that day. */
const LOOKS: readonly { readonly kind: LookKind; readonly day: number; readonly minute: number }[] = [
  { kind: 'roster', day: -9, minute: 562 },
  { kind: 'export', day: -6, minute: 1023 },
  { kind: 'roster', day: -2, minute: 611 },
];

/** Agreed to the text before this one: whoever logs in as them is asked for the new one. */
const AGREED_BEFORE = { uri: 'saero', key: 'member8', kind: 'PRIVACY', version: '2026-11-22' };

/** Nobody agrees to a text that is not there yet: on the day it came, or 90 days before the first run. */
export const agreedAt = (version: string, at: At): Date =>
  new Date(Math.max(at(-90).getTime(), Math.min(Date.parse(`${version}T00:00:00+09:00`), at(0).getTime())));

/** What everybody agreed to, and that clubs' leaders opened their rosters. */
export const seedPrivacy: Part = async ({ transaction, tenant, at, sequences }) => {
  const { tenantId: tenant_id } = transaction;
  const consents = tenant.people.flatMap(({ key }) =>
    CONSENT_KINDS.map((kind) => {
      const isBefore = tenant.uri === AGREED_BEFORE.uri && key === AGREED_BEFORE.key && kind === AGREED_BEFORE.kind;
      const version = isBefore ? AGREED_BEFORE.version : CONSENT_VERSIONS[kind];
      return { tenant_id, member_id: memberIdOf(tenant, key), kind, version, agreed_at: agreedAt(version, at) };
    }),
  );
  const looks = tenant.clubs.flatMap(({ key, leader }) =>
    LOOKS.map(({ kind, day, minute }) => ({
      tenant_id,
      seen_by: memberIdOf(tenant, leader),
      kind,
      club_sequence: sequences.get(key)!,
      member_id: null,
      seen_on: at(day),
      seen_at: at(day, minute),
    })),
  );
  await transaction.all(build.insertInto('consents').values(consents), build.insertInto('data_looks').values(looks));
};
