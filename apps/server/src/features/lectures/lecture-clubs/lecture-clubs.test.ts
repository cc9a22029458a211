import type { LectureClubDetail, StudyView } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { multipart, type TestFile } from '../../../testing/answers.ts';
import { day, lectureForm, submitClub, studyForm } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { uploadContent } from '../../authoring/contents/contents.test-help.ts';

let server: TestServer;
let [tenantId, elsewhere] = ['', ''];
let instructor: Person;
let manager: Person;
let member: Person;

interface Answer {
  readonly status: number;
  readonly body: { code: string; message: string; data: never; errors?: { path: string; message: string }[] };
}
const detailOf = ({ body }: Answer) => body.data as LectureClubDetail;
const pathsOf = ({ body }: Answer) => body.errors?.map(({ path }) => path);
const faultOf = ({ status, body }: Answer) => [status, body.code];

const submit = (form: object = lectureForm(), { token }: Person = instructor) =>
  server.call({ method: 'POST', url: '/api/v1/lecture-club', token, payload: form });
const submitted = async (form?: object, person = manager) => detailOf(await submit(form, person));
const saveDraft = (payload: object, { token }: Person = instructor) =>
  server.call({ method: 'PUT', url: '/api/v1/lecture-club/temporary', token, payload });
const urlOf = ({ clubSequence }: LectureClubDetail) => `/api/v1/lecture-clubs/${clubSequence}`;
const get = (club: LectureClubDetail, { token }: Person = manager) => server.call({ url: urlOf(club), token });
const put = (club: LectureClubDetail, payload: object, { token }: Person = manager) =>
  server.call({ method: 'PUT', url: urlOf(club), token, payload: { ...club, ...payload } });
async function curriculum(club: LectureClubDetail, payload: object, files: TestFile[] = [], person = manager) {
  const body = await multipart({ version: club.version, studies: club.studies, ...payload }, files, 'file');
  return server.call({
    method: 'PUT',
    url: `${urlOf(club)}/curriculum`,
    token: person.token,
    payload: body.payload!,
    headers: body.headers!,
  });
}
const join = (club: LectureClubDetail, { token }: Person) =>
  server.call({
    method: 'POST',
    url: `/api/v1/clubs/${club.clubSequence}/join`,
    token,
    payload: { participationCode: club.participationCode },
  });
const studiesFor = ({ clubSequence }: LectureClubDetail, { token }: Person, query = '') =>
  server.call({ url: `/api/v1/lecture-clubs/${clubSequence}/studies${query}`, token });
const listOf = ({ body }: Answer) => body.data as { contents: StudyView[]; totalElements: number };

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  elsewhere = await makeTenant(server, 'hanbit');
  instructor = await makePerson(server, tenantId, 'instructor', '김도윤');
  manager = await makePerson(server, tenantId, 'manager', '관리자');
  member = await makePerson(server, tenantId, 'member', '서예린');
});

afterAll(() => server.services.jobs.stop());

