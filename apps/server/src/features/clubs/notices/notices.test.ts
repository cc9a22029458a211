import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Notice, NoticeReach } from '@dure/contract/clubs/notices/notices.endpoints';
import { NOTICES_AN_HOUR } from '@dure/contract/clubs/notices/notice-limits';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { openConnections } from '../../../testing/races.ts';
import { START, startTestServer, type TestServer } from '../../../testing/server.ts';
import { noticing, NOTICES } from './notices.test-help.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;
let member: Person;
let help: ReturnType<typeof noticing>;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  await makeTenant(server, 'hanbit');
  help = noticing(server, tenantId);
});
beforeEach(async () => {
  server.clock.set(START);
  manager = await makePerson(server, tenantId, 'manager', '오세진');
  member = await makePerson(server, tenantId, 'member', '서예린');
});
afterEach(async () => {
  for (const table of ['mails', 'notices', 'notifications', 'muted_notifications'])
    await help.query(`delete from ${table}`);
  await help.query(`update members set status = 'WITHDRAWN'`);
});

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
const sent = async (part?: Record<string, unknown>) => {
  const { body } = await help.send(manager, part);
  expect(body.code).toBe('0000');
  await help.work();
  return body.data as Notice;
};
const change = (who: Person, method: 'PUT' | 'DELETE', url: string) =>
  server.call({ method, url, token: who.token, ...(method === 'PUT' && { payload: {} }) });
const bannerOf = async ({ token }: Person) => {
  const { body } = await server.call({ url: '/api/v1/activity/alarms', token });
  return (body.data as { banner: { title: string } | null }).banner;
};
const mute = (who: Person, way: string) =>
  help.query(`insert into muted_notifications (tenant_id, member_id, kind, way) values ($1, $2, 'notice', $3)`, [
    tenantId,
    who.memberId,
    way,
  ]);

describe('whom it is for', () => {
  const count = async (query: string) =>
    (await server.call({ url: `/api/manager/v1/notice-readers?${query}`, token: manager.token })).body
      .data as NoticeReach;

  test('is counted by role, type, place and club, and how many turned mail off', async () => {
    const instructor = await makePerson(server, tenantId, 'instructor');
    const [other, quiet] = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
    const club = await makeClub(server, tenantId, { creator: instructor, members: [member, other] });
    await help.query(`update members set member_type = '교직원', organization_code = '공대' where member_id = $1`, [
      other.memberId,
    ]);
    await mute(quiet, 'EMAIL');
    await help.query('update members set email_verified_at = null where member_id = $1', [member.memberId]);
    expect(await count('')).toEqual({ people: 5, bell: 5, mail: 3, mailOff: 1, unproven: 1 });
    expect((await count('roles=ROLE_USER')).people).toBe(3);
    expect((await count('roles=ROLE_INSTRUCTOR,ROLE_MANAGER')).people).toBe(2);
    expect((await count(`clubSequences=${club.clubSequence}`)).people).toBe(3);
    expect((await count(`roles=ROLE_USER&clubSequences=${club.clubSequence}`)).people).toBe(2);
    expect((await count('memberTypes=교직원&organizationCodes=공대')).people).toBe(1);
    expect((await count('inRunningClubs=false')).people).toBe(5);
    expect((await count('inRunningClubs=true')).people).toBe(3);
    await help.query(`update clubs set club_status = '0500' where club_sequence = $1`, [club.clubSequence]);
    expect((await count('inRunningClubs=true')).people).toBe(0);
    await mute(quiet, 'PRODUCT');
    expect(await count('')).toMatchObject({ people: 5, bell: 4, mail: 3, mailOff: 1 });
  });

  test('is settled when it is sent: others have no notice, no page and no banner', async () => {
    const other = await makePerson(server, tenantId, 'instructor');
    const { noticeSequence } = await sent({
      audience: { roles: ['ROLE_USER'] },
      ways: ['BELL', 'BANNER'],
      bannerUntil: inHours(30),
    });
    expect((await help.bellOf(member)).map(({ detail }) => detail)).toMatchObject([
      { title: '도서관 서버 점검', sender: 'dure 대학교 공지' },
    ]);
    expect([await help.bellOf(other), await bannerOf(other)]).toEqual([[], null]);
    const url = `/api/v1/my/notices/${noticeSequence}`;
    for (const [method, way] of [
      ['GET', ''],
      ['PUT', '/read'],
      ['DELETE', '/banner'],
    ] as const) {
      const { body } = await server.call({ method, url: url + way, token: other.token, payload: {} });
      expect(body.code).toBe('0404');
    }
    expect(await help.notice(manager, noticeSequence)).toMatchObject({
      recipientCount: 1,
      readCount: 0,
      state: 'SENT',
    });
  });

  test('a club of another organisation is none, and refuses the whole notice', async () => {
    const { body } = await help.send(manager, { audience: { clubSequences: [987_654_321] } });
    expect([body.code, body.errors]).toMatchObject(['0422', [{ path: 'audience.clubSequences' }]]);
  });
});

