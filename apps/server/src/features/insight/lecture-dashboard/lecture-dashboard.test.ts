import { SILENT_DAYS } from '@dure/contract/insight/lecture-dashboard/silence';
import type {
  LectureDashboard,
  LectureStudent,
  LectureStudentDetail,
  StudyFigures,
} from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import type { Query } from '../../../kernel/database/database.ts';
import { lectureForm, makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { unzip } from '../../../testing/zip.ts';
import { uploadContent } from '../../authoring/contents/contents.test-help.ts';
import { insertMaterials } from '../../lectures/lecture-clubs/lecture-clubs.public.ts';
import {
  PAGES,
  readTo,
  runningClub as runningClubIn,
  setVersion as setVersionIn,
} from './running-lecture.test-help.ts';
import { listLastSigns, listStudents, listStudyProgress, sumStudents } from './students.queries.ts';
import { countReaders } from './studies-figures.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let tenantId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
});

afterAll(() => server.services.jobs.stop());

const change = (query: Query<unknown>) => server.database.transaction(tenantId, (one) => one.change(query));
const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
const person = (nickname?: string) => makePerson(server, tenantId, 'member', nickname);
const get = (url: string, { token }: Person = manager) => server.call({ url, token });
const studentPath = ({ clubSequence }: LectureClubDetail, { memberId }: Person) =>
  `/api/v1/lecture-clubs/${clubSequence}/students/${memberId}`;
const pathOf = ({ clubSequence }: LectureClubDetail, rest = '') =>
  `/api/v1/lecture-clubs/${clubSequence}/dashboard${rest}`;
async function readAt<T>(path: string, who = manager): Promise<T> {
  const { status, body } = await get(path, who);
  expect(status).toBe(200);
  return body.data as T;
}
const read = <T>(club: LectureClubDetail, rest = '', who = manager) => readAt<T>(pathOf(club, rest), who);
const dashboardOf = (club: LectureClubDetail) => read<LectureDashboard>(club);
const studentsOf = (club: LectureClubDetail, query = '') =>
  read<{ contents: LectureStudent[]; totalElements: number }>(club, `/students${query}`);

const runningClub = (members: readonly Person[]) => runningClubIn({ server, tenantId, manager }, members);
const setVersion = (content: number, values: Parameters<typeof setVersionIn>[2]) =>
  setVersionIn({ server, tenantId }, content, values);
const open = (club: LectureClubDetail, no: number, at: number, reader: Person) =>
  readTo({ server }, club, no, at, reader);

describe('who may look', () => {
  test('admins of the club; no member, no instructor of another club, nobody of another tenant', async () => {
    const member = await person();
    const club = await runningClub([member]);
    const stranger = await makePerson(server, tenantId, 'instructor');
    const elsewhere = await makePerson(server, await makeTenant(server, 'saero'), 'manager');
    const paths = ['', '/students', '/studies', '/export', '/materials'].map((rest) => pathOf(club, rest));
    for (const path of [...paths, studentPath(club, member)]) {
      const statuses = [];
      for (const who of [manager, member, stranger, elsewhere]) statuses.push((await get(path, who)).status);
      expect([path, ...statuses]).toEqual([path, 200, 403, 403, 401]);
    }
  });

  test('a quiz club has none, and who never joined is unknown', async () => {
    const quizClub = await makeClub(server, tenantId, {});
    expect((await get(`/api/v1/lecture-clubs/${quizClub.clubSequence}/dashboard`, quizClub.creator)).status).toBe(404);
    const club = await runningClub([]);
    expect((await get(studentPath(club, await person()))).status).toBe(404);
  });
});

