import { buffer } from 'node:stream/consumers';
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { xlsx } from '../../../kernel/spreadsheet/xlsx.ts';
import { multipart } from '../../../testing/answers.ts';
import { makeClub, type ClubOptions, type MadeClub } from '../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

interface Imported {
  rows: RosterRow[];
  added: number | null;
  canReplaceNumbers: boolean;
  placesLeft: number | null;
}
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => makePerson(server, tenantId, 'member', `학생${index + 1}`)));
const made = (options: ClubOptions = {}) => makeClub(server, tenantId, { status: '0300', ...options });
async function send(
  { clubSequence, creator }: MadeClub,
  content: string | Uint8Array<ArrayBuffer>,
  confirmed = false,
  { token }: Person = creator,
  name = 'roster.csv',
) {
  const { payload, headers } = await multipart({ confirmed }, [{ name, content }], 'file');
  const url = `/api/v1/my/clubs/${clubSequence}/members/import`;
  const answer = await server.call({ method: 'POST', url, token, payload: payload!, headers: headers! });
  return { ...answer, data: answer.body.data as Imported | null };
}
/** A workbook with what the list is called above its heads. */
const workbook = (rows: readonly (readonly string[])[]) =>
  buffer(
    xlsx([
      {
        name: '명단',
        columns: [{ header: '2026년 2학기 수강생', width: 20 }],
        async *rows() {
          yield ['이메일', '이름', '학번'];
          yield* rows;
        },
      },
    ]),
  ).then((bytes) => new Uint8Array(bytes));
async function sendRows({ clubSequence, creator }: MadeClub, body: object, { token }: Person = creator) {
  const { payload, headers } = await multipart(body, [], 'file');
  const url = `/api/v1/my/clubs/${clubSequence}/members/import`;
  const answer = await server.call({ method: 'POST', url, token, payload: payload!, headers: headers! });
  return { ...answer, data: answer.body.data as Imported | null };
}
const csv = (...rows: readonly (readonly [string, string])[]) =>
  ['이메일,이름', ...rows.map((row) => row.join(','))].join('\r\n');
const rosterOf = (list: readonly Person[]) => csv(...list.map(({ email, nickname }) => [email, nickname] as const));
async function stateOf({ clubSequence }: MadeClub) {
  const [[club], rows] = await server.database.read(
    tenantId,
    build.selectFrom('clubs').select(['member_count', 'club_status']).where('club_sequence', '=', clubSequence),
    build
      .selectFrom('club_members')
      .select('member_id')
      .where('club_sequence', '=', clubSequence)
      .where('membership_status', '=', 'MEMBER'),
  );
  return { count: club!.member_count, rows: rows.length, status: club!.club_status };
}

