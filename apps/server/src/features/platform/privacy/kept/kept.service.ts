import type { ConsentKind } from '@dure/contract/tenancy/accounts/consents';
import { DATA_GROUPS } from '@dure/contract/platform/privacy/data-groups';
import type { Unit } from '../../../../kernel/unit.ts';
import { findHasPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { groupWords } from '../registry/data-groups.text.ts';
import { personalTables } from '../registry/registry.ts';
import { tableWords } from '../registry/tables.text.ts';
import { countRows, listConsents } from './kept.queries.ts';

/** What the member may take along: the rest is said in words alone. */
const given = personalTables.filter(([, data]) => data.given !== undefined);

/** What is kept about the caller, by what it is for, with how much of it there is; and what they agreed to. */
export async function getPrivacy(unit: Unit) {
  const { tenantId, memberId } = unit;
  const of = { tenantId, memberId };
  const [consents, [own], ...counts] = await unit.read(
    listConsents(of),
    findHasPassword(of),
    ...given.map(([table, data]) => countRows(table, data, of)),
  );
  const parts = given.map(([table, { group }], index) => ({
    group,
    title: tableWords[table]!,
    count: counts[index]![0]!.count,
  }));
  return {
    groups: DATA_GROUPS.map((group) => ({
      group,
      ...groupWords[group],
      parts: parts
        .filter((part) => part.group === group && part.count > 0)
        .map(({ title, count }) => ({ title, count })),
    })),
    consents: consents.map(({ kind, version, agreed_at }) => ({
      kind: kind as ConsentKind,
      version,
      agreedAt: agreed_at.toISOString(),
    })),
    hasPassword: own!.has_password,
  };
}