describe('submitting', () => {
  test('waits for approval like a quiz club, opens when it is approved, and is a club of type 0200', async () => {
    const club = detailOf(await submit());
    expect([club.clubStatus, club.studies.map(({ title }) => title)]).toEqual(['0100', ['1강', '2강', '3강']]);
    const { body } = await server.call({
      method: 'PUT',
      url: `/api/manager/v1/clubs/${club.clubSequence}/approval`,
      token: manager.token,
      payload: { decision: 'APPROVE', version: club.version },
    });
    expect(body.data).toMatchObject({ clubType: '0200', clubStatus: '0300', studyCount: 3, weekCount: 5 });
  });

  test.each([
    ['1420', 409, [studyForm(1), studyForm(2, { startAt: day(7).toISOString() })], 'studies.1.startAt'],
    ['1426', 400, [studyForm(1, { endAt: day(15).toISOString() }), studyForm(2)], 'studies.0.endAt'],
    ['1426', 400, [studyForm(1, { endAt: day(37).toISOString() })], 'studies.0.endAt'],
  ])('refuses with %s (%i) at the field', async (code, status, studies, path) => {
    const answer = await submit(lectureForm({ studies }));
    expect([...faultOf(answer), pathsOf(answer)?.[0]]).toEqual([status, code, path]);
  });

  test('the two sentences of 1426 are not the same', async () => {
    const next = await submit(lectureForm({ studies: [studyForm(1, { endAt: day(15).toISOString() }), studyForm(2)] }));
    const whole = await submit(lectureForm({ studies: [studyForm(1, { endAt: day(37).toISOString() })] }));
    expect(next.body.message).not.toBe(whole.body.message);
  });

  test('without a study, by a member, or with a material of somebody else is refused', async () => {
    const foreign = await uploadContent(server, await makePerson(server, tenantId, 'instructor'), '남의 것.txt');
    const studies = [studyForm(1, { materials: [{ contentSequence: foreign.contentSequence }] })];
    expect(pathsOf(await submit(lectureForm({ studies: [] })))).toEqual(['studies']);
    expect((await submit(lectureForm(), member)).status).toBe(403);
    expect(pathsOf(await submit(lectureForm({ studies })))).toEqual(['studies.0.materials']);
  });

  test('a period that is over is refused', async () => {
    const past = { startAt: day(-37).toISOString(), endAt: day(-7).toISOString() };
    const studies = [studyForm(1, { startAt: day(-30).toISOString(), endAt: day(-24).toISOString() })];
    expect(pathsOf(await submit(lectureForm({ ...past, studies })))).toEqual(['endAt']);
  });

  test('a draft may be half typed, keeps its order and its materials, and is submitted when it is whole', async () => {
    const { contentSequence } = await uploadContent(server, instructor, '1강 교안.txt');
    const half = [{ title: '' }, studyForm(1, { materials: [{ contentSequence }] }), { title: '끝' }];
    const draft = detailOf(await saveDraft({ studies: half, assistant: { tone: 'FORMAL' } }));
    expect(draft).toMatchObject({ clubStatus: '0000', assistant: { tone: 'FORMAL', scope: 'SO_FAR', dailyLimit: 20 } });
    expect(draft.studies.map(({ title, materials }) => [title, materials.length])).toEqual([
      ['', 0],
      ['1강', 1],
      ['끝', 0],
    ]);
    const { studies } = draft;
    const again = detailOf(await saveDraft({ ...draft, studies: [studies[2], studies[1]] }));
    expect(again.studies.map((one) => one.clubStudySequence)).toEqual([
      studies[2]!.clubStudySequence,
      studies[1]!.clubStudySequence,
    ]);
    const whole = { ...again, ...lectureForm({ studies: [again.studies[1]] }), version: again.version };
    expect(detailOf(await submit(whole))).toMatchObject({ clubSequence: draft.clubSequence, clubStatus: '0100' });
  });

  test('is for what is being written alone, and by who began it', async () => {
    const club = await submitted();
    const again = { ...lectureForm(), clubSequence: club.clubSequence, version: club.version };
    expect(faultOf(await submit(again, manager))).toEqual([409, '0409']);
    expect(faultOf(await saveDraft(again, manager))).toEqual([409, '0409']);
    expect(detailOf(await get(club))).toMatchObject({ version: club.version, clubStatus: club.clubStatus });
    const helper = await makePerson(server, tenantId, 'instructor');
    const whole = { ...lectureForm(), instructors: [helper.memberId] };
    const { clubSequence, version } = detailOf(await saveDraft(whole));
    expect((await submit({ ...whole, clubSequence, version }, helper)).status).toBe(403);
    expect((await submit({ ...whole, clubSequence, version })).status).toBe(200);
  });

  test('a stale draft answers 0409 with the current one, and another kind of club is not found', async () => {
    const draft = detailOf(await saveDraft({ clubName: '처음' }));
    const second = detailOf(await saveDraft({ ...draft, clubName: '둘째' }));
    const stale = await saveDraft({ ...draft, clubName: '셋째' });
    expect([...faultOf(stale), detailOf(stale).clubName]).toEqual([409, '0409', '둘째']);
    const quizClub = (await submitClub(server, manager)).body.data as { clubSequence: number; version: number };
    expect((await saveDraft({ ...second, ...quizClub }, manager)).status).toBe(404);
    const asQuizClub = await server.call({ url: `/api/v2/quiz-clubs/${draft.clubSequence}`, token: instructor.token });
    expect(asQuizClub.status).toBe(404);
    for (const url of [
      `/api/v1/lecture-clubs/${quizClub.clubSequence}`,
      `/api/v1/lecture-club/${quizClub.clubSequence}/about`,
    ])
      expect((await server.call({ url, token: manager.token })).status).toBe(404);
  });
});