describe('the preview', () => {
  test('says what becomes of each row, and changes nothing', async () => {
    const [fresh, inside, asking, left, expelled, teaching] = (await people(6)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const club = await made({
      members: [inside],
      instructors: [teaching],
      capacity: 10,
      people: [
        { person: asking, status: 'PENDING' },
        { person: left, status: 'LEFT' },
        { person: expelled, status: 'EXPELLED' },
      ],
    });
    const rows = [fresh, inside, asking, left, expelled, teaching, club.creator].map(
      ({ email }) => [email.toUpperCase(), '이름'] as const,
    );
    const { data } = await send(club, csv(...rows, ['nobody@dure.test', '모르는 사람']));
    expect(data!.rows.map(({ no, state }) => [no, state])).toEqual([
      [2, 'ADD'],
      [3, 'MEMBER'],
      [4, 'ADD'],
      [5, 'ADD'],
      [6, 'EXPELLED'],
      [7, 'RUNS_CLUB'],
      [8, 'RUNS_CLUB'],
      [9, 'UNKNOWN'],
    ]);
    expect(data).toMatchObject({ added: null, placesLeft: 9 });
    expect(data!.rows[0]).toMatchObject({ nickname: '학생1', faults: [] });
    expect(data!.rows.at(-1)).toMatchObject({ nickname: null });
    expect(await stateOf(club)).toMatchObject({ count: 1, rows: 1 });
  });

  test('names faulty rows by number, column and reason', async () => {
    const [one] = (await people(1)) as [Person];
    const roster = csv([one.email, '학생'], ['', '이메일 없음'], ['no-address', '틀림'], [one.email, '가'.repeat(61)]);
    const { data } = await send(await made(), roster);
    const faults = data!.rows.flatMap(({ no, faults }) => faults.map(({ column, message }) => [no, column, message]));
    expect(faults).toEqual([
      [3, 'email', '이메일을 입력해 주세요.'],
      [4, 'email', '이메일 주소 형식이 올바르지 않습니다.'],
      [5, 'email', '2행과 같은 이메일입니다.'],
      [5, 'name', '이름은 60자까지 적을 수 있습니다.'],
    ]);
  });

  test("another tenant's people are unknown", async () => {
    const there = await makeTenant(server, `there-${crypto.randomUUID().slice(0, 8)}`);
    const foreign = await makePerson(server, there, 'member');
    const { data } = await send(await made(), rosterOf([foreign]));
    expect(data!.rows).toMatchObject([{ state: 'UNKNOWN', nickname: null }]);
  });

  test('takes the same number of statements for one person and for many', async () => {
    const [few, many] = [await people(1), await people(20)];
    const club = await made();
    const countOf = async (list: readonly Person[]) => {
      const before = server.database.statements;
      await send(club, rosterOf(list));
      return server.database.statements - before;
    };
    expect(await countOf(many)).toBe(await countOf(few));
  });
});

describe('confirmed', () => {
  test('known people become members and are told, unknown ones are only reported', async () => {
    const list = await people(3);
    const club = await made({ people: [{ person: list[1]!, status: 'PENDING' }] });
    const { data } = await send(club, `${rosterOf(list)}\r\nnobody@dure.test,모르는 사람`, true);
    expect(data).toMatchObject({ added: 3, placesLeft: null });
    expect(data!.rows.map(({ state }) => state)).toEqual(['ADD', 'ADD', 'ADD', 'UNKNOWN']);
    expect(await stateOf(club)).toMatchObject({ count: 3, rows: 3 });
    for (const person of list) expect(await notificationKindsOf(server, tenantId, person)).toEqual(['joinAccepted']);
    expect((await send(club, rosterOf(list), true)).data).toMatchObject({ added: 0 });
    expect(await stateOf(club)).toMatchObject({ count: 3, rows: 3 });
  });

  test('gives student numbers to those who are members by then, and to nobody else', async () => {
    const [fresh, inside, expelled] = (await people(3)) as [Person, Person, Person];
    const club = await made({ members: [inside], people: [{ person: expelled, status: 'EXPELLED' }] });
    const roster = (numbers: readonly string[]) =>
      ['이메일,학번', ...[fresh, inside, expelled].map(({ email }, index) => `${email},${numbers[index] ?? ''}`)].join(
        '\n',
      );
    const numbersOf = async () => {
      const listed = await server.call({
        url: `/api/v1/my/clubs/${club.clubSequence}/members?status=ALL`,
        token: club.creator.token,
      });
      const { contents } = listed.body.data as { contents: { memberUUID: string; studentNumber: string | null }[] };
      return [fresh, inside, expelled].map(
        ({ memberId }) => contents.find(({ memberUUID }) => memberUUID === memberId)!.studentNumber,
      );
    };
    const { data } = await send(club, roster(['２０２３0001', '2023-0002', '20230003']), true);
    expect(data!.rows.map(({ studentNumber }) => studentNumber)).toEqual(['20230001', '2023-0002', '20230003']);
    expect(await numbersOf()).toEqual(['20230001', '2023-0002', null]);
    // One that an account has is the organisation's: no instructor's roster puts another there.
    const preview = await send(club, roster(['20239999', '2023-0002']));
    expect(preview.data).toMatchObject({ canReplaceNumbers: false });
    expect(preview.data!.rows.map(({ currentStudentNumber }) => currentStudentNumber)).toEqual([
      '20230001',
      null,
      null,
    ]);
    // Of people outside the club it is not even told.
    const outside = await send(await made({ creator: club.creator }), roster(['20239999']));
    expect(outside.data!.rows[0]).toMatchObject({ state: 'ADD', hasOtherNumber: true, currentStudentNumber: null });
    await send(club, roster(['20239999']), true);
    expect(await numbersOf()).toEqual(['20230001', '2023-0002', null]);
    const rows = [{ no: 2, email: fresh.email, name: '', studentNumber: '20239999' }];
    const sent = { rows, confirmed: true, replacesNumbers: true };
    expect((await sendRows(club, sent)).status).toBe(403);
    const manager = await makePerson(server, tenantId, 'manager');
    await sendRows(club, { rows, confirmed: true }, manager);
    expect(await numbersOf()).toEqual(['20230001', '2023-0002', null]);
    expect((await sendRows(club, sent, manager)).data).toMatchObject({ canReplaceNumbers: true });
    expect(await numbersOf()).toEqual(['20239999', '2023-0002', null]);
  });

  test('what a spreadsheet has plainly damaged is a fault, with its repair where one can be told', async () => {
    const list = await people(3);
    const rows = list.map(({ email }, index) => `${email},${['2.02312E+09', '20231234.0', '2023-12-03'][index]}`);
    const { data } = await send(await made(), ['이메일,학번', ...rows].join('\n'));
    expect(
      data!.rows.flatMap(({ state, faults }) => faults.map(({ column, repair }) => [state, column, repair])),
    ).toEqual([
      ['FAULT', 'studentNumber', null],
      ['FAULT', 'studentNumber', '20231234'],
      ['FAULT', 'studentNumber', '20231203'],
    ]);
  });

  test('values of failed formulas and letters that were lost in saving are faults of their cells', async () => {
    const [one, other, third] = await people(3);
    const rows = [`${one!.email},#N/A,20230001`, `${other!.email},김\ufffd,20230002`, `${third!.email},이름,#REF!`];
    const { data } = await send(await made(), ['이메일,이름,학번', ...rows].join('\n'));
    expect(data!.rows.map(({ state, faults }) => [state, faults.map(({ column }) => column)])).toEqual([
      ['FAULT', ['name']],
      ['FAULT', ['name']],
      ['FAULT', ['studentNumber']],
    ]);
  });

  test('a student number that is too long, or that another row has, is a fault', async () => {
    const list = await people(3);
    const rows = list.map(({ email }, index) => `${email},${['1'.repeat(21), '20230001', '20230001'][index]}`);
    const { data } = await send(await made(), ['이메일,학번', ...rows].join('\n'));
    expect(data!.rows.flatMap(({ no, faults }) => faults.map((one) => [no, one.column, one.message]))).toEqual([
      [2, 'studentNumber', '학번은 20자까지 적을 수 있습니다.'],
      [4, 'studentNumber', '3행과 같은 학번입니다.'],
    ]);
  });

  test('good rows are not held up by bad ones if the person says so', async () => {
    const list = await people(2);
    const club = await made();
    const rows = [
      ...list.map(({ email }, index) => ({ no: index + 2, email, name: '', studentNumber: `2023000${index}` })),
      { no: 4, email: 'no-address', name: '틀림', studentNumber: '' },
    ];
    const held = await sendRows(club, { rows, confirmed: true });
    expect([held.status, held.body.errors?.map(({ path }) => path)]).toEqual([400, ['rows.4.email']]);
    const { data } = await sendRows(club, { rows, confirmed: true, skipsFaulty: true });
    expect(data).toMatchObject({ added: 2 });
    expect(data!.rows.map(({ state }) => state)).toEqual(['ADD', 'ADD', 'FAULT']);
    expect(await stateOf(club)).toMatchObject({ count: 2, rows: 2 });
  });

  test('rows that were mended are judged like those of a file', async () => {
    const [one] = (await people(1)) as [Person];
    const club = await made();
    const row = { no: 7, email: ` ${one.email.toUpperCase()}\u200b `, name: '학생', studentNumber: '' };
    const { data } = await sendRows(club, { rows: [row] });
    expect(data).toMatchObject({ added: null, rows: [{ no: 7, email: one.email.toUpperCase(), state: 'ADD' }] });
    expect((await sendRows(club, { rows: [] })).status).toBe(400);
    expect((await sendRows(club, {})).status).toBe(400);
  });

  test('one faulty row and nobody is added', async () => {
    const list = await people(2);
    const club = await made();
    const { status, body } = await send(club, `${rosterOf(list)}\r\nno-address,틀림`, true);
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, ['rows.4.email']]);
    expect(await stateOf(club)).toMatchObject({ count: 0, rows: 0 });
  });

  test('too few places and nobody is added; the last place closes recruitment', async () => {
    const list = await people(3);
    const club = await made({ capacity: 2 });
    expect((await send(club, rosterOf(list), true)).body.code).toBe('0409');
    expect(await stateOf(club)).toEqual({ count: 0, rows: 0, status: '0300' });
    expect((await send(club, rosterOf(list.slice(1)), true)).data).toMatchObject({ added: 2, placesLeft: 0 });
    expect(await stateOf(club)).toEqual({ count: 2, rows: 2, status: '0310' });
  });

  test('two rosters and people who join at once never exceed the room', async () => {
    const [one, two, three] = [await people(4), await people(4), await people(4)];
    const club = await made({ status: '0400', capacity: 8 });
    const join = ({ token }: Person) =>
      server.call({
        method: 'POST',
        url: `/api/v1/clubs/${club.clubSequence}/join`,
        token,
        payload: { participationCode: club.participationCode },
      });
    await Promise.all([send(club, rosterOf(one), true), send(club, rosterOf(two), true), ...three.map(join)]);
    const { count, rows } = await stateOf(club);
    expect(count).toBe(rows);
    expect(count).toBeLessThanOrEqual(8);
  });

  test('whoever was expelled stays out', async () => {
    const [expelled] = (await people(1)) as [Person];
    const club = await made({ people: [{ person: expelled, status: 'EXPELLED' }] });
    expect((await send(club, rosterOf([expelled]), true)).data).toMatchObject({ added: 0 });
  });

  test.each([
    ['0100', false],
    ['0200', true],
    ['0210', true],
    ['0300', true],
    ['0310', true],
    ['0400', true],
    ['0220', false],
    ['0500', false],
  ] as const)('a club in %s takes people in: %s', async (status, isTaken) => {
    const club = await made({ status });
    expect((await send(club, rosterOf(await people(1)), true)).status).toBe(isTaken ? 200 : 409);
  });
});

