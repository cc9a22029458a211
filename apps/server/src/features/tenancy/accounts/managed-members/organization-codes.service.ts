import type * as endpoints from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import type { OrganizationCodes } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import type { FieldError } from '@dure/contract/http/envelope';
import type { z } from 'zod';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { organizationText as text } from './managed-members.text.ts';
import { keepPlaces, listPlaces, PLACED, renamePlaces } from './organization-codes.queries.ts';

type Wished = z.output<(typeof endpoints.saveOrganizationCodes)['body']>;

const view = (rows: RowsOf<ReturnType<typeof listPlaces>>): OrganizationCodes => ({
  codes: rows.map(({ code, member_count }) => ({ code, memberCount: member_count ?? 0 })),
});

export async function listOrganizationCodes(unit: Unit): Promise<OrganizationCodes> {
  const [rows] = await unit.read(listPlaces(unit.tenantId));
  return view(rows);
}

/** Each place stands there once, and is what was there at most once. */
function checkPlaces({ seen, codes }: Wished): void {
  const faults = codes.flatMap(({ code, was }, at): FieldError[] => {
    const path = `codes.${at}.code`;
    if (codes.findIndex((one) => one.code === code) < at) return [{ path, message: text.twice }];
    const isKnown = was === null || (seen.includes(was) && codes.findIndex((one) => one.was === was) === at);
    return isKnown ? [] : [{ path, message: text.unknown }];
  });
  if (faults.length > 0) refuseFields(faults);
}

/** Keeps the places; who belongs to one that is called otherwise now belongs to it as before. */
export async function saveOrganizationCodes(unit: Unit, wished: Wished): Promise<OrganizationCodes> {
  const { tenantId, services } = unit;
  checkPlaces(wished);
  const { seen, codes } = wished;
  const renamed = codes.flatMap(({ code, was }) => (was === null || was === code ? [] : [{ was, code }]));
  const saved = await unit.write(async (transaction) => {
    const order = codes.map(({ code }) => code);
    const isKept = (await transaction.first(keepPlaces(seen, order)))?.is_kept;
    if (isKept && renamed.length > 0)
      for (const table of PLACED) await transaction.change(renamePlaces(table, tenantId, renamed));
    const now = view(await transaction.rows(listPlaces(tenantId)));
    if (!isKept) refuse('staleVersion', { data: now });
    unit.record(transaction, { action: 'organizationCodes', before: { codes: seen }, after: { codes: order } });
    return now;
  });
  services.tenants.forget();
  return saved;
}