describe('changing', () => {
  test('its own fields; a period that leaves out a study is refused there', async () => {
    const club = await submitted();
    const changed = detailOf(await put(club, { clubName: '새 이름' }));
    expect([changed.clubName, changed.studies.length, changed.version]).toEqual(['새 이름', 3, club.version + 1]);
    const refused = await put(changed, { endAt: day(20).toISOString() });
    expect([...faultOf(refused), pathsOf(refused)]).toEqual([400, '1426', ['endAt']]);
    expect(pathsOf(await put(changed, { startAt: day(10).toISOString() }))).toEqual(['startAt']);
    expect(pathsOf(await put(changed, { recruitEndAt: day(60).toISOString() }))).toEqual(['recruitEndAt']);
  });

  test('the curriculum: files and links become materials that a job reads, in their order', async () => {
    const club = await submitted();
    const { contentSequence } = await uploadContent(server, manager, '서고.txt');
    const materials = [{ fileNo: 1 }, { contentSequence }, { contentUrl: 'https://example.com/a', title: '읽을거리' }];
    const studies = [{ ...club.studies[1], materials }, { ...club.studies[2] }];
    const changed = detailOf(await curriculum(club, { studies }, [{ name: '1강 교안.md', content: '# 표와 키' }]));
    const [first, ...rest] = changed.studies;
    expect(first!.materials.map(({ title, kind }) => [title, kind])).toEqual([
      ['1강 교안.md', 'MD'],
      ['서고.txt', 'TXT'],
      ['읽을거리', 'LINK'],
    ]);
    expect(first!.clubStudySequence).toBe(club.studies[1]!.clubStudySequence);
    expect(rest.map(({ title }) => title)).toEqual(['3강']);
    const refused = await curriculum(changed, { studies: [{ ...first, materials: [{ fileNo: 2 }] }] });
    expect(pathsOf(refused)).toEqual(['studies.0.materials.0.fileNo']);
    const wrong = await curriculum(changed, { studies: [{ ...first, materials: [{ contentUrl: 'javascript:1' }] }] });
    expect(faultOf(wrong)).toEqual([400, '0413']);
    const both = { contentSequence, contentUrl: 'https://example.com/a' };
    for (const given of [both, {}]) {
      const unclear = await curriculum(changed, { studies: [{ ...first, materials: [given] }] });
      expect(pathsOf(unclear)).toEqual(['studies.0.materials.0.contentSequence']);
    }
    const unnamed = await curriculum(changed, { studies: [{ ...first, materials: [] }] }, [
      { name: '남는 것.md', content: '# 표' },
    ]);
    expect(pathsOf(unnamed)).toEqual(['file']);
    const twice = { ...first, materials: [{ contentSequence }, { contentSequence }] };
    expect(pathsOf(await curriculum(changed, { studies: [twice] }))).toEqual(['studies.0.materials']);
  });

  test('the curriculum by the same rules of dates as at first', async () => {
    const club = await submitted();
    const [first, second] = club.studies;
    const changed = (values: object) => curriculum(club, { studies: [first, { ...second, ...values }] });
    expect(faultOf(await changed({ startAt: first!.startAt }))).toEqual([409, '1420']);
    const late = await changed({ endAt: day(37).toISOString() });
    expect([...faultOf(late), pathsOf(late)]).toEqual([400, '1426', ['studies.1.endAt']]);
  });

  test('an instructor of the club goes on with materials that another one gave it', async () => {
    const { contentSequence } = await uploadContent(server, manager, '함께.txt');
    const materials = [{ contentSequence }];
    const form = lectureForm({ studies: [studyForm(1, { materials })], instructors: [instructor.memberId] });
    const club = await submitted(form);
    const studies = [{ ...club.studies[0], materials, title: '고친 제목' }];
    const changed = detailOf(await curriculum(club, { studies }, [], instructor));
    expect(changed.studies).toMatchObject([{ title: '고친 제목', materials: [{ contentSequence }] }]);
  });

  test('a club keeps its materials when another one with the same is given others', async () => {
    const { contentSequence } = await uploadContent(server, manager, '두 클럽의 것.txt');
    const form = lectureForm({ studies: [studyForm(1, { materials: [{ contentSequence }] })] });
    const [one, other] = [await submitted(form), await submitted(form)];
    const studies = [{ ...one.studies[0], materials: [] }];
    expect(detailOf(await curriculum(one, { studies })).studies[0]!.materials).toEqual([]);
    expect(detailOf(await get(other)).studies[0]!.materials).toMatchObject([{ contentSequence }]);
  });

  test('a club that takes no more people than it has recruits no longer', async () => {
    const club = await submitted();
    await join(club, member);
    const full = detailOf(await put(club, { capacity: 1 }));
    expect([club.clubStatus, full.clubStatus]).toEqual(['0300', '0310']);
  });

  test('a club never has room for fewer people than it has', async () => {
    const club = await submitted();
    const others = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
    for (const person of others) expect((await join(club, person)).status).toBe(200);
    expect(pathsOf(await put(club, { capacity: 1 }))).toEqual(['capacity']);
  });

  test('two who change the curriculum at once: one is done, the other is told what there is now', async () => {
    const club = await submitted();
    const answers = await Promise.all([
      curriculum(club, { studies: [club.studies[0]] }),
      curriculum(club, { studies: [club.studies[1]] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kept = detailOf(await get(club));
    for (const answer of answers) expect(detailOf(answer).studies).toEqual(kept.studies);
  });

  test("a study of another club is nobody's here, and stays as it was", async () => {
    const [one, other] = [await submitted(), await submitted()];
    const studies = [{ ...one.studies[0], clubStudySequence: other.studies[0]!.clubStudySequence, title: '빼앗김' }];
    expect(pathsOf(await curriculum(one, { studies }))).toEqual(['studies.0.clubStudySequence']);
    expect(detailOf(await get(other)).studies[0]!.title).toBe('1강');
  });

  test('the assistant, within its bounds', async () => {
    const club = await submitted();
    const set = (payload: object) =>
      server.call({
        method: 'PUT',
        url: `${urlOf(club)}/ai-assistant`,
        token: manager.token,
        payload: { ...club.assistant, version: club.version, ...payload },
      });
    expect(pathsOf(await set({ dailyLimit: 201 }))).toEqual(['dailyLimit']);
    expect(pathsOf(await set({ tone: undefined, hintsFirst: undefined }))).toEqual(['tone', 'hintsFirst']);
    const changed = detailOf(await set({ isOn: false, name: '두레 조교', scope: 'ALL', dailyLimit: 5 }));
    expect(changed.assistant).toMatchObject({ isOn: false, name: '두레 조교', scope: 'ALL', dailyLimit: 5 });
    expect(faultOf(await set({ isOn: true }))).toEqual([409, '0409']);
  });

  test('is for its admins alone, and not while it is being written', async () => {
    const club = await submitted();
    const stranger = await makePerson(server, tenantId, 'instructor');
    expect((await get(club, stranger)).status).toBe(403);
    expect((await put(club, {}, stranger)).status).toBe(403);
    expect((await curriculum(club, {}, [], stranger)).status).toBe(403);
    const draft = detailOf(await saveDraft({ ...lectureForm(), clubName: '초안' }));
    expect((await put(draft, {}, instructor)).status).toBe(409);
    expect((await curriculum(draft, {}, [], instructor)).status).toBe(409);
    const assistant = {
      method: 'PUT' as const,
      url: `${urlOf(draft)}/ai-assistant`,
      payload: { ...draft.assistant, version: draft.version, isOn: false },
    };
    expect((await server.call({ ...assistant, token: instructor.token })).status).toBe(409);
  });

  test('a material cannot be deleted from the library while a study has it', async () => {
    const { contentSequence } = await uploadContent(server, manager, '쓰이는 것.txt');
    const studies = [studyForm(1, { materials: [{ contentSequence }] })];
    const club = await submitted(lectureForm({ studies }));
    const url = `/api/v1/my/contents/${contentSequence}`;
    const remove = () => server.call({ method: 'DELETE', url, token: manager.token });
    expect(faultOf(await remove())).toEqual([409, '0409']);
    const { clubSequence, clubName } = club;
    const { body } = await server.call({ url: `/api/v1/contents/${contentSequence}`, token: manager.token });
    expect(body.data).toMatchObject({
      usedByCount: 0,
      usedByStudyCount: 1,
      usedByStudies: [{ clubSequence, clubName, title: studies[0]!.title }],
      can: { delete: false },
    });
    await curriculum(club, { studies: [studyForm(1)] });
    expect((await remove()).status).toBe(200);
  });
});

describe('a lecture club that is put off', () => {
  test('takes its studies along, and refuses an end that leaves one out', async () => {
    const club = await submitted();
    const postpone = (endAt: Date) =>
      server.call({
        method: 'PUT',
        url: `/api/v1/clubs/${club.clubSequence}/status`,
        token: manager.token,
        payload: {
          event: 'POSTPONE',
          version: club.version,
          startAt: day(14).toISOString(),
          endAt: endAt.toISOString(),
        },
      });
    expect(faultOf(await postpone(day(20)))).toEqual([400, '1426']);
    expect((await postpone(day(60))).status).toBe(200);
    const starts = detailOf(await get(club)).studies.map(({ startAt }) => startAt);
    expect(starts).toEqual([day(14), day(21), day(28)].map((one) => one.toISOString()));
  });
});

describe('the people of a lecture club', () => {
  test('visitors read the outline; members the studies with their materials, page by page', async () => {
    const { contentSequence } = await uploadContent(server, manager, '교안.txt');
    const studies = [studyForm(1, { materials: [{ contentSequence }] }), studyForm(2)];
    const club = await submitted(lectureForm({ studies }));
    const about = await server.call({ url: `/api/v1/lecture-club/${club.clubSequence}/about` });
    expect(about.body.data).toMatchObject({
      clubType: '0200',
      studies: [
        { no: 1, title: '1강', materialCount: 1 },
        { no: 2, materialCount: 0 },
      ],
    });
    expect(JSON.stringify(about.body)).not.toContain('교안.txt');
    expect((await studiesFor(club, member)).status).toBe(403);
    await join(club, member);
    const { contents, totalElements } = listOf(await studiesFor(club, member, '?page=1&size=1'));
    expect([contents.length, totalElements, contents[0]!.materials[0]!.title]).toEqual([1, 2, '교안.txt']);
    const url = `/api/v1/lecture-clubs/${club.clubSequence}/studies/${contents[0]!.clubStudySequence}`;
    expect((await server.call({ url, token: member.token })).body.data).toMatchObject({ title: '1강' });
  });

  test('a material, its text and its file are for the people of the club that has it', async () => {
    const { contentSequence } = await uploadContent(server, manager, '강의 자료.txt');
    const studies = [studyForm(1, { materials: [{ contentSequence }] })];
    const club = await submitted(lectureForm({ studies }));
    const reader = await makePerson(server, tenantId, 'member');
    const calls = async () => {
      const content = await server.call({ url: `/api/v1/contents/${contentSequence}`, token: manager.token });
      const { file } = content.body.data as { file: { key: string } };
      const urls = [
        `/api/v1/contents/${contentSequence}`,
        `/api/v1/contents/${contentSequence}/passages`,
        `/api/v1/download/files?fileKeys=${file.key}`,
      ];
      const answers = [];
      for (const url of urls) answers.push(await server.call({ url, token: reader.token }));
      return answers.map(({ status }) => status);
    };
    expect(await calls()).toEqual([404, 404, 404]);
    await join(club, reader);
    expect(await calls()).toEqual([200, 200, 200]);
    await curriculum(club, { studies: [studyForm(1)] });
    expect(await calls()).toEqual([404, 404, 404]);
  });

  test('what was read is remembered to the page, further on one device and back on another', async () => {
    const { contentSequence } = await uploadContent(server, manager, '쪽.txt');
    const studies = [studyForm(1, { materials: [{ contentSequence }] }), studyForm(2)];
    const club = await submitted(lectureForm({ studies }));
    const reader = await makePerson(server, tenantId, 'member');
    const study = club.studies[0]!.clubStudySequence;
    const read = (at: number, of = contentSequence, within = study) =>
      server.call({
        method: 'PUT',
        url: `/api/v1/lecture-clubs/${club.clubSequence}/studies/${within}/materials/${of}/reading`,
        token: reader.token,
        payload: { at },
      });
    expect((await read(1)).status).toBe(403);
    await join(club, reader);
    const version = (values: { reading_state: string; unit_count?: number; failure?: string }) =>
      server.database.transaction(tenantId, (transaction) =>
        transaction.change(
          build
            .updateTable('content_versions')
            .set({ kind: 'PDF', unit: 'PAGE', ...values })
            .where('tenant_id', '=', tenantId)
            .where('content_sequence', '=', contentSequence),
        ),
      );
    await version({ reading_state: 'READ', unit_count: 4 });
    expect((await read(3)).body.data).toEqual({ at: 3, furthest: 3, of: 4 });
    expect((await read(2)).body.data).toEqual({ at: 2, furthest: 3, of: 4 });
    expect((await read(99)).body.data).toEqual({ at: 4, furthest: 4, of: 4 });
    await Promise.all([read(1), read(2)]);
    const [first] = listOf(await studiesFor(club, reader)).contents;
    expect([first!.myProgress, first!.materials[0]!.myReading.furthest]).toEqual([100, 4]);
    expect(listOf(await studiesFor(club, manager)).contents[0]!.myProgress).toBe(0);
    expect((await read(1, contentSequence + 999)).status).toBe(404);
    expect((await read(1, contentSequence, club.studies[1]!.clubStudySequence)).status).toBe(404);
    await read(4);
    const now = async () => {
      const { myProgress, materials } = listOf(await studiesFor(club, reader)).contents[0]!;
      return [myProgress, materials[0]!.myReading];
    };
    await version({ reading_state: 'READ', unit_count: 2 });
    expect(await now()).toEqual([100, { at: 2, furthest: 2, of: 2 }]);
    await version({ reading_state: 'FAILED', failure: 'encrypted' });
    expect(await now()).toEqual([null, { at: 0, furthest: 0, of: 1 }]);
    expect((await read(1)).body.data).toEqual({ at: 0, furthest: 0, of: 1 });
  });

  test("whatever clubs a member is in, another club's studies are never seen", async () => {
    const reader = await makePerson(server, tenantId, 'member');
    const clubs = [];
    for (let made = 0; made < 4; made += 1) clubs.push(await submitted());
    // Every set of memberships, one after the other: a Gray code joins one club at a time.
    for (const joined of [[], [0], [0, 2], [0, 2, 3]]) {
      for (const index of joined) await join(clubs[index]!, reader);
      for (const [index, club] of clubs.entries()) {
        const isIn = joined.includes(index);
        expect((await studiesFor(club, reader)).status).toBe(isIn ? 200 : 403);
        for (const { studies } of clubs) {
          const url = `/api/v1/lecture-clubs/${club.clubSequence}/studies/${studies[0]!.clubStudySequence}`;
          const seen = isIn && studies === club.studies ? 200 : isIn ? 404 : 403;
          expect((await server.call({ url, token: reader.token })).status).toBe(seen);
        }
      }
    }
  });

  test('another tenant finds neither club nor study', async () => {
    const club = await submitted();
    const { token } = await makePerson(server, elsewhere, 'manager');
    for (const url of [urlOf(club), `${urlOf(club)}/studies`, `/api/v1/lecture-club/${club.clubSequence}/about`]) {
      expect((await server.call({ url, token, host: 'hanbit.localhost' })).status).toBe(404);
    }
  });

  test('lists and favourites keep the two kinds apart', async () => {
    const club = await submitted(lectureForm({ clubName: '갈라 둔 강의' }));
    await server.call({ method: 'POST', url: `/api/v1/clubs/${club.clubSequence}/favorite`, token: member.token });
    const namesIn = async (url: string) => {
      const { body } = await server.call({ url, token: member.token });
      return (body.data as { contents: { clubName: string }[] }).contents.map(({ clubName }) => clubName);
    };
    for (const list of ['/api/v1/clubs', '/api/v1/my/favorite/clubs']) {
      expect(await namesIn(`${list}?clubType=0200&size=100`)).toContain('갈라 둔 강의');
      expect(await namesIn(`${list}?size=100`)).not.toContain('갈라 둔 강의');
    }
  });
});