test('files in CP949 and UTF-16 are taken, a picture is not', async () => {
  const [one] = (await people(1)) as [Person];
  // 이메일,이름
  const head = Buffer.from('c0ccb8dec0cf2cc0ccb8a70d0a', 'hex');
  const korean = Buffer.concat([head, Buffer.from(`${one.email},`), Buffer.from('b1e8b9cec1d8', 'hex')]);
  const club = await made();
  expect((await send(club, new Uint8Array(korean))).data?.rows).toMatchObject([{ name: '김민준', state: 'ADD' }]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect((await send(club, new Uint8Array(png), false, undefined, 'a.csv')).status).toBe(415);
  const utf16 = Buffer.from(`\ufeff이메일\t이름\n${one.email}\t김민준`, 'utf16le');
  const unicode = await send(club, new Uint8Array(utf16), false, undefined, 'roster.txt');
  expect(unicode.data?.rows).toMatchObject([{ name: '김민준', state: 'ADD' }]);
});

test('a workbook is taken with what stands above its heads; other documents are not', async () => {
  const [one, two] = (await people(2)) as [Person, Person];
  const club = await made();
  const bytes = await workbook([
    [one.email, '학생1', '20230001'],
    [two.email, '=1+1', ''],
  ]);
  const { data } = await send(club, bytes, true, undefined, 'roster.xlsx');
  expect(data).toMatchObject({ added: 2 });
  expect(data!.rows.map(({ no, name, studentNumber }) => [no, name, studentNumber])).toEqual([
    [3, '학생1', '20230001'],
    [4, '=1+1', ''],
  ]);
  const pdf = await send(club, new Uint8Array(Buffer.from('%PDF-1.7\n%âãÏÓ\n')), false, undefined, 'a.xlsx');
  expect([pdf.status, pdf.body.errors]).toEqual([400, [{ path: 'file', message: 'CSV나 .xlsx 파일로 올려 주세요.' }]]);
});

test('a workbook with more people than are taken at once, or none that can be opened, is refused in words', async () => {
  const club = await made();
  const many = await workbook(Array.from({ length: 1500 }, (_, no) => [`p${no}@dure.test`, '', '']));
  const messageOf = async (bytes: Uint8Array<ArrayBuffer>) =>
    (await send(club, bytes, false, undefined, 'roster.xlsx')).body.errors?.[0]?.message;
  expect(await messageOf(many)).toBe('한 번에 1,000명까지 가져올 수 있습니다.');
  const broken = await workbook([]);
  expect(await messageOf(broken)).toBe('명단이 비어 있습니다. 이메일과 이름을 한 줄에 한 사람씩 적어 주세요.');
});

test("only the club's admins import", async () => {
  const club = await made();
  expect(
    (await send(club, rosterOf(await people(1)), true, await makePerson(server, tenantId, 'instructor'))).status,
  ).toBe(403);
  expect((await send({ ...club, clubSequence: 999_999 }, rosterOf(await people(1)))).status).toBe(404);
});
