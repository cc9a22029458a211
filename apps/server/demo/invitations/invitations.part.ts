import { loginNameNormal } from '@dure/contract/tenancy/accounts/login-names/login-name';
import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { storyUuid } from '../story-time.ts';
import { CLASS, INVITED, WITHOUT_ADDRESS } from './invitations.content.ts';

const DAYS = 14;
const MORNING = 9 * 60;
const KEPT = { INVITED: 'INVITED', EXPIRED: 'INVITED', PROPOSED: 'PROPOSED' } as const;

/** Accounts of people without an address; the codes of the first two still count. What they are nobody knows any more. */
const seedNamed: Part = async ({ transaction, tenant, at }) => {
  if ((tenant.loginNameType ?? 'NONE') === 'NONE') return;
  const { tenantId } = transaction;
  const ids = WITHOUT_ADDRESS.map(({ loginName }) => storyUuid(`${tenant.uri}/named/${loginName}`));
  const madeAt = at(-3, MORNING);
  await transaction.change(
    build.insertInto('members').values(
      WITHOUT_ADDRESS.map(({ nickname, loginName }, index) => ({
        tenant_id: tenantId,
        member_id: ids[index]!,
        login_name: loginName,
        login_name_normal: loginNameNormal(loginName),
        password_hash: '',
        nickname,
        student_number: /^\d+$/.test(loginName) ? loginName : null,
        organization_code: tenant.organizationCodes?.[0] ?? '',
        roles: sql<string[]>`'{ROLE_USER}'::text[]`,
        created_at: madeAt,
        last_used_at: madeAt,
      })),
    ),
  );
  await transaction.change(
    build.insertInto('one_time_codes').values(
      ids.slice(0, 2).map((memberId) => ({
        tenant_id: tenantId,
        member_id: memberId,
        code_hash: storyUuid(`${tenant.uri}/code/${memberId}`),
        created_by: memberIdOf(tenant, 'manager'),
        created_at: madeAt,
        valid_until: at(DAYS - 3, MORNING),
      })),
    ),
  );
};

/** Whom the organisation invited, in every state, people without an address, and a class code. */
export const seedInvitations: Part = async (story) => {
  const { transaction, tenant, at, sequences } = story;
  await seedNamed(story);
  const { tenantId } = transaction;
  const [manager, instructor] = [memberIdOf(tenant, 'manager'), memberIdOf(tenant, 'instructor')];
  const joined = tenant.people.find(({ role }) => role === 'USER')!;
  const rows = INVITED.map((one) => {
    const isProposed = one.state === 'PROPOSED' || one.state === 'DECLINED';
    const isEnded = one.state === 'WITHDRAWN' || one.state === 'DECLINED';
    const invitedAt = at(-one.daysAgo, MORNING);
    return {
      email: one.email,
      name: one.name,
      student_number: one.studentNumber ?? null,
      status: one.state in KEPT ? KEPT[one.state as keyof typeof KEPT] : one.state,
      invited_by: isProposed ? instructor : manager,
      mailed_at: isProposed ? null : invitedAt,
      created_at: invitedAt,
      valid_until: at(DAYS - one.daysAgo),
      ended_at: isEnded ? at(2 - one.daysAgo, MORNING) : null,
      member_id: null as string | null,
    };
  });
  const before = at(-91, MORNING);
  rows.push({
    email: joined.email,
    name: joined.nickname,
    student_number: joined.studentNumber ?? null,
    status: 'JOINED',
    invited_by: manager,
    mailed_at: before,
    created_at: before,
    valid_until: at(DAYS - 91),
    ended_at: at(-90),
    member_id: memberIdOf(tenant, joined.key),
  });
  const idOf = (email: string) => storyUuid(`${tenant.uri}/invitation/${email}`);
  await transaction.change(
    build.insertInto('invitations').values(
      rows.map((row) => ({
        ...row,
        tenant_id: tenantId,
        invitation_id: idOf(row.email),
        email_normal: row.email,
        organization_code: tenant.organizationCodes?.[0] ?? '',
        role: 'ROLE_USER',
        batch_id: storyUuid(`${tenant.uri}/batch/${row.created_at.getTime()}`),
      })),
    ),
  );
  const club = sequences.get(tenant.clubs.find(({ lecture }) => !lecture)!.key)!;
  await transaction.change(
    build.insertInto('invitation_clubs').values(
      INVITED.filter(({ state }) => state === 'INVITED' || state === 'PROPOSED').map(({ email }) => ({
        tenant_id: tenantId,
        invitation_id: idOf(email),
        club_sequence: club,
      })),
    ),
  );
  const code = { tenant_id: tenantId, class_code_id: storyUuid(`${tenant.uri}/class-code`) };
  await transaction.change(
    build.insertInto('class_codes').values({
      ...code,
      code: CLASS.code,
      name: CLASS.name,
      places: CLASS.people.length,
      needs_list: true,
      created_by: manager,
      created_at: at(-1, MORNING),
      valid_until: at(DAYS),
    }),
  );
  await transaction.change(
    build.insertInto('class_code_people').values(
      CLASS.people.map(({ name, studentNumber }) => ({
        ...code,
        name,
        student_number: studentNumber,
        organization_code: tenant.organizationCodes?.[0] ?? '',
      })),
    ),
  );
};
