import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { USUAL_POINTS } from '@dure/contract/people/points/point-kinds';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { Gate } from '../../../kernel/http/gate.ts';
import { routes } from '../../../routes.ts';
import { hashPassword } from '../../tenancy/accounts/accounts.public.ts';
import { testAi } from '../../../testing/ai/ai.ts';
import { multipart } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { givePassword, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { rowHashes } from '../../../testing/row-hashes.ts';
import { name, NAMED } from '../../publishing/mentors/mentors.test-help.ts';
import { done, openSeminar, seminarOf, SEMINARS } from '../../publishing/seminars/seminars.test-help.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

/** Every administrative call leaves an entry in the audit log, or changes nothing: tried on all that there are. */
const PASSWORD = 'correct horse battery';
let server: TestServer;
let owner: pg.Client;
let tenantId: string;
let manager: Person;
let member: Person;
let other: Person;
let third: Person;
let twin: Person;
let same: Person;
/** Has no address of mail. */
let unaddressed: Person;
let club: number;
let version: number;
/** An invitation of each of these states. */
const invitations = { PROPOSED: uuidv7(), INVITED: uuidv7(), DECLINED: uuidv7() };
const classCodeId = uuidv7();
/** Given up by the queue. */
const jobId = uuidv7();

beforeAll(async () => {
  server = await startTestServer({ ai: testAi() });
  await server.services.jobs.start([]);
  owner = new pg.Client(server.owner);
  await owner.connect();
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  member = await makePerson(server, tenantId, 'member');
  other = await makePerson(server, tenantId, 'member');
  third = await makePerson(server, tenantId, 'member');
  twin = await makePerson(server, tenantId, 'member');
  same = await makePerson(server, tenantId, 'member');
  unaddressed = await makePerson(server, tenantId, 'member');
  await owner.query(
    `update members set email = null, email_normal = null, email_verified_at = null,
       login_name = '20261004', login_name_normal = '20261004' where tenant_id = $1 and member_id = $2`,
    [tenantId, unaddressed.memberId],
  );
  await owner.query(
    `insert into totp_factors (tenant_id, member_id, sealed_secret, started_at, last_step) values ($1, $2, '', now(), 0)`,
    [tenantId, other.memberId],
  );
  await logIn(member);
  const instructor = await makePerson(server, tenantId, 'instructor');
  ({ clubSequence: club } = await makeClub(server, tenantId, { creator: instructor, status: '0100' }));
  const about = await server.call({ url: `/api/v1/clubs/${club}/about`, token: manager.token });
  ({ version } = about.body.data as { version: number });
  await owner.query(
    `insert into codes (tenant_id, kind, code, name, parent_code, position) values ($1, 'JOB', '0302', '백앤드', '0300', 2)`,
    [tenantId],
  );
  await owner.query(
    `insert into class_codes (tenant_id, class_code_id, code, name, places, needs_list, created_by, created_at, valid_until)
     values ($1, $2, '7K4P29', '1반', 30, false, $3, now(), now() + interval '10 years')`,
    [tenantId, classCodeId, manager.memberId],
  );
  await owner.query(
    `insert into pgboss.job (id, name, state, group_id, completed_on) values ($1, 'push', 'failed', $2, now())`,
    [jobId, tenantId],
  );
  await owner.query(
    `insert into mails (tenant_id, mail_id, recipient, subject, body, created_at, useful_until, next_try_at, failure)
     values ($1, $2, 'someone@class.test', '알림', '', now(), now() + interval '10 years', now() + interval '1 hour', '451')`,
    [tenantId, uuidv7()],
  );
  for (const [status, id] of Object.entries(invitations))
    await owner.query(
      `insert into invitations (tenant_id, invitation_id, email, email_normal, name, organization_code, role, status,
         invited_by, batch_id, created_at, valid_until, ended_at)
       values ($1, $2, $3, $3, '이나래', '', 'ROLE_USER', $4, $5, $2, now(), now() + interval '10 years',
         case $4 when 'DECLINED' then now() end)`,
      [tenantId, id, `${status.toLowerCase()}@class.test`, status, manager.memberId],
    );
});
afterAll(() => owner.end());

/** With a password, so that there is a session to end. */
async function logIn(person: Person): Promise<void> {
  await givePassword(server, tenantId, person, await hashPassword(PASSWORD));
  const payload = { email: person.email, password: PASSWORD };
  const { body } = await server.call({ method: 'POST', url: '/api/v1/accounts/login', payload });
  expect(body.code).toBe('0000');
}

/** A call of each that changes something, or that only tries something. A new call has no place here, and is refused. */
interface Sample {
  readonly path?: Record<string, number | string>;
  readonly body: object;
  readonly tries?: true;
  /** A table that is read. */
  readonly file?: string;
}
const organisationVersion = async () => {
  const { body } = await server.call({ url: '/api/manager/v1/organisation', token: manager.token });
  return (body.data as { version: number }).version;
};
const NOTICE = {
  title: '점검 안내',
  text: '내일 점검합니다.',
  ways: ['BELL', 'BANNER'],
  bannerUntil: '2026-11-29T00:00:00Z',
};
/** A notice that is scheduled, with its banner. */
async function scheduled() {
  const payload = { ...NOTICE, audience: {}, sendAt: '2026-11-28T00:00:00Z', noticeKey: uuidv7() };
  const { body } = await server.call({ method: 'POST', url: '/api/manager/v1/notices', token: manager.token, payload });
  return { noticeSequence: (body.data as { noticeSequence: number }).noticeSequence };
}
const SAMPLES: Readonly<Record<string, () => Sample | Promise<Sample>>> = {
  addCode: () => ({ body: { kind: 'JOB_LEVEL', parentCode: null, name: '레벨 3' } }),
  changeCode: () => ({
    path: { kind: 'JOB', code: '0101' },
    body: { name: '기획자', isRetired: true, version: 0 },
  }),
  deleteCode: () => ({ path: { kind: 'JOB_LEVEL', code: '3' }, body: {} }),
  orderCodes: () => ({
    body: { kind: 'JOB_LEVEL', parentCode: null, seen: ['1', '2', '3'], codes: ['2', '1', '3'] },
  }),
  cancelNotice: async () => ({ path: await scheduled(), body: {} }),
  endNoticeBanner: async () => ({ path: await scheduled(), body: {} }),
  sendNotice: () => ({ body: { ...NOTICE, audience: {}, noticeKey: uuidv7() } }),
  tryNotice: () => ({ body: NOTICE }),
  closeClassCode: () => ({ path: { classCodeId }, body: {} }),
  createClassCode: () => ({ body: { name: '2반', places: 30, validUntil: '2026-12-11T00:00:00Z' } }),
  decideClubApproval: () => ({ path: { clubSequence: club }, body: { decision: 'APPROVE', version } }),
  decideInvitations: () => ({ body: { invitationIds: [invitations.PROPOSED], decision: 'DECLINE' } }),
  decideSeminarEstablishment: async () => {
    const { seminarId } = await done(
      server,
      manager,
      'POST',
      SEMINARS,
      seminarOf({ seminarStartDate: '2026-12-11T00:00:00Z', seminarEndDate: '2026-12-11T02:00:00Z' }),
    );
    await done(server, manager, 'POST', `${SEMINARS}/${seminarId}/establishment`);
    return { path: { seminarId: seminarId! }, body: { decision: 'OPEN' } };
  },
  placeSeminarBanner: async () => {
    const seminarId = await openSeminar(
      server,
      { holder: manager, manager },
      { seminarStartDate: '2026-12-11T00:00:00Z', seminarEndDate: '2026-12-11T02:00:00Z' },
    );
    const { version: seen } = await done(server, manager, 'GET', `${SEMINARS}/${seminarId}`);
    const banner = { position: 1, from: '2026-12-01T00:00:00Z', until: '2026-12-05T00:00:00Z' };
    return { path: { seminarId }, body: { banner, version: seen } };
  },
  nameMentor: () => ({ path: { memberUri: manager.memberId }, body: { ...NAMED, level: '1' } }),
  withdrawMentor: async () => {
    const mentor = await makePerson(server, tenantId, 'instructor');
    await name(server, manager, mentor, { level: '1' });
    return { path: { memberUri: mentor.memberId }, body: {} };
  },
  changeBadgeKey: async () => {
    const keyId = 'aaaaaaaa';
    await owner.query(
      `insert into badge_keys (tenant_id, key_id, public_key, sealed_key, created_at) values ($1, $2, '{}', '', now())`,
      [tenantId, keyId],
    );
    return { body: { keyId, reason: '새 학기' } };
  },
  endMemberSessions: () => ({ path: { memberUUID: member.memberId }, body: {} }),
  issueOneTimeCodes: () => ({ body: { memberUUIDs: [unaddressed.memberId] } }),
  invitePeople: () => ({
    body: {
      rows: [{ no: 1, name: '김가온', email: 'gaon@class.test', studentNumber: '', organizationCode: '' }],
      role: 'ROLE_USER',
      validUntil: '2026-12-11T00:00:00Z',
      confirmed: true,
    },
  }),
  lockMembers: () => ({
    body: { memberUUIDs: [third.memberId], isLocked: true, reason: '기기를 잃어버림', until: '2026-12-11T00:00:00Z' },
  }),
  mailMembers: () => ({ body: { memberUUIDs: [member.memberId], subject: '안내', text: '오늘 서버를 점검합니다.' } }),
  mergeJobs: async () => {
    const { body } = await server.call({ url: '/api/manager/v1/codes', token: manager.token });
    const versionOf = (name: string) =>
      (body.data as { codes: { code: string; version: number }[] }).codes.find(({ code }) => code === name)!.version;
    return {
      path: { code: '0302' },
      body: { into: '0301', version: versionOf('0302'), intoVersion: versionOf('0301') },
    };
  },
  undoJobMerge: () => ({ path: { code: '0302' }, body: {} }),
  mergeMembers: () => ({
    path: { memberUUID: twin.memberId },
    body: { keptUUID: same.memberId, reason: '같은 사람' },
  }),
  undoMemberMerge: async () => {
    const { body } = await server.call({
      url: `/api/manager/v1/members/${same.memberId}/merges`,
      token: manager.token,
    });
    const [merge] = (body.data as { contents: { mergeSequence: number }[] }).contents;
    return { path: { mergeSequence: merge!.mergeSequence }, body: { reason: '다른 사람이었음' } };
  },
  readInviteeSheet: () => ({ body: {}, file: '이름,이메일\n김가온,gaon@class.test\n', tries: true }),
  renewInvitations: () => ({
    body: { invitationIds: [invitations.DECLINED], validUntil: '2026-12-11T00:00:00Z' },
  }),
  retryJob: () => ({ path: { jobId }, body: {} }),
  retryMails: () => ({ body: {} }),
  resetMemberSecondFactor: () => ({ path: { memberUUID: other.memberId }, body: { reason: '휴대폰을 잃어버림' } }),
  saveAiSettings: () => ({
    body: {
      engine: 'BUILT_IN',
      protocol: 'openai',
      baseUrl: '',
      model: '',
      apiKey: 'a-key-to-keep',
      inputPrice: 1000,
      outputPrice: 3000,
      monthlyCap: 60_000,
      stopsAtCap: true,
      version: 0,
    },
  }),
  saveChatbotSettings: () => ({ body: { isOn: false, chatbotUrl: '', version: 0 } }),
  saveInvitationSettings: () => ({ body: { instructorsInvite: true, version: 0 } }),
  saveBrand: async () => ({
    body: {
      name: '두레 대학',
      colorPreset: 'Green',
      logoGrounds: [],
      footer: { kind: 'GENERIC', lines: ['두레'] },
      useQuizClub: true,
      useLectureClub: false,
      useChatbot: true,
      version: await organisationVersion(),
    },
  }),
  saveOrganisation: async () => ({
    body: {
      needsClubApproval: false,
      usePostReplies: false,
      registrationAuthenticationType: 'EMAIL',
      loginMemberTypes: ['MEMBER', '교직원'],
      timeZone: 'Asia/Tokyo',
      jobGroupLabelType: 'MAJOR',
      studyOrderLabelType: 'WEEK',
      loginNameType: 'MANAGER',
      version: await organisationVersion(),
    },
  }),
  saveOidcSettings: () => ({
    body: {
      isOffered: false,
      issuer: 'https://id.example.test',
      clientId: 'dure',
      provesAddresses: false,
      version: 0,
    },
  }),
  saveOrganizationCodes: () => ({ body: { seen: [], codes: [{ code: '공대', was: null }] } }),
  savePointSettings: () => ({ body: { amounts: { ...USUAL_POINTS, join: 20 }, version: 0 } }),
  saveRetention: () => ({
    body: { mailDays: 60, invitationDays: 90, noticeDays: 200, conversationDays: null, version: 0 },
  }),
  saveSecuritySettings: () => ({ body: { managersNeedSecondFactor: true, version: 0 } }),
  setMemberLock: () => ({
    path: { memberUUID: other.memberId },
    body: { isLocked: true, reason: '기기를 잃어버림' },
  }),
  setMemberRole: () => ({
    path: { memberUUID: member.memberId },
    body: { role: 'ROLE_INSTRUCTOR', previousRole: 'ROLE_USER' },
  }),
  testAiSettings: () => ({
    body: { engine: 'INSTALLATION', protocol: 'openai', baseUrl: '', model: '' },
    tries: true,
  }),
  testOidcSettings: () => ({ body: { issuer: 'http://127.0.0.1:1' }, tries: true }),
  withdrawInvitations: () => ({ body: { invitationIds: [invitations.INVITED] } }),
};

const administrative = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ audience, method }) => audience === 'manager' && method !== 'GET');

