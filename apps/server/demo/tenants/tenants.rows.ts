import type pg from 'pg';
import { storyUuid } from '../story-time.ts';
import type { TenantContent } from './tenants.content.ts';

export const tenantIdOf = ({ uri }: TenantContent) => storyUuid(uri);

/** Tenants are made by the owner of the database: no other role may. */
export async function insertTenant(owner: pg.Client, tenant: TenantContent, createdAt: Date): Promise<void> {
  await owner.query(
    `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, use_quiz_club, use_lecture_club,
       needs_club_approval, registration_authentication_type, login_name_type, organization_codes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      tenantIdOf(tenant),
      tenant.uri,
      tenant.name,
      tenant.logo,
      tenant.footer,
      tenant.preset,
      tenant.useQuizClub,
      tenant.useLectureClub,
      tenant.needsApproval,
      tenant.registration,
      tenant.loginNameType ?? 'NONE',
      tenant.organizationCodes ?? [],
      createdAt,
    ],
  );
}