describe('mail', () => {
  test('keeps its Markdown, with links into the site and to the web', async () => {
    await sent({ ways: ['MAIL'], text: '**내일** 점검합니다.\n\n- [안내](/notices)\n- <b>https://dure.test/x</b>' });
    const [{ html, body } = { html: '', body: '' }] = await help.mailsTo(member.email);
    expect(html).toContain('<p><strong>내일</strong> 점검합니다.</p><ul>');
    expect(html).toContain('/notices">안내</a>');
    expect(html).toContain('&lt;b&gt;<a href="https://dure.test/x">');
    expect(html).toMatch(/<a href="https?:\S+unsubscribe\?token=\S+">공지 메일 그만 받기<\/a>/);
    expect(body).toContain('내일 점검합니다.');
  });

  test('goes in plain words to whoever may be written to, and one click ends it', async () => {
    const [off, unproven] = [
      await makePerson(server, tenantId, 'member'),
      await makePerson(server, tenantId, 'member'),
    ];
    await mute(off, 'EMAIL');
    await help.query('update members set email_verified_at = null where member_id = $1', [unproven.memberId]);
    const { noticeSequence } = await sent({ ways: ['MAIL'] });
    const [{ subject, body } = { subject: '', body: '' }] = await help.mailsTo(member.email);
    expect(subject).toBe('[dure 대학교] 도서관 서버 점검');
    expect(body).toContain('서예린 님, dure 대학교 공지입니다.\n\n내일 오전에 점검합니다.\n\n공지 열기\nhttps://');
    expect(body).toContain(`/notices/${noticeSequence}\n`);
    expect([await help.mailsTo(off.email), await help.mailsTo(unproven.email)]).toEqual([[], []]);
    expect(await help.bellOf(member)).toEqual([]);
    const token = /unsubscribe\?token=(\S+)/.exec(String(body))![1]!;
    await server.call({ method: 'POST', url: '/api/v1/guest/mail-unsubscriptions', payload: { token } });
    await sent({ title: '둘째' });
    expect(await help.mailsTo(member.email)).toHaveLength(1);
    expect(await help.bellOf(member)).toHaveLength(1);
  });

  test('waits for the end of quiet hours, and the notice is under way until then', async () => {
    server.clock.set('2026-11-20T13:00:00Z');
    manager = await makePerson(server, tenantId, 'manager');
    const { noticeSequence } = await sent({ audience: { roles: ['ROLE_USER'] } });
    expect(await help.mailsTo(member.email)).toEqual([]);
    expect(await help.bellOf(member)).toHaveLength(1);
    expect(await help.notice(manager, noticeSequence)).toMatchObject({ state: 'SENDING', waitingCount: 1 });
    server.clock.set('2026-11-20T23:00:00Z');
    await Promise.all([help.work(), help.work()]);
    expect(await help.mailsTo(member.email)).toHaveLength(1);
    expect((await help.query('select status from notices'))[0]).toEqual({ status: 'SENT' });
  });

  test('goes once to each, by a job that dies between two transactions, or runs on two servers', async () => {
    const people = await Promise.all(Array.from({ length: 45 }, () => makePerson(server, tenantId, 'member')));
    await help.send(manager, { audience: { roles: ['ROLE_USER'] } });
    await expect(help.work(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    const [half] = await help.query('select count(*)::int as count from mails');
    expect(half).toEqual({ count: 5 });
    await openConnections(server);
    await Promise.all([help.work(), help.work()]);
    for (const one of [member, ...people]) {
      expect(await help.mailsTo(one.email)).toHaveLength(1);
      expect(await help.bellOf(one)).toHaveLength(1);
    }
  });

  test('goes once to each, by a process that is killed with -9 while it writes', async () => {
    await help.query(
      `insert into members (tenant_id, member_id, email, email_normal, email_verified_at, password_hash, nickname, roles, created_at)
       select $1, gen_random_uuid(), 'p' || n || '@class.test', 'p' || n || '@class.test', $2, '', '회원', '{ROLE_USER}', $2
       from generate_series(1, 150) n`,
      [tenantId, server.clock.now()],
    );
    await help.send(manager, { audience: { roles: ['ROLE_USER'] } });
    const given = [server.ground, server.clock.now()].map((one) => JSON.stringify(one));
    const fixture = fileURLToPath(new URL('./sending/sending.fixture.ts', import.meta.url));
    const child = fork(fixture, given, { execArgv: [] });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const written = async () => (await help.query('select recipient from mails')).map(({ recipient }) => recipient);
    const before = (await written()).length;
    expect([before > 0, before < 151]).toEqual([true, true]);
    await vi.waitUntil(async () => (await help.work(), (await written()).length === 151), { timeout: 20_000 });
    expect(new Set(await written()).size).toBe(151);
    const [bells] = await help.query(
      `select count(*)::int as count, count(distinct member_id)::int as people from notifications where kind = 'notice'`,
    );
    expect(bells).toEqual({ count: 151, people: 151 });
  });
});

describe('a draft', () => {
  test('is sent once, pressed twice at once or again later', async () => {
    await openConnections(server);
    const noticeKey = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => help.send(manager, { noticeKey })));
    const later = await help.send(manager, { noticeKey, title: '고친 뒤' });
    const sequences = [...answers, later].map(({ body }) => (body.data as Notice).noticeSequence);
    expect(new Set(sequences).size).toBe(1);
    await Promise.all([help.work(), help.work()]);
    expect(await help.bellOf(member)).toHaveLength(1);
    const entries = `select from audit_entries where action = 'notice' and changed_by = $1`;
    expect(await help.query(entries, [manager.memberId])).toHaveLength(1);
  });

  test('goes to its writer alone first, and stands in no list', async () => {
    const { body } = await server.call({
      method: 'POST',
      url: `${NOTICES}/trial`,
      token: manager.token,
      payload: { title: '시험', text: '글', ways: ['BELL', 'MAIL', 'BANNER'], bannerUntil: inHours(2) },
    });
    expect(body.code).toBe('0000');
    await help.work();
    expect([(await help.bellOf(manager)).length, (await help.mailsTo(manager.email)).length]).toEqual([1, 1]);
    expect(await bannerOf(manager)).toMatchObject({ title: '시험' });
    expect([await help.bellOf(member), await help.mailsTo(member.email)]).toEqual([[], []]);
    const list = await server.call({ url: NOTICES, token: manager.token });
    expect(list.body.data).toEqual({ contents: [], totalElements: 0 });
  });

  test('is refused where its time or the end of its banner is none', async () => {
    const pathsOf = async (part: Record<string, unknown>) =>
      (await help.send(manager, part)).body.errors?.map(({ path }) => path);
    expect(await pathsOf({ sendAt: inHours(-1) })).toEqual(['sendAt']);
    expect(await pathsOf({ sendAt: inHours(24 * 181) })).toEqual(['sendAt']);
    expect(await pathsOf({ ways: ['BANNER'] })).toEqual(['bannerUntil']);
    expect(await pathsOf({ ways: ['BANNER'], sendAt: inHours(5), bannerUntil: inHours(4) })).toEqual(['bannerUntil']);
    expect(await pathsOf({ ways: ['BANNER'], bannerUntil: inHours(24 * 32) })).toEqual(['bannerUntil']);
    expect(await pathsOf({ ways: [] })).toEqual(['ways']);
  });

  test('of a page that went wild is slowed down', async () => {
    for (let one = 0; one < NOTICES_AN_HOUR; one++) await help.send(manager);
    expect((await help.send(manager)).body.code).toBe('0429');
    server.clock.advance(3_600_001);
    expect((await help.send(await makePerson(server, tenantId, 'manager'))).body.code).toBe('0000');
  });
});

