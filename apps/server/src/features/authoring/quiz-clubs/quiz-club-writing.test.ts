import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, multipart } from '../../../testing/answers.ts';
import { clubForm, day, makeClub, quizForm, submitClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let [tenantId, openTenantId] = ['', ''];
let instructor: Person;
let manager: Person;

interface Answer {
  readonly status: number;
  readonly body: { code: string; data: never; errors?: { path: string; message: string }[] };
}
const detailOf = ({ body }: Answer) => body.data as QuizClubDetail;
const pathsOf = ({ body }: Answer) => body.errors?.map(({ path }) => path);

const saveDraft = (payload: object, { token }: Person = instructor) =>
  server.call({ method: 'PUT', url: '/api/v2/quiz-club/temporary', token, payload });
const update = (club: QuizClubDetail, changes: object, { token }: Person = instructor) =>
  server.call({
    method: 'PUT',
    url: `/api/v2/quiz-clubs/${club.clubSequence}`,
    token,
    payload: { ...club, ...changes },
  });
const get = (clubSequence: number, { token }: Person = instructor) =>
  server.call({ url: `/api/v2/quiz-clubs/${clubSequence}`, token });
const decide = (club: QuizClubDetail, payload: object) =>
  server.call({
    method: 'PUT',
    url: `/api/manager/v1/clubs/${club.clubSequence}/approval`,
    token: manager.token,
    payload: { version: club.version, ...payload },
  });
const historyOf = async (clubSequence: number) => {
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom('club_transitions')
      .select(['event', 'from_status', 'to_status', 'member_id', 'reason'])
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', clubSequence)
      .orderBy('transition_sequence'),
  );
  return rows;
};
const submitted = async (form?: object, person = instructor) => detailOf(await submitClub(server, person, form));

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
  openTenantId = await makeTenant(server, 'hanbit', { needsApproval: false });
  instructor = await makePerson(server, tenantId, 'instructor', '김도윤');
  manager = await makePerson(server, tenantId, 'manager', '관리자');
});

