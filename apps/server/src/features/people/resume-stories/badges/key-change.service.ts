import type { BadgeKeys } from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { badgeKeyOwner } from './key-owner.ts';
import { insertBadgeKey, listBadgeKeys as keyRows } from './keys.queries.ts';
import { lockKeys, newKey } from './keys.service.ts';

type KeyRow = RowsOf<ReturnType<typeof keyRows>>[number];

/** When each key ended: with the next one, which stands before it. */
export const replacedAt = (rows: readonly KeyRow[], index: number): Date | null => rows[index - 1]?.created_at ?? null;

const viewOf = (rows: readonly KeyRow[]): BadgeKeys => ({
  keys: rows.map((row, index) => ({
    keyId: row.key_id,
    createdAt: row.created_at.toISOString(),
    replacedAt: replacedAt(rows, index)?.toISOString() ?? null,
  })),
});

export async function listBadgeKeys(unit: Unit): Promise<BadgeKeys> {
  const [rows] = await unit.read(keyRows(unit.tenantId));
  return viewOf(rows);
}

/** Signs with a new key from now on. The old one stays published: what it signed is still true. */
export async function changeBadgeKey(
  unit: Unit,
  { keyId, reason }: { readonly keyId: string; readonly reason: string },
): Promise<BadgeKeys> {
  const { tenantId, services } = unit;
  // Nobody but a manager has a key made, which takes a tenth of a second; no transaction is held meanwhile.
  await unit.settle();
  const made = await newKey();
  return unit.write(async (transaction) => {
    await transaction.rows(lockKeys(tenantId));
    const [before] = await transaction.rows(keyRows(tenantId));
    if (before?.key_id !== keyId) return refuse('conflict');
    const sealedKey = services.secrets.seal(JSON.stringify(made.jwk), badgeKeyOwner(tenantId));
    // The newest signs: no two began at one moment.
    const now = new Date(Math.max(unit.now.getTime(), before.created_at.getTime() + 1));
    await transaction.change(
      insertBadgeKey(tenantId, { keyId: made.keyId, publicKey: made.publicKey, sealedKey, now }),
    );
    unit.record(transaction, {
      action: 'badgeKeyChanged',
      reason,
      before: { badgeKey: keyId },
      after: { badgeKey: made.keyId },
    });
    return viewOf(await transaction.rows(keyRows(tenantId)));
  });
}