describe('the overview', () => {
  test('begins with the work: materials that failed, members who fell silent', async () => {
    const [reader, silent] = [await person('읽는이'), await person('조용한이')];
    const club = await runningClub([reader, silent]);
    await open(club, 1, 2, reader);
    await setVersion(club.studies[1]!.materials[0]!.contentSequence, { reading_state: 'FAILED', failure: 'encrypted' });
    const { work, materials, begunCount, memberCount } = await dashboardOf(club);
    expect([begunCount, memberCount]).toEqual([2, 2]);
    expect(work.failed).toMatchObject([
      { study: { no: 2 }, material: { reading: { state: 'FAILED' } }, can: { replace: true } },
    ]);
    expect([work.failedCount, materials]).toEqual([1, { count: 2, read: 1, underWay: 0 }]);
    expect(work.silent.map(({ nickname, lastStudy }) => [nickname, lastStudy])).toEqual([['조용한이', null]]);
    expect(work.silentCount).toBe(1);
  });

  test('a material that could not be read keeps nobody below all of it, and opening it counts nothing', async () => {
    const reader = await person();
    const club = await runningClub([reader]);
    await setVersion(club.studies[1]!.materials[0]!.contentSequence, { reading_state: 'FAILED', failure: 'encrypted' });
    await open(club, 1, 2, reader);
    expect((await open(club, 2, 1, reader)).body.data).toEqual({ at: 0, furthest: 0, of: 1 });
    expect((await dashboardOf(club)).progress).toMatchObject({ mean: 50, finishedCount: 0 });
    await open(club, 1, PAGES, reader);
    expect((await dashboardOf(club)).progress).toMatchObject({ mean: 100, finishedCount: 1 });
  });

  test('counts pages of the studies that have begun, read ahead no further than all', async () => {
    const [half, whole] = [await person(), await person()];
    const club = await runningClub([half, whole]);
    await open(club, 1, 2, half);
    await open(club, 1, PAGES, whole);
    await open(club, 2, 1, whole);
    const { progress, studies } = await dashboardOf(club);
    // Two of five pages, and five of five.
    expect(progress).toEqual({ mean: 70, histogram: [0, 0, 1, 0, 1], finishedCount: 1 });
    expect(
      studies.map(({ readerCount, finishedCount, meanProgress }) => [readerCount, finishedCount, meanProgress]),
    ).toEqual([
      [2, 1, 75],
      [1, 1, 50],
      [0, 0, null],
    ]);
  });

  test('nobody is silent who is through, joined lately, or whose club does not run', async () => {
    const [through, late] = [await person(), await person()];
    const club = await runningClub([through]);
    await open(club, 1, PAGES, through);
    await open(club, 2, 1, through);
    const joined = { membership_status: 'MEMBER', requested_at: ago(3), joined_at: ago(3) };
    await change(
      build
        .insertInto('club_members')
        .values({ tenant_id: tenantId, club_sequence: club.clubSequence, member_id: late.memberId, ...joined }),
    );
    const silent = async () => (await dashboardOf(club)).work.silent.map(({ memberUUID }) => memberUUID);
    const setMember = ({ memberId }: Person, values: { joined_at?: Date; last_read_at?: Date; read_pages?: number }) =>
      change(
        build
          .updateTable('club_members')
          .set(values)
          .where('tenant_id', '=', tenantId)
          .where('club_sequence', '=', club.clubSequence)
          .where('member_id', '=', memberId),
      );
    await setMember(through, { last_read_at: ago(SILENT_DAYS + 1) });
    expect(await silent()).toEqual([]);
    await setMember(through, { read_pages: PAGES });
    await setMember(late, { joined_at: ago(SILENT_DAYS + 1) });
    expect(await silent()).toEqual([late.memberId, through.memberId]);
    await setMember(through, { last_read_at: ago(SILENT_DAYS - 1) });
    expect(await silent()).toEqual([late.memberId]);
    await change(
      build
        .updateTable('clubs')
        .set({ club_status: '0500' })
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club.clubSequence),
    );
    expect(await silent()).toEqual([]);
  });

  test('takes as many statements for thirty members as for one', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => person()));
    const counts = [];
    for (const members of [many.slice(0, 1), many]) {
      const club = await runningClub(members);
      for (const rest of ['', '/students', '/studies']) {
        const before = server.database.statements;
        await read(club, rest);
        counts.push(server.database.statements - before);
      }
    }
    expect(counts.slice(3)).toEqual(counts.slice(0, 3));
  });
});

describe('students', () => {
  test('are found by name, filtered by silence and ordered by reading', async () => {
    const [one, two, three] = [await person('가람'), await person('나래'), await person('다온')];
    const club = await runningClub([one, two, three]);
    await open(club, 1, 1, one);
    await open(club, 1, 3, two);
    const names = async (query: string) => (await studentsOf(club, query)).contents.map(({ nickname }) => nickname);
    expect(await names('?sort=progressDesc')).toEqual(['나래', '가람', '다온']);
    expect(await names('?sort=lastRead&size=1')).toEqual(['다온']);
    expect(await names('?filter=silent')).toEqual(['다온']);
    expect(await names('?keyword=나')).toEqual(['나래']);
    expect((await studentsOf(club, '?size=2')).totalElements).toBe(3);
  });

  test('one of them, study by study, with where and when they read last', async () => {
    const reader = await person();
    const club = await runningClub([reader]);
    await open(club, 1, 3, reader);
    const detail = await readAt<LectureStudentDetail>(studentPath(club, reader));
    expect(detail).toMatchObject({ isMember: true, progress: 60, readPages: 3, lastStudy: { no: 1 } });
    expect(detail.studies.map(({ readPages, pageCount }) => [readPages, pageCount])).toEqual([
      [3, 4],
      [0, 1],
      [0, 0],
    ]);
  });

  test('a study that is taken out takes what was read of it along', async () => {
    const reader = await person();
    const club = await runningClub([reader]);
    await open(club, 1, PAGES, reader);
    await open(club, 2, 1, reader);
    await change(
      build
        .deleteFrom('club_studies')
        .where('tenant_id', '=', tenantId)
        .where('club_study_sequence', '=', club.studies[0]!.clubStudySequence),
    );
    expect(await readAt(studentPath(club, reader))).toMatchObject({ readPages: 1, progress: 100 });
  });

  test('two devices at once count the furthest page once', async () => {
    const reader = await person();
    const club = await runningClub([reader]);
    await Promise.all([1, 3, 2, 4, 1].map((at) => open(club, 1, at, reader)));
    expect(await readAt(studentPath(club, reader))).toMatchObject({ readPages: PAGES });
  });
});