describe('a scheduled one', () => {
  test('leaves at its time and not before', async () => {
    const { noticeSequence, state } = await sent({ sendAt: inHours(2) });
    expect(state).toBe('SCHEDULED');
    server.clock.advance(2 * 3_600_000 - 1);
    await help.work();
    expect(await help.bellOf(member)).toEqual([]);
    server.clock.advance(1);
    await help.work();
    expect(await help.bellOf(member)).toHaveLength(1);
    const late = await change(
      await makePerson(server, tenantId, 'manager'),
      'DELETE',
      `${NOTICES}/${noticeSequence}/schedule`,
    );
    expect([late.body.code, late.status]).toEqual(['0409', 409]);
  });

  test('can be called off until then, once and again', async () => {
    const { noticeSequence } = await sent({ sendAt: inHours(2) });
    const cancel = () => change(manager, 'DELETE', `${NOTICES}/${noticeSequence}/schedule`);
    const answers = [await cancel(), await cancel()].map(({ body }) => body);
    expect(answers.map(({ code, data }) => [code, (data as Notice).state])).toEqual([
      ['0000', 'CANCELLED'],
      ['0000', 'CANCELLED'],
    ]);
    server.clock.advance(3 * 3_600_000);
    await help.work();
    expect(await help.bellOf(member)).toEqual([]);
  });

  test('leaves nothing in a suspended organisation, and is caught up with afterwards', async () => {
    await help.send(manager);
    const { noticeJob } = await import('./notices.jobs.ts');
    const run = async (isSuspended: boolean) => {
      const tenant = (await server.services.tenants.find('dure'))!;
      const suspended_at = isSuspended ? server.clock.now() : null;
      const tenants = {
        list: async () => [{ ...tenant, suspended_at }],
        find: async () => ({ ...tenant, suspended_at }),
      };
      const services = { ...server.services, tenants: tenants as never };
      const job = noticeJob.define({ services, log: undefined as never });
      for (const data of [{}, { tenantUri: 'dure' }]) await job.run(data, async () => {});
    };
    await run(true);
    expect(await help.bellOf(member)).toEqual([]);
    await run(false);
    expect(await help.bellOf(member)).toHaveLength(1);
  });
});

