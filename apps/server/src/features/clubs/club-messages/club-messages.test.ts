import type { MemberMessage } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { MAX_MESSAGE_LENGTH, MESSAGES_A_MINUTE } from '@dure/contract/clubs/club-messages/message-rules';
import { beforeAll, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { day, makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { logInAgain, makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { makeLecture } from '../../lectures/lecture-assistant/lecture-assistant.test-help.ts';

let server: TestServer;
let tenantId: string;
let elsewhere: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'hanbit');
});

const person = (role: 'member' | 'instructor' | 'manager' = 'member', nickname?: string) =>
  makePerson(server, tenantId, role, nickname);
const made = (options: ClubOptions = {}) => makeClub(server, tenantId, options);
const send = ({ clubSequence }: MadeClub, { token }: Person, to: readonly Person[], text: string) =>
  server.call({
    method: 'POST',
    url: `/api/v1/my/clubs/${clubSequence}/messages`,
    token,
    payload: { memberUUIDs: to.map(({ memberId }) => memberId), text },
  });
async function read({ token }: Person) {
  const { status, body } = await server.call({ url: '/api/v1/my/messages', token });
  expect(status).toBe(200);
  return (body.data as { contents: MemberMessage[] }).contents;
}
const put = (message: number, { token }: Person) =>
  server.call({ method: 'PUT', url: `/api/v1/my/messages/${message}/check`, token });
async function toldOf({ memberId }: Person) {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('notifications')
      .select(['kind', 'actor_id', 'club_sequence', 'detail'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId),
  );
  return rows;
}

test('whoever runs the club writes to several members: each reads it with their own name, and is told once', async () => {
  const [first, second, other] = [await person('member', '하나'), await person('member', '둘'), await person()];
  const teacher = await person('instructor', '가르치는 이');
  const club = await made({ clubName: '설계 클럽', members: [first, second, other], instructors: [teacher] });
  const { status, body } = await send(club, teacher, [first, second, first], '{이름} 님, 잘 지내세요?');
  expect([status, body.data]).toEqual([200, { sentCount: 2 }]);
  const [message] = await read(first);
  expect(message).toMatchObject({
    clubName: '설계 클럽',
    clubSequence: club.clubSequence,
    sender: { nickname: '가르치는 이' },
    text: '하나 님, 잘 지내세요?',
  });
  expect((await read(second)).map(({ text }) => text)).toEqual(['둘 님, 잘 지내세요?']);
  expect(await read(other)).toEqual([]);
  expect(await toldOf(first)).toEqual([
    {
      kind: 'instructorMessage',
      actor_id: teacher.memberId,
      club_sequence: club.clubSequence,
      detail: { messageSequence: message!.messageSequence },
    },
  ]);
  expect(await toldOf(other)).toEqual([]);
});

test('what was read is put away by its reader alone, once and for good', async () => {
  const [reader, fellow] = [await person(), await person()];
  const club = await made({ members: [reader, fellow] });
  await send(club, club.creator, [reader, fellow], '안녕하세요');
  const [{ messageSequence }] = (await read(reader)) as [MemberMessage];
  expect((await put(messageSequence, await person())).status).toBe(404);
  expect((await put(messageSequence, reader)).status).toBe(200);
  expect((await put(messageSequence, reader)).status).toBe(200);
  expect(await read(reader)).toEqual([]);
  expect(await read(fellow)).toHaveLength(1);
});

test('an announcement reaches every member, and nobody who left', async () => {
  const [first, second, gone] = [await person(), await person(), await person()];
  const club = await made({ members: [first, second], people: [{ person: gone, status: 'LEFT' }] });
  const announce = (to: MadeClub) =>
    server.call({
      method: 'POST',
      url: `/api/v1/my/clubs/${to.clubSequence}/messages`,
      token: to.creator.token,
      payload: { isForAll: true, text: '5강 12쪽을 다시 보세요.' },
    });
  expect((await announce(club)).body.data).toEqual({ sentCount: 2 });
  expect([(await read(first)).length, (await read(second)).length, (await read(gone)).length]).toEqual([1, 1, 0]);
  expect((await announce(await made())).status).toBe(400);
});