test('studies come in pages, in their order', async () => {
  const club = await runningClub([]);
  const { contents, totalElements } = await read<{ contents: StudyFigures[]; totalElements: number }>(
    club,
    '/studies?page=2&size=2',
  );
  expect([contents.map(({ no, hasBegun }) => [no, hasBegun]), totalElements]).toEqual([[[3, false]], 3]);
});

test('downloads: a workbook, and the files in a folder for each study', async () => {
  const club = await runningClub([await person()]);
  const book = await get(pathOf(club, '/export'));
  expect(book.headers['content-type']).toContain('spreadsheetml');
  expect([...unzip(book.raw).keys()]).toContain('xl/worksheets/sheet2.xml');
  const { contentSequence } = await uploadContent(server, manager, 'third.txt');
  const last = {
    club_study_sequence: club.studies[0]!.clubStudySequence,
    content_sequence: contentSequence,
    position: 2,
  };
  await server.database.transaction(tenantId, (one) => one.change(insertMaterials(tenantId, [last])));
  const files = await get(pathOf(club, '/materials'));
  expect([...unzip(files.raw).keys()]).toEqual([
    '1강 1강/first.txt',
    '1강 1강/third.txt',
    '2강 2강/second.txt',
    '질문.xlsx',
  ]);
});

test('an archive of nothing is not found, and one of more than goes at once is refused', async () => {
  const without = await server.call({
    method: 'POST',
    url: '/api/v1/lecture-club',
    token: manager.token,
    payload: lectureForm(),
  });
  expect((await get(pathOf(without.body.data, '/materials'))).status).toBe(404);
  const club = await runningClub([]);
  const keys = club.studies.flatMap(({ materials }) => materials.map(({ file }) => file!.key));
  await change(
    build
      .updateTable('files')
      .set({ byte_size: 2_000_000_000 })
      .where('tenant_id', '=', tenantId)
      .where('file_key', 'in', keys),
  );
  const { status, body } = await get(pathOf(club, '/materials'));
  expect([status, body.code]).toEqual([413, '0416']);
});

test('under row security every query of the dashboard finds its rows by an index', async () => {
  const club = await runningClub([await person()]);
  const of = { tenantId, club: club.clubSequence, pages: 5, silentBefore: ago(SILENT_DAYS) };
  const sequences = club.studies.map(({ clubStudySequence }) => clubStudySequence);
  const ids = [manager.memberId];
  const planOf = (query: Query<unknown>) =>
    server.database.transaction(tenantId, async (transaction) => {
      // In so few rows a scan would be cheaper: only whether an index can be used is asked.
      await transaction.execute('set local enable_seqscan = off');
      const { sql, parameters } = query.compile();
      const { rows } = await transaction.execute(`explain (costs off) ${sql}`, [...parameters]);
      return rows.map((row) => Object.values(row as object)[0] as string).join('\n');
    });
  const readers = countReaders(
    of,
    sequences.map((club_study_sequence) => ({ club_study_sequence, pages: 4 })),
  );
  const plans = [
    await planOf(sumStudents(of)),
    await planOf(listStudents({ ...of, keyword: '', onlySilent: true }, 'lastRead', { page: 1, size: 10 })),
    await planOf(readers),
    await planOf(listLastSigns(tenantId, club.clubSequence, ids)),
    await planOf(listStudyProgress(tenantId, club.clubSequence, ids)),
  ];
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  expect(plans[2]).toMatch(/on study_progress[\s\S]*Index Cond: .*(club_sequence|club_study_sequence)/);
  expect(plans[3]).toMatch(/study_progress_by_member[\s\S]*Index Cond: .*member_id/);
});