/** Kept for the product's own working, whoever calls: no change of an administrator. */
const OWN_TABLES = ['idempotency_keys', 'attempts', 'live_events'];
const changedTables = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((name) => before[name] !== after[name] && !OWN_TABLES.includes(name));

/** The product's tables, and the queue's jobs: one may be all that a call changes. */
async function hashesNow(): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ hash: string }>(
    `select md5(string_agg(job::text, '' order by job::text)) as hash from pgboss.job`,
  );
  return { ...(await rowHashes(owner)), job: rows[0]!.hash };
}

async function call({ method, path, files }: EndpointDefinition, { path: parts, body, file }: Sample) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts?.[name]));
  const sent = file === undefined ? [] : [{ name: 'list.csv', content: file }];
  const form = files ? await multipart(body, sent, 'file') : undefined;
  return server.call({
    method,
    url,
    token: manager.token,
    payload: form?.payload ?? body,
    ...(form?.headers && { headers: form.headers }),
  });
}

test.each(administrative.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s leaves an entry for what it changes',
  async (name, endpoint) => {
    const sample = SAMPLES[name];
    if (!sample) throw new Error(`${name} has no sample: say what it changes, and let it record that.`);
    const { tries = false, ...given } = await sample();
    const before = await hashesNow();
    const { status, body } = await call(endpoint, given);
    expect([status, body.code]).toEqual([200, '0000']);
    const changed = changedTables(before, await hashesNow());
    if (tries) expect(changed).toEqual([]);
    else {
      expect(changed).toContain('audit_entries');
      expect(changed.filter((table) => !table.startsWith('audit_entries'))).not.toEqual([]);
    }
  },
);