test('an announcement leads to a place in a material of the club while it is there, and to no other', async () => {
  const [reader, teacher] = [await person(), await person('instructor')];
  const materials = [[{ title: '5강 교안', passages: ['비용을 견준다.'] }]];
  const club = await makeLecture(server, tenantId, teacher, materials, [reader]);
  const other = await makeLecture(server, tenantId, teacher, materials);
  const announce = (of: typeof club) =>
    server.call({
      method: 'POST',
      url: `/api/v1/my/clubs/${club.clubSequence}/messages`,
      token: teacher.token,
      payload: {
        isForAll: true,
        text: '다시 보세요.',
        place: { clubStudySequence: of.studies[0], contentSequence: of.contents[0]![0], unitNo: 12, position: 1 },
      },
    });
  expect((await announce(other)).status).toBe(400);
  expect((await announce(club)).status).toBe(200);
  const place = { studyNo: 1, title: '5강 교안', unitNo: 12, position: 1, clubStudySequence: club.studies[0] };
  expect((await read(reader))[0]!.place).toMatchObject(place);
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .deleteFrom('study_materials')
        .where('tenant_id', '=', tenantId)
        .where('club_study_sequence', '=', club.studies[0]!),
    ),
  );
  expect((await read(reader))[0]!.place).toBeNull();
});

test('somebody who is no member refuses it for all; an unknown person, one who left and one of another tenant alike', async () => {
  const [member, stranger, gone, asking] = [await person(), await person(), await person(), await person()];
  const foreign = await makePerson(server, elsewhere, 'member');
  const club = await made({
    members: [member],
    people: [
      { person: gone, status: 'LEFT' },
      { person: asking, status: 'PENDING' },
    ],
  });
  const answers = [];
  for (const wrong of [stranger, gone, asking, foreign]) {
    // Each instructor has a minute of their own.
    const sender = await person('manager');
    const { status, body } = await send(club, sender, [member, wrong], '안녕하세요');
    answers.push([status, body.code, body.errors]);
  }
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject([400, '0422', [{ path: 'memberUUIDs' }]]);
  expect(await read(member)).toEqual([]);
  expect(await toldOf(member)).toEqual([]);
});

test('only who runs the club writes in it: no member, no instructor of another club, nobody of another tenant', async () => {
  const member = await person();
  const club = await made({ members: [member] });
  expect((await send(club, member, [member], '나')).status).toBe(403);
  expect((await send(club, await person('instructor'), [member], '나')).status).toBe(403);
  const foreign = await makePerson(server, elsewhere, 'manager');
  const there = await server.call({
    method: 'POST',
    url: `/api/v1/my/clubs/${club.clubSequence}/messages`,
    token: foreign.token,
    headers: { host: 'hanbit.localhost' },
    payload: { memberUUIDs: [member.memberId], text: '나' },
  });
  expect(there.status).toBe(404);
  expect(await read(member)).toEqual([]);
});

test('a message is short, and nobody sends many in a minute', async () => {
  const member = await person();
  const club = await made({ members: [member] });
  const long = await send(club, club.creator, [member], '가'.repeat(MAX_MESSAGE_LENGTH + 1));
  expect([long.status, long.body.errors?.[0]?.path]).toEqual([400, 'text']);
  expect((await send(club, club.creator, [member], ' \n ')).status).toBe(400);
  expect((await send(club, club.creator, [], '안녕하세요')).status).toBe(400);
  const statuses = [];
  for (let count = 0; count <= MESSAGES_A_MINUTE; count += 1)
    statuses.push((await send(club, club.creator, [member], `${count}번째`)).status);
  expect(statuses).toEqual([...Array.from({ length: MESSAGES_A_MINUTE }, () => 200), 429]);
  expect(await read(member)).toHaveLength(MESSAGES_A_MINUTE);
  server.clock.advance(60_000);
  expect((await send(club, club.creator, [member], '나중에')).status).toBe(200);
});

test('after 30 days a message is no longer in view', async () => {
  const member = await person();
  const club = await made({ members: [member] });
  await send(club, club.creator, [member], '오래된 글');
  const now = server.clock.now();
  server.clock.set(day(31));
  expect(await read(await logInAgain(server, tenantId, member))).toEqual([]);
  server.clock.set(now);
});
