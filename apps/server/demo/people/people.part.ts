import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';
import { CODES } from './codes.ts';
import type { PersonContent, PersonKey, TenantContent } from '../tenants/tenants.content.ts';
import { storyUuid, type At } from '../story-time.ts';

const ROLES: Record<PersonContent['role'], string[]> = {
  USER: ['ROLE_USER'],
  INSTRUCTOR: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  MANAGER: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
};

export const memberIdOf = ({ uri }: TenantContent, key: PersonKey): string => storyUuid(`${uri}/${key}`);

export function nicknameOf({ people }: TenantContent, key: PersonKey): string {
  return people.find((person) => person.key === key)!.nickname;
}

export async function seedCodes(transaction: Transaction): Promise<void> {
  const row = (kind: string, position: number, code: string | number, name: string, parent: string | null = null) => ({
    tenant_id: transaction.tenantId,
    kind,
    code: String(code),
    name,
    parent_code: parent,
    position,
  });
  await transaction.change(
    build
      .insertInto('codes')
      .values([
        ...CODES.jobGroups.map(({ code, name }, index) => row('JOB_GROUP', index, code, name)),
        ...CODES.jobs.map(({ code, name, group }, index) => row('JOB', index, code, name, group)),
        ...CODES.levels.map(({ code, name }, index) => row('JOB_LEVEL', index, code, name)),
      ]),
  );
}

export async function seedPeople(transaction: Transaction, tenant: TenantContent, passwordHash: string, at: At) {
  await transaction.change(
    build.insertInto('members').values(
      tenant.people.map(({ key, email, nickname, role }) => ({
        tenant_id: transaction.tenantId,
        member_id: memberIdOf(tenant, key),
        email,
        email_normal: email.toLowerCase(),
        password_hash: passwordHash,
        nickname,
        roles: sql`${ROLES[role]}::text[]`,
        created_at: at(-90),
      })),
    ),
  );
}