/** A call of a manager whose service forgets the log. */
const forgetful = async () => {
  const tenant = await server.services.tenants.ofHost('localhost');
  const token = await server.services.tokens.verify(manager.token, tenantId, server.clock.now());
  const gate = new Gate(server.services, tenant, { audience: 'manager', token: token! });
  return gate.enter({ replay: undefined, isAudited: true });
};
const rename = (nickname: string) =>
  build
    .updateTable('members')
    .set({ nickname })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', manager.memberId);
const nickname = async () => {
  const query = build.selectFrom('members').select('nickname').where('member_id', '=', manager.memberId);
  return (await server.database.read(tenantId, query))[0][0]!.nickname;
};

test('an administrative call that writes without an entry is undone', async () => {
  const unit = await forgetful();
  const writing = unit.write(async (transaction) => transaction.change(rename('몰래 바꾼 이름')));
  await expect(writing).rejects.toThrow('without an entry in the audit log');
  const last = unit.write((transaction) => transaction.last(rename('마지막에 바꾼 이름')));
  await expect(last).rejects.toThrow('without an entry in the audit log');
  expect(await nickname()).toBe('manager');
});

test('an entry is undone with what it is about', async () => {
  const entries = async () =>
    (await server.database.read(tenantId, build.selectFrom('audit_entries').selectAll()))[0].length;
  const before = await entries();
  const unit = await forgetful();
  const writing = unit.write(async (transaction) => {
    unit.record(transaction, { action: 'organizationCodes', before: { codes: [] }, after: { codes: ['공대'] } });
    await transaction.rows(rename('되돌릴 이름'));
    throw new Error('refused in the end');
  });
  await expect(writing).rejects.toThrow('refused in the end');
  expect([await entries(), await nickname()]).toEqual([before, 'manager']);
});