describe('submitting', () => {
  test('whom a club is for is read with names, and may be sent back so', async () => {
    const club = await submitted(clubForm({ jobGroups: ['0300'], jobLevels: ['1'] }));
    const [group, level] = [club.jobGroups[0]!, club.jobLevels[0]!];
    expect([group, level]).toEqual([
      { code: '0300', name: expect.stringMatching(/\p{Script=Hangul}/u) as string },
      { code: '1', name: expect.stringMatching(/\S/) as string },
    ]);
    const again = detailOf(await update(club, { description: '고친 소개' }));
    expect(again).toMatchObject({ description: '고친 소개', jobGroups: [group], jobLevels: [level] });
    expect(detailOf(await get(club.clubSequence))).toMatchObject({ jobGroups: [group], jobs: [{ code: '0301' }] });
  });

  test("an instructor's club waits for approval where the tenant asks for it, and the change is recorded", async () => {
    const club = await submitted();
    expect(club.clubStatus).toBe('0100');
    expect(await historyOf(club.clubSequence)).toEqual([
      {
        event: 'SUBMIT_FOR_APPROVAL',
        from_status: '0000',
        to_status: '0100',
        member_id: instructor.memberId,
        reason: null,
      },
    ]);
  });

  test("a manager's club recruits at once, approved by nobody else", async () => {
    const club = await submitted(clubForm(), manager);
    expect(club.clubStatus).toBe('0300');
    expect((await historyOf(club.clubSequence)).map((row) => [row.event, row.to_status, row.member_id])).toEqual([
      ['SUBMIT', '0110', manager.memberId],
      ['OPEN_RECRUITMENT', '0300', null],
    ]);
  });

  test('a club whose recruitment opens later is scheduled', async () => {
    const form = clubForm({ recruitStartAt: day(1).toISOString() });
    expect((await submitted(form, manager)).clubStatus).toBe('0200');
  });

  test('a tenant that asks for no approval opens the club of an instructor', async () => {
    const teacher = await makePerson(server, openTenantId, 'instructor');
    const { payload, headers } = await multipart(clubForm());
    const { body } = await server.call({
      method: 'POST',
      url: '/api/v2/quiz-club',
      host: 'hanbit.localhost',
      token: teacher.token,
      payload: payload!,
      headers: headers!,
    });
    expect(body.data).toMatchObject({ clubStatus: '0300' });
  });

  test('what is submitted comes back as it was written, quizzes in their order', async () => {
    const quizzes = [
      quizForm({ question: '첫째 문제', topic: '정규형', contentTitle: '읽기', contentUrl: 'https://example.com/a' }),
      quizForm({ question: '둘째 문제', rubric: [{ name: '근거', weight: 60 }], deadlineAt: day(20).toISOString() }),
      quizForm({ question: '셋째 문제', contentUrl: 'https://example.com/c', published: false, week: 3 }),
    ];
    const form = clubForm({
      quizzes,
      tagline: '한 표씩 나누어 봅니다.',
      coverLead: 2,
      tags: ['SQL'],
      capacity: 30,
      isPublic: false,
      participationCode: 'reading77',
    });
    const { clubSequence } = await submitted(form);
    const club = detailOf(await get(clubSequence));
    const { jobGroups, jobs, jobLevels, ...rest } = form;
    expect(club).toMatchObject({ ...rest, participationCode: 'READING77', quizzes });
    const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);
    expect([club.jobGroups, club.jobs, club.jobLevels].map(codesOf)).toEqual([jobGroups, jobs, jobLevels]);
    expect(club.quizzes.map(({ answerCount }) => answerCount)).toEqual([0, 0, 0]);
  });

  test('a code is made of letters and digits that nobody confuses where none is chosen', async () => {
    expect((await submitted()).participationCode).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/);
  });

  test('a taken code that is cleared is made anew, although the draft still holds it', async () => {
    await makeClub(server, tenantId, { status: '0300', participationCode: 'TAKEN456' });
    const draft = detailOf(await saveDraft({ participationCode: 'taken456' }));
    const { clubSequence, version } = draft;
    const form = clubForm({ clubSequence, version, participationCode: 'taken456' });
    expect((await submitClub(server, instructor, form)).status).toBe(409);
    const { participationCode } = await submitted({ ...form, participationCode: '' });
    expect(participationCode).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{8}$/);
  });

  test('a code that another open club uses is refused at its field, and free again once that club has ended', async () => {
    const other = await makeClub(server, tenantId, { status: '0300', participationCode: 'TAKEN123' });
    const form = clubForm({ participationCode: 'taken123' });
    const refused = await submitClub(server, instructor, form);
    expect([refused.status, refused.body.code, pathsOf(refused)]).toEqual([409, '0409', ['participationCode']]);
    await server.database.transaction(tenantId, (transaction) =>
      transaction.change(
        build
          .updateTable('clubs')
          .set({ club_status: '0500' })
          .where('tenant_id', '=', tenantId)
          .where('club_sequence', '=', other.clubSequence),
      ),
    );
    expect((await submitClub(server, instructor, form)).status).toBe(200);
  });

  test('a replay with the same key makes no second club', async () => {
    const [first, second] = [
      await submitClub(server, instructor, clubForm(), { key: 'once' }),
      await submitClub(server, instructor, clubForm(), { key: 'once' }),
    ];
    expect(detailOf(second).clubSequence).toBe(detailOf(first).clubSequence);
  });

  test.each([
    ['1425', 'quizzes.0.deadlineAt', { quizzes: [quizForm({ deadlineAt: day(8).toISOString() })] }],
    ['1426', 'quizzes.0.openAt', { quizzes: [quizForm({ openAt: day(40).toISOString() })] }],
    ['0413', 'quizzes.0.contentUrl', { quizzes: [quizForm({ contentUrl: 'ftp://files' })] }],
    ['0422', 'participationCode', { participationCode: 'a-b' }],
    ['0422', 'jobGroups', { jobGroups: ['0300', '9999'] }],
    ['0422', 'jobs', { jobs: ['9999'] }],
    ['0422', 'jobLevels', { jobLevels: ['9'] }],
    ['0422', 'imageKey', { imageKey: crypto.randomUUID() }],
    ['0422', 'quizzes.0.quizSequence', { quizzes: [quizForm({ quizSequence: 999_999 })] }],
  ])('a broken rule answers %s at %s', async (code, path, overrides) => {
    const answer = await submitClub(server, instructor, clubForm(overrides));
    expect([answer.status, answer.body.code, pathsOf(answer)]).toEqual([400, code, [path]]);
  });

  test('every finding stands at its field, under the code of the first that has one', async () => {
    const quizzes = [quizForm({ week: 9, openAt: day(40).toISOString(), contentUrl: 'nowhere' })];
    const answer = await submitClub(server, instructor, clubForm({ quizzes, officialGrading: 'SELF' }));
    expect(answer.body.code).toBe('1426');
    expect(pathsOf(answer)).toEqual(['officialGrading', 'quizzes.0.openAt', 'quizzes.0.week', 'quizzes.0.contentUrl']);
  });

  test('a club that would already be over is refused', async () => {
    const dates = { startAt: day(-9).toISOString(), endAt: day(-1).toISOString(), quizzes: [] };
    expect(pathsOf(await submitClub(server, instructor, clubForm(dates)))).toEqual(['endAt']);
  });

  test('only instructors and managers of the tenant can be instructors', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const foreign = await makePerson(server, openTenantId, 'instructor');
    const colleague = await makePerson(server, tenantId, 'instructor', '이서현');
    for (const { memberId } of [member, foreign]) {
      expect(pathsOf(await submitClub(server, instructor, clubForm({ instructors: [memberId] })))).toEqual([
        'instructors',
      ]);
    }
    const club = await submitted(clubForm({ instructors: [colleague.memberId, instructor.memberId] }));
    expect(club.instructorPeople.map(({ nickname }) => nickname)).toEqual(['이서현']);
  });
});

