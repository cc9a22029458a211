import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { LectureDashboard } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type { UnansweredQuestion } from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import type { Query } from '../../../../kernel/database/database.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { runningClub } from '../../../insight/lecture-dashboard/running-lecture.test-help.ts';

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let tenantId: string;
let manager: Person;
let member: Person;
let club: LectureClubDetail;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager');
  member = await makePerson(server, tenantId, 'member', '서예린');
});
afterAll(() => server.services.jobs.stop());
beforeEach(async () => {
  club = await runningClub({ server, tenantId, manager }, [member]);
});

const change = (query: Query<unknown>) => server.database.transaction(tenantId, (one) => one.change(query));
const ago = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR_MS);
const studyOf = (no: number) => club.studies[no - 1]!.clubStudySequence;

/** What is told is asked after the club's materials were read. */
const materialsWereRead = (
  created_at: Date,
  content = club.studies[1]!.materials[0]!.contentSequence,
  reading_state = 'READ',
) =>
  change(
    build
      .updateTable('content_versions')
      .set({ created_at, reading_state, failure: null })
      .where('tenant_id', '=', tenantId)
      .where('content_sequence', '=', content),
  );
const inConversation = (question: string, no: number, hours: number, state = 'NOT_FOUND') =>
  change(
    build.insertInto('assistant_messages').values({
      tenant_id: tenantId,
      club_sequence: club.clubSequence,
      club_study_sequence: studyOf(no),
      member_id: member.memberId,
      scope: 'ALL',
      question,
      quote: '',
      asked_at: ago(hours),
      alive_at: ago(hours),
      state,
    }),
  );
const onTheTab = (
  question: string,
  serial: number,
  sentences: readonly object[],
  { status = 'AI_ANSWERED', hours = 3 } = {},
) =>
  change(
    build.insertInto('lecture_questions').values({
      tenant_id: tenantId,
      club_sequence: club.clubSequence,
      serial_number: serial,
      club_study_sequence: studyOf(1),
      member_id: member.memberId,
      question,
      is_private: false,
      asks_assistant: true,
      status,
      asked_at: ago(hours),
      waiting_at: status === 'WAITING_INSTRUCTOR' ? ago(hours) : null,
      meanings: [],
      found: JSON.stringify({ sentences, sources: [], isBuiltIn: true }),
    }),
  );

const get = (rest: string, { token }: Person = manager) =>
  server.call({ url: `/api/v1/lecture-clubs/${club.clubSequence}/dashboard${rest}`, token });
async function unanswered(query = '') {
  const { status, body } = await get(`/unanswered${query}`);
  expect(status).toBe(200);
  return body.data as { contents: UnansweredQuestion[]; totalElements: number };
}
const textsOf = ({ contents }: { contents: UnansweredQuestion[] }) => contents.map(({ question }) => question);
const onTheDashboard = async () => ((await get('')).body.data as LectureDashboard).work.unanswered;

describe('questions that the assistant found nothing for', () => {
  beforeEach(async () => {
    for (const no of [1, 2]) await materialsWereRead(ago(300), club.studies[no - 1]!.materials[0]!.contentSequence);
    await inConversation('파티션마다 인덱스가 생기나요?', 2, 5);
    await inConversation('파티션은 몇 개까지 나누나요?', 2, 4);
    await inConversation('지난달의 물음', 2, 9 * 24);
    await inConversation('답이 있는 물음', 1, 2, 'ANSWERED');
    await onTheTab('해시 조인은 언제 쓰나요?', 11, []);
    await onTheTab('자료에 있는 물음', 12, [{ text: '답', sources: [] }]);
    await onTheTab('강사에게 물은 것', 13, [], { status: 'WAITING_INSTRUCTOR' });
    await onTheTab('지난달에 남긴 물음', 14, [], { hours: 9 * 24 });
  });

  test('stand on the dashboard by study, and in a list, the newest first; those of last week alone', async () => {
    expect(await onTheDashboard()).toMatchObject({
      count: 3,
      studies: [
        { no: 2, count: 2 },
        { no: 1, count: 1 },
      ],
    });
    const list = await unanswered();
    expect(textsOf(list)).toEqual([
      '해시 조인은 언제 쓰나요?',
      '파티션은 몇 개까지 나누나요?',
      '파티션마다 인덱스가 생기나요?',
    ]);
    expect(list.contents[0]).toMatchObject({
      asker: { nickname: '서예린' },
      studyNo: 1,
      lectureQuestionSerialNumber: 11,
      assistantMessageSequence: null,
    });
    expect(list.contents[1]).toMatchObject({ studyNo: 2, lectureQuestionSerialNumber: null });
    expect(list.contents[1]!.assistantMessageSequence).toBeGreaterThan(0);
    const second = await unanswered('?size=1&page=2');
    expect([textsOf(second), second.totalElements]).toEqual([['파티션은 몇 개까지 나누나요?'], 3]);
  });

  test('stay work while a new material is read, and for an answer from before or of another club', async () => {
    await materialsWereRead(ago(1), undefined, 'READING');
    const another = await runningClub({ server, tenantId, manager }, []);
    const verify = (of: LectureClubDetail, question: string) =>
      server.call({
        method: 'POST',
        url: `/api/v1/lecture-clubs/${of.clubSequence}/studies/${of.studies[0]!.clubStudySequence}/verified-answers`,
        token: manager.token,
        payload: { question, answer: '네.' },
      });
    await verify(another, '파티션마다 인덱스가 생기나요?');
    await verify(club, '아직 없던 물음');
    await inConversation('아직 없던 물음', 2, -1);
    expect(textsOf(await unanswered())).toEqual([
      '아직 없던 물음',
      '해시 조인은 언제 쓰나요?',
      '파티션은 몇 개까지 나누나요?',
      '파티션마다 인덱스가 생기나요?',
    ]);
  });

  test('are no work any more once a material of their study was read anew, or an answer was written to them', async () => {
    const { status } = await server.call({
      method: 'POST',
      url: `/api/v1/lecture-clubs/${club.clubSequence}/studies/${studyOf(2)}/verified-answers`,
      token: manager.token,
      payload: { question: '파티션마다 인덱스가 생기나요?', answer: '네, 파티션마다 생겨요.' },
    });
    expect(status).toBe(200);
    expect(textsOf(await unanswered())).toEqual(['해시 조인은 언제 쓰나요?', '파티션은 몇 개까지 나누나요?']);
    await materialsWereRead(ago(1));
    expect(textsOf(await unanswered())).toEqual(['해시 조인은 언제 쓰나요?']);
    expect(await onTheDashboard()).toMatchObject({ count: 1, studies: [{ no: 1 }] });
  });

  test('are for those who run the club', async () => {
    const stranger = await makePerson(server, tenantId, 'instructor');
    const elsewhere = await makePerson(server, await makeTenant(server, 'saero'), 'manager');
    const statuses = [];
    for (const who of [manager, member, stranger, elsewhere]) statuses.push((await get('/unanswered', who)).status);
    expect(statuses).toEqual([200, 403, 403, 401]);
    const quizClub = await makeClub(server, tenantId, {});
    const url = `/api/v1/lecture-clubs/${quizClub.clubSequence}/dashboard/unanswered`;
    expect((await server.call({ url, token: quizClub.creator.token })).status).toBe(404);
  });
});
