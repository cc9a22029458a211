import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { listNotifications } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { Output } from '@dure/contract/http/endpoint';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { multipart } from '../../../../testing/answers.ts';
import { lectureForm, studyForm } from '../../../../testing/clubs.ts';
import { notificationKindsOf } from '../../../../testing/notifications.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { uploadContent } from '../../../authoring/contents/contents.test-help.ts';
import { notifyMaterialsRead } from './materials-read.service.ts';

let server: TestServer;
let tenantId: string;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  // None is run: what is read, and when, is said here.
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
});
beforeEach(async () => {
  manager = await makePerson(server, tenantId, 'manager', '관리자');
});

const upload = async () => (await uploadContent(server, manager, '자료.txt')).contentSequence;
const read = (contentSequence: number, reading_state: 'READ' | 'READING' | 'FAILED' = 'READ') =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build
        .updateTable('content_versions')
        .set({ reading_state, failure: reading_state === 'FAILED' ? 'encrypted' : null })
        .where('content_sequence', '=', contentSequence),
    ),
  );
const formOf = (...contents: number[]) =>
  lectureForm({ studies: [studyForm(1, { materials: contents.map((contentSequence) => ({ contentSequence })) })] });
const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  server.call({ method, url, token: manager.token, payload });
async function submit(form: object): Promise<LectureClubDetail> {
  const { body } = await send('POST', '/api/v1/lecture-club', form);
  expect(body.code).toBe('0000');
  return body.data;
}
async function writeCurriculum(club: LectureClubDetail, materials: readonly number[]): Promise<void> {
  const [study] = club.studies;
  const given = materials.map((contentSequence) => ({ contentSequence, fileNo: null, contentUrl: '', title: '' }));
  const { payload, headers } = await multipart({ version: club.version, studies: [{ ...study, materials: given }] });
  const { body } = await server.call({
    method: 'PUT',
    url: `/api/v1/lecture-clubs/${club.clubSequence}/curriculum`,
    token: manager.token,
    payload: payload!,
    headers: headers!,
  });
  expect(body.code).toBe('0000');
}
const told = async () => {
  await notifyMaterialsRead(server.services, tenantId);
  return (await notificationKindsOf(server, tenantId, manager)).filter((kind) => kind === 'lectureReady').length;
};
const bell = async () => {
  const { body } = await server.call({ url: '/api/v1/activity/alarms', token: manager.token });
  const { contents } = body.data as Output<typeof listNotifications>;
  return contents.flatMap(({ activities }) => activities);
};

test('who runs a lecture is told once its last material has been read, however many servers look', async () => {
  const [first, second] = [await upload(), await upload()];
  const { clubSequence } = await submit(formOf(first, second));
  expect(await told()).toBe(0);
  await read(first);
  await read(second, 'READING');
  expect(await told()).toBe(0);
  await read(second);
  await Promise.all(Array.from({ length: 5 }, () => notifyMaterialsRead(server.services, tenantId)));
  expect(await told()).toBe(1);
  expect(await bell()).toMatchObject([
    { kind: 'lectureReady', activityMessage: '강의 준비가 끝났어요', clubSequence, clubType: '0200' },
  ]);
});

test('what could not be read is said with it', async () => {
  const [first, second] = [await upload(), await upload()];
  await submit(formOf(first, second));
  await read(first, 'FAILED');
  await read(second);
  expect(await told()).toBe(1);
  expect((await bell())[0]!.activityMessage).toBe('강의 준비가 끝났어요. 자료 1개는 읽지 못했어요');
});

test('a lecture whose materials had been read is ready with its submission; a draft is not told of', async () => {
  const content = await upload();
  await read(content);
  await send('PUT', '/api/v1/lecture-club/temporary', formOf(content));
  expect(await told()).toBe(0);
  await submit(formOf(content));
  expect(await told()).toBe(1);
});

test('another curriculum is told of where something of it is still read, and not otherwise', async () => {
  const content = await upload();
  await read(content);
  const club = await submit(formOf(content));
  expect(await told()).toBe(1);
  await writeCurriculum(club, [content]);
  expect(await told()).toBe(1);
  const further = await upload();
  await writeCurriculum({ ...club, version: club.version + 1 }, [content, further]);
  expect(await told()).toBe(1);
  await read(further);
  expect(await told()).toBe(2);
});

test('of a lecture that was cancelled meanwhile nothing is told', async () => {
  const content = await upload();
  const { clubSequence } = await submit(formOf(content));
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.updateTable('clubs').set({ club_status: '0220' }).where('club_sequence', '=', clubSequence),
    ),
  );
  await read(content);
  expect(await told()).toBe(0);
});