describe('drafts', () => {
  test('a draft may be empty or half typed and is saved again and again', async () => {
    const first = detailOf(await saveDraft({}));
    expect(first).toMatchObject({ clubStatus: '0000', clubName: '', participationCode: '' });
    const halfTyped = {
      clubSequence: first.clubSequence,
      version: first.version,
      participationCode: 'ab',
      startAt: day(5).toISOString(),
      endAt: day(1).toISOString(),
      quizzes: [{ question: '', contentUrl: 'htt', openAt: day(3).toISOString(), deadlineAt: day(2).toISOString() }],
    };
    const second = detailOf(await saveDraft(halfTyped));
    expect(second).toMatchObject({ ...halfTyped, version: 1, participationCode: 'AB', clubStatus: '0000' });
    const third = detailOf(await saveDraft({ ...second, quizzes: second.quizzes }));
    expect(third.quizzes.map(({ quizSequence }) => quizSequence)).toEqual(
      second.quizzes.map(({ quizSequence }) => quizSequence),
    );
  });

  test('a stale version is refused with the current state', async () => {
    const draft = detailOf(await saveDraft({ clubName: '처음' }));
    await saveDraft({ ...draft, clubName: '나중' });
    const stale = await saveDraft({ ...draft, clubName: '옛것' });
    expect([stale.status, stale.body.code]).toEqual([409, '0409']);
    expect(detailOf(stale)).toMatchObject({ clubName: '나중', version: 1 });
  });

  test('a draft that is submitted keeps its identity and its quizzes', async () => {
    const draft = detailOf(await saveDraft({ quizzes: [quizForm()] }));
    const { clubSequence, version, quizzes } = draft;
    const club = await submitted(clubForm({ clubSequence, version, quizzes }));
    expect(club).toMatchObject({ clubSequence, clubStatus: '0100' });
    expect(club.quizzes[0]!.quizSequence).toBe(quizzes[0]!.quizSequence);
    expect((await saveDraft({ clubSequence, version: club.version })).body.code).toBe('0409');
  });

  test("another instructor's draft can be neither read nor saved, an unknown one is not found", async () => {
    const draft = detailOf(await saveDraft({}));
    const other = await makePerson(server, tenantId, 'instructor');
    expect((await get(draft.clubSequence, other)).status).toBe(403);
    expect((await saveDraft(draft, other)).status).toBe(403);
    expect((await get(999_999)).status).toBe(404);
  });
});

describe('approval', () => {
  test('an approved club recruits and says who approved it', async () => {
    const club = await submitted();
    const { body } = await decide(club, { decision: 'APPROVE' });
    expect(body.data).toMatchObject({ clubStatus: '0300', creatorNickname: '김도윤', quizCount: 1 });
    expect((await historyOf(club.clubSequence)).map((row) => [row.event, row.member_id])).toEqual([
      ['SUBMIT_FOR_APPROVAL', instructor.memberId],
      ['APPROVE', manager.memberId],
      ['OPEN_RECRUITMENT', null],
    ]);
  });

  test('a rejection needs a reason, shows it to the creator, and the club is edited and submitted again', async () => {
    const club = await submitted();
    expect(pathsOf(await decide(club, { decision: 'REJECT' }))).toEqual(['reason']);
    expect((await decide(club, { decision: 'REJECT', reason: '문제를 더 써 주세요.' })).status).toBe(200);
    const rejected = detailOf(await get(club.clubSequence));
    expect(rejected).toMatchObject({ clubStatus: '0120', statusReason: '문제를 더 써 주세요.' });
    const edited = detailOf(await saveDraft({ ...rejected, clubName: '' }));
    expect(edited).toMatchObject({ clubStatus: '0120', statusReason: '문제를 더 써 주세요.' });
    const again = await submitted(clubForm({ clubSequence: club.clubSequence, version: edited.version }));
    expect(again).toMatchObject({ clubStatus: '0100', statusReason: null });
  });

  test('a manager decides on the version they saw', async () => {
    const club = await submitted();
    await update(club, { clubName: '바뀐 이름' });
    const stale = await decide(club, { decision: 'APPROVE' });
    expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([409, '0409', { clubName: '바뀐 이름' }]);
  });

  test('what does not wait for approval cannot be approved', async () => {
    const club = await submitted(clubForm(), manager);
    expect((await decide(club, { decision: 'APPROVE' })).body.code).toBe('0409');
  });

  test('an instructor may not approve', async () => {
    const club = await submitted();
    const url = `/api/manager/v1/clubs/${club.clubSequence}/approval`;
    const payload = { decision: 'APPROVE', version: 0 };
    expect((await server.call({ method: 'PUT', url, token: instructor.token, payload })).status).toBe(403);
  });
});

