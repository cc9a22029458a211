import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { PersonContent, PersonKey } from './people.content.ts';
import type { TenantContent } from '../tenants/tenants.content.ts';
import type { Part } from '../part.ts';
import { storyUuid } from '../story-time.ts';

const ROLES: Record<PersonContent['role'], string[]> = {
  USER: ['ROLE_USER'],
  INSTRUCTOR: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  MANAGER: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
};

export const memberIdOf = ({ uri }: TenantContent, key: PersonKey): string => storyUuid(`${uri}/${key}`);

export function nicknameOf({ people }: TenantContent, key: PersonKey): string {
  return people.find((person) => person.key === key)!.nickname;
}

export const seedPeople: Part = async ({ transaction, tenant, passwordHash, at }) => {
  await transaction.change(
    build.insertInto('members').values(
      tenant.people.map(({ key, email, nickname, role, studentNumber = null }, index) => ({
        tenant_id: transaction.tenantId,
        member_id: memberIdOf(tenant, key),
        email,
        email_normal: email.toLowerCase(),
        email_verified_at: at(0),
        password_hash: passwordHash,
        nickname,
        student_number: studentNumber,
        organization_code: tenant.organizationCodes?.[index % tenant.organizationCodes.length] ?? '',
        roles: sql`${ROLES[role]}::text[]`,
        created_at: at(-90),
      })),
    ),
  );
};
