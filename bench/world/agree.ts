import type pg from 'pg';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';

/** Everybody agrees to the texts of today: whoever did not is refused by most calls. */
export const agreeAll = (owner: pg.Client) =>
  owner.query(
    `insert into consents (tenant_id, member_id, kind, version, agreed_at)
     select tenant_id, member_id, kind, version, now()
     from members cross join json_each_text($1) as text (kind, version)
     on conflict do nothing`,
    [JSON.stringify(CONSENT_VERSIONS)],
  );
