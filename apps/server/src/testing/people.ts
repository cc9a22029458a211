import { hashPassword } from '../features/tenancy/accounts/passwords/hashing.ts';
import { CONSENT_VERSIONS } from '@dure/contract/tenancy/accounts/consents';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import pg from 'pg';
import { build } from '../kernel/database/build.ts';
import type { Role } from '../kernel/session/session.ts';
import { insertConsents } from '../features/tenancy/accounts/registration/registration.queries.ts';
import type { TestServer } from './server.ts';

const FOOTER = { kind: 'GENERIC', lines: ['두레대학교'] };

/** Makes a tenant with the codes that clubs use; answers its id. Host names: `dure` is the default, others `<uri>.localhost`. */
export async function makeTenant(
  { owner }: TestServer,
  uri = 'dure',
  settings: { needsApproval?: boolean; registration?: 'NONE' | 'EMAIL' | 'CODE' } = {},
): Promise<string> {
  const tenantId = uuidv7();
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(
      `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, needs_club_approval,
         registration_authentication_type)
       values ($1, $2, $3, '<svg xmlns="http://www.w3.org/2000/svg"/>', $4, 'Blue', $5, $6)`,
      [tenantId, uri, `${uri} 대학교`, FOOTER, settings.needsApproval ?? true, settings.registration ?? 'NONE'],
    );
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    await client.query(
      `insert into codes (tenant_id, kind, code, name, parent_code, position) values
       ($1, 'JOB_GROUP', '0100', '기획', null, 1), ($1, 'JOB_GROUP', '0200', '디자인', null, 2),
       ($1, 'JOB_GROUP', '0300', '개발', null, 3), ($1, 'JOB_GROUP', '0400', '엔지니어링', null, 4),
       ($1, 'JOB', '0301', '백엔드', '0300', 1), ($1, 'JOB', '0101', '서비스 기획', '0100', 2),
       ($1, 'JOB_LEVEL', '1', '레벨 1', null, 1), ($1, 'JOB_LEVEL', '2', '레벨 2', null, 2)`,
      [tenantId],
    );
  } finally {
    await client.end();
  }
  return tenantId;
}

const ROLES: Record<'member' | 'instructor' | 'manager', Role[]> = {
  member: ['ROLE_USER'],
  instructor: ['ROLE_USER', 'ROLE_INSTRUCTOR'],
  manager: ['ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER'],
};

export interface Person {
  readonly memberId: string;
  readonly nickname: string;
  readonly email: string;
  readonly token: string;
}

/** Whoever was made has none; hashing one takes long, so a file does it once. */
export const givePassword = ({ database }: TestServer, tenantId: string, { memberId }: Person, passwordHash: string) =>
  database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('members')
        .set({ password_hash: passwordHash })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId),
    ),
  );

/** As whoever registered by the texts of today. */
export const agreeToAll = ({ services }: Pick<TestServer, 'services'>, tenantId: string, memberId: string) =>
  services.database.transaction(tenantId, (transaction) =>
    transaction.change(insertConsents(tenantId, memberId, CONSENT_VERSIONS, services.clock.now())),
  );

/** Makes an account that has agreed to all, and logs it in. */
export async function makePerson(
  server: TestServer,
  tenantId: string,
  role: keyof typeof ROLES,
  nickname: string = role,
): Promise<Person> {
  const person = await makeStranger(server, tenantId, role, nickname);
  await agreeToAll(server, tenantId, person.memberId);
  return person;
}

/** The same of an account that others made: it has agreed to nothing yet. */
export async function makeStranger(
  { services }: TestServer,
  tenantId: string,
  role: keyof typeof ROLES,
  nickname: string = role,
): Promise<Person> {
  const memberId = uuidv7();
  const email = `${memberId}@dure.test`;
  const roles = ROLES[role];
  const now = services.clock.now();
  await services.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('members').values({
        tenant_id: tenantId,
        member_id: memberId,
        email,
        email_normal: email,
        email_verified_at: now,
        password_hash: '',
        nickname,
        roles: sql`${roles}::text[]`,
        created_at: now,
      }),
    ),
  );
  const claims = { memberType: 'MEMBER', memberId, nickname, roles, tenantUUID: tenantId };
  return { memberId, nickname, email, token: await services.tokens.issueMember(claims, now) };
}

/** The person with a token of the present moment, once the clock has passed the end of their first one. */
export async function logInAgain(
  { services }: TestServer,
  tenantId: string,
  person: Person,
  role: keyof typeof ROLES = 'member',
): Promise<Person> {
  const { memberId, nickname } = person;
  const claims = { memberType: 'MEMBER', memberId, nickname, roles: ROLES[role], tenantUUID: tenantId };
  return { ...person, token: await services.tokens.issueMember(claims, services.clock.now()) };
}

export type PeopleByRole = Readonly<Record<'member' | 'instructor' | 'manager', Person>>;

/** Somebody of each role in a tenant of their own; all log in with `password`. */
export async function makePeopleWithPassword(
  server: TestServer,
  password: string,
): Promise<{ tenantId: string; people: PeopleByRole }> {
  const tenantId = await makeTenant(server);
  const make = (role: keyof PeopleByRole) => makePerson(server, tenantId, role);
  const people = { member: await make('member'), instructor: await make('instructor'), manager: await make('manager') };
  const passwordHash = await hashPassword(password);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('members').set({ password_hash: passwordHash }).where('tenant_id', '=', tenantId),
    ),
  );
  return { tenantId, people };
}