describe('whoever reads it', () => {
  test('is counted once, and bell and banner say it no more', async () => {
    const { noticeSequence } = await sent({ ways: ['BELL', 'BANNER'], bannerUntil: inHours(30) });
    expect(await bannerOf(member)).toEqual({ noticeSequence, title: '도서관 서버 점검' });
    const read = () => change(member, 'PUT', `/api/v1/my/notices/${noticeSequence}/read`);
    await openConnections(server);
    await Promise.all([read(), read()]);
    expect(await help.notice(manager, noticeSequence)).toMatchObject({ recipientCount: 2, readCount: 1 });
    expect([await bannerOf(member), (await help.bellOf(member))[0]!['checked_at'] !== null]).toEqual([null, true]);
    expect(await bannerOf(manager)).not.toBeNull();
    const { body } = await server.call({ url: `/api/v1/my/notices/${noticeSequence}`, token: member.token });
    expect(body.data).toMatchObject({ text: '내일 **오전**에 점검합니다.', isRead: true });
  });

  test('puts a banner away without having read it, and the next one shows', async () => {
    const first = await sent({ ways: ['BANNER'], title: '먼저', bannerUntil: inHours(30) });
    const second = await sent({ ways: ['BANNER'], title: '나중', bannerUntil: inHours(30) });
    const { body } = await change(member, 'DELETE', `/api/v1/my/notices/${second.noticeSequence}/banner`);
    expect(body.data).toEqual({ banner: { noticeSequence: first.noticeSequence, title: '먼저' } });
    const me = await server.call({ url: '/api/v1/accounts/me', token: member.token });
    expect(me.body.data).toMatchObject({ banner: { title: '먼저' } });
    expect(await help.notice(manager, second.noticeSequence)).toMatchObject({ readCount: 0 });
  });

  test('sees no banner whose time is over or that a manager took down; guests see none', async () => {
    const { noticeSequence } = await sent({ ways: ['BANNER'], bannerUntil: inHours(1) });
    const down = await change(manager, 'DELETE', `${NOTICES}/${noticeSequence}/banner`);
    expect(down.body.code).toBe('0000');
    expect(await bannerOf(member)).toBeNull();
    await sent({ ways: ['BANNER'], bannerUntil: inHours(0.5) });
    expect(await bannerOf(member)).not.toBeNull();
    server.clock.advance(1_800_000);
    expect(await bannerOf(member)).toBeNull();
    expect((await server.call({ url: '/api/v1/accounts/me' })).body.data).toMatchObject({ banner: null });
  });
});