describe('editing', () => {
  test('quizzes are added, changed, moved and taken out; what is taken out stays its author’s', async () => {
    const club = await submitted(
      clubForm({ quizzes: [quizForm({ question: '하나' }), quizForm({ question: '둘이요' })] }),
    );
    const [one, two] = club.quizzes;
    const changed = detailOf(
      await update(club, { quizzes: [{ ...two, question: '둘째입니다' }, quizForm({ question: '셋째입니다' })] }),
    );
    expect(changed.quizzes.map(({ question }) => question)).toEqual(['둘째입니다', '셋째입니다']);
    expect(changed.quizzes[0]!.quizSequence).toBe(two!.quizSequence);
    const back = detailOf(await update(changed, { quizzes: [...changed.quizzes, one] }));
    expect(back.quizzes[2]!.quizSequence).toBe(one!.quizSequence);
  });

  test('only a quiz that was changed gets a new version', async () => {
    const club = await submitted(clubForm({ quizzes: [quizForm(), quizForm({ question: '다른 문제' })] }));
    const [same, other] = club.quizzes;
    await update(club, { quizzes: [same, { ...other, modelAnswer: '고친 답' }] });
    const [rows] = await server.database.read(
      tenantId,
      build
        .selectFrom('quizzes')
        .select('version')
        .where('quiz_sequence', 'in', [same!.quizSequence, other!.quizSequence])
        .orderBy('quiz_sequence'),
    );
    expect(rows.map(({ version }) => version)).toEqual([0, 1]);
  });

  test('a quiz with answers cannot be taken out, but its question can be corrected', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const made = await makeClub(server, tenantId, { creator: instructor, members: [member], quizzes: [{}, {}] });
    await answerFully(server, member, { club: made.clubSequence, quiz: made.quizSequences[0]! });
    const club = detailOf(await get(made.clubSequence));
    expect(club.quizzes.map(({ answerCount }) => answerCount)).toEqual([1, 0]);
    const refused = await update(club, { quizzes: club.quizzes.slice(1) });
    expect([refused.status, refused.body.code]).toEqual([409, '0409']);
    const [answered] = club.quizzes;
    const corrected = await update(club, { quizzes: [{ ...answered, question: '바로잡은 문제' }] });
    expect(detailOf(corrected).quizzes.map(({ question }) => question)).toEqual(['바로잡은 문제']);
  });

  test('a quiz of somebody else cannot be taken into a club, nor one quiz twice', async () => {
    const foreign = await makeClub(server, tenantId, { quizzes: [{}] });
    const club = await submitted();
    const [own] = club.quizzes;
    const stolen = quizForm({ quizSequence: foreign.quizSequences[0] });
    expect(pathsOf(await update(club, { quizzes: [stolen] }))).toEqual(['quizzes.0.quizSequence']);
    expect(pathsOf(await update(club, { quizzes: [own, own] }))).toEqual([
      'quizzes.0.quizSequence',
      'quizzes.1.quizSequence',
    ]);
  });

  test('an instructor of one club cannot rewrite a quiz that its author uses in another; author and manager can', async () => {
    const guest = await makePerson(server, tenantId, 'instructor', '초대 강사');
    const shared = await submitted(clubForm({ quizzes: [quizForm()], instructors: [guest.memberId] }));
    const [quiz] = shared.quizzes;
    const rewrite = (person: Person, modelAnswer: string) =>
      get(shared.clubSequence, person).then((answer) =>
        update(detailOf(answer), { quizzes: [{ ...quiz, modelAnswer }] }, person),
      );
    expect((await rewrite(guest, '한 클럽 안에서는 고친다')).status).toBe(200);
    await submitted(clubForm({ quizzes: [quiz] }));
    expect(pathsOf(await rewrite(guest, '남의 클럽에서도 바뀐다'))).toEqual(['quizzes.0.question']);
    expect((await rewrite(instructor, '만든 사람')).status).toBe(200);
    expect((await rewrite(manager, '관리자')).status).toBe(200);
  });

  test('a running club keeps its start and, where it is anonymous, its word', async () => {
    const made = await makeClub(server, tenantId, { creator: instructor, anonymous: true });
    const club = detailOf(await get(made.clubSequence));
    const changes = { startAt: day(-3).toISOString(), anonymous: false };
    expect(pathsOf(await update(club, changes))).toEqual(['startAt', 'anonymous']);
    expect((await update(club, { clubName: '새 이름', holdGrades: true })).status).toBe(200);
    expect(detailOf(await get(made.clubSequence)).holdGrades).toBe(true);
  });

  test('AI grading can be chosen, and is official only where it is on', async () => {
    const official = { officialGrading: 'AI' };
    expect(pathsOf(await submitClub(server, instructor, clubForm(official)))).toEqual(['officialGrading']);
    expect((await submitClub(server, instructor, clubForm({ ...official, aiGrading: true }))).status).toBe(200);
  });

  test('once there are answers, grading and publication that they rest on stay', async () => {
    const member = await makePerson(server, tenantId, 'member');
    const made = await makeClub(server, tenantId, { creator: instructor, members: [member], quizzes: [{}, {}] });
    const before = detailOf(await get(made.clubSequence));
    const grading = { selfGrading: true, officialGrading: 'SELF' };
    const changed = detailOf(await update(before, grading));
    await answerFully(server, member, { club: made.clubSequence, quiz: made.quizSequences[0]! });
    const [first, second] = changed.quizzes;
    const hidden = [
      { ...first, published: false },
      { ...second, published: false },
    ];
    expect(pathsOf(await update(changed, { officialGrading: 'INSTRUCTOR', quizzes: hidden }))).toEqual([
      'officialGrading',
      'quizzes.0.published',
    ]);
    const put = { openAt: day(5).toISOString() };
    expect(
      pathsOf(
        await update(changed, {
          quizzes: [
            { ...first, ...put },
            { ...second, ...put },
          ],
        }),
      ),
    ).toEqual(['quizzes.0.openAt']);
    expect((await update(changed, { selfGrading: true, quizzes: [first, { ...second, ...put }] })).status).toBe(200);
  });

  test('the capacity cannot fall under the members, and recruitment closes when it meets them', async () => {
    const members = [await makePerson(server, tenantId, 'member'), await makePerson(server, tenantId, 'member')];
    const made = await makeClub(server, tenantId, { creator: instructor, status: '0300', members });
    const club = detailOf(await get(made.clubSequence));
    expect(pathsOf(await update(club, { capacity: 1 }))).toEqual(['capacity']);
    expect(detailOf(await update(club, { capacity: 2 })).clubStatus).toBe('0310');
  });

  test('an empty code keeps the one that the club has', async () => {
    const club = await submitted(clubForm({ participationCode: 'KEEPME22' }));
    expect(detailOf(await update(club, { participationCode: '' })).participationCode).toBe('KEEPME22');
  });

  test.each(['0220', '0500'] as const)('a club in %s is read-only', async (status) => {
    const made = await makeClub(server, tenantId, { creator: instructor, status });
    const club = detailOf(await get(made.clubSequence));
    expect((await update(club, { clubName: '새 이름' })).body.code).toBe('0409');
  });

  test('an instructor of the club edits it, a stranger does not, and a member has no such page', async () => {
    const colleague = await makePerson(server, tenantId, 'instructor');
    const member = await makePerson(server, tenantId, 'member');
    const made = await makeClub(server, tenantId, { creator: instructor, instructors: [colleague], members: [member] });
    const club = detailOf(await get(made.clubSequence, colleague));
    expect((await update(club, { clubName: '함께 고침' }, colleague)).status).toBe(200);
    const stranger = await makePerson(server, tenantId, 'instructor');
    expect((await update(club, {}, stranger)).status).toBe(403);
    expect((await get(made.clubSequence, member)).status).toBe(403);
  });

  test('saving takes the same number of statements for two quizzes and for forty', async () => {
    const countOf = async (count: number) => {
      const quizzes = Array.from({ length: count }, (_, index) =>
        quizForm({ question: `문제 ${index + 1}`, contentUrl: 'https://example.com' }),
      );
      const before = server.database.statements;
      expect((await submitClub(server, instructor, clubForm({ quizzes }))).status).toBe(200);
      return server.database.statements - before;
    };
    expect(await countOf(40)).toBe(await countOf(2));
  });
});
