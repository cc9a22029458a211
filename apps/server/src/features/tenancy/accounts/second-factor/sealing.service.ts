import { SecretLost } from '../../../../kernel/secrets/secret-box.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { listSealed, sealFactorAnew } from './second-factor.queries.ts';

const AT_ONCE = 500;

/** Whom a sealed secret belongs to: moved to another row it does not open. */
export const ownerOf = (tenantId: string, memberId: string): string => `${tenantId}/${memberId}`;

/** The secret of a member's app; undefined where the installation has no longer what sealed it. */
export function openSecret({ secrets }: Pick<Services, 'secrets'>, tenantId: string, memberId: string, sealed: string) {
  try {
    return secrets.open(sealed, ownerOf(tenantId, memberId));
  } catch (error) {
    if (error instanceof SecretLost) return undefined;
    throw error;
  }
}

/** Seals anew what an older key sealed, so that it may go. */
export async function sealFactorsAnew(services: Pick<Services, 'secrets' | 'database'>, tenantId: string) {
  const { secrets, database } = services;
  for (let after: string | undefined; ;) {
    const [rows] = await database.read(tenantId, listSealed(tenantId, after, AT_ONCE));
    const outdated = rows.filter(({ sealed_secret }) => secrets.isOutdated(sealed_secret));
    const anew = outdated.flatMap(({ member_id, sealed_secret }) => {
      const secret = openSecret(services, tenantId, member_id, sealed_secret);
      return secret === undefined
        ? []
        : [sealFactorAnew(tenantId, member_id, sealed_secret, secrets.seal(secret, ownerOf(tenantId, member_id)))];
    });
    if (anew.length > 0) await database.transaction(tenantId, (transaction) => transaction.all(...anew));
    after = rows.at(-1)?.member_id;
    if (rows.length < AT_ONCE) return;
  }
}
