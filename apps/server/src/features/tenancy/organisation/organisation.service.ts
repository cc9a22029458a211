import type * as endpoints from '@dure/contract/tenancy/organisation/organisation.endpoints';
import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { organisationFieldText } from '@dure/contract/tenancy/organisation/organisation.text';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { brandOf, tenantBrandView } from '../tenants/tenants.public.ts';
import { auditedOrganisation } from './audited.ts';
import { findOrganisation, findTimeZone, keepOrganisation, type ChangedColumns } from './organisation.queries.ts';
import { organisationView } from './organisation.view.ts';

type Wished = z.output<(typeof endpoints.saveOrganisation)['body']>;

export async function getOrganisation(unit: Unit): Promise<Organisation> {
  return organisationView((await unit.first(findOrganisation(unit.tenantId)))!);
}

/** Keeps some columns over the version that was seen: the rows before and after. Whoever saw an older one is refused with the current. */
export async function keepColumns(transaction: Transaction, seen: number, changed: ChangedColumns) {
  const find = findOrganisation(transaction.tenantId);
  const before = (await transaction.first(find))!;
  const kept = await transaction.first(keepOrganisation(changed, seen));
  const after = (await transaction.first(find))!;
  if (kept?.version === null) refuse('staleVersion', { data: organisationView(after) });
  return { before, after };
}

/** Once its change has committed: the organisation as it stands, and as pages show it from now on. */
export async function saved(unit: Unit, organisation: Organisation) {
  const { tenants } = unit.services;
  tenants.forget();
  const tenant = await tenants.find(unit.tenant.uri);
  return { organisation, brand: tenant ? tenantBrandView(tenant) : brandOf(unit) };
}

/** Changes how clubs are approved and people taken in. */
export async function saveOrganisation(unit: Unit, { version, ...wished }: Wished) {
  const { timeZone } = wished;
  if (timeZone !== unit.tenant.time_zone && !(await unit.first(findTimeZone(timeZone))))
    refuseFields([{ path: 'timeZone', message: organisationFieldText.timeZone }]);
  const organisation = await unit.write(async (transaction) => {
    const { before, after } = await keepColumns(transaction, version, {
      needs_club_approval: wished.needsClubApproval,
      use_post_replies: wished.usePostReplies,
      registration_authentication_type: wished.registrationAuthenticationType,
      login_name_type: wished.loginNameType,
      login_member_types: wished.loginMemberTypes,
      time_zone: timeZone,
      job_group_label_type: wished.jobGroupLabelType,
      study_order_label_type: wished.studyOrderLabelType,
    });
    const now = organisationView(after);
    unit.record(transaction, {
      action: 'organisationSettings',
      before: auditedOrganisation(organisationView(before)),
      after: auditedOrganisation(now),
    });
    return now;
  });
  return saved(unit, organisation);
}
