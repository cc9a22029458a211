import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentPassage, ContentView } from '@dure/contract/authoring/contents/contents.views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePptx } from '../../../../../demo/documents/office.ts';
import { makePdf } from '../../../../../demo/documents/pdf.ts';
import { sendContent, uploadContent } from '../contents.test-help.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { Recognition } from '../../../../kernel/recognition/recognition.ts';
import { standInTesseract } from '../../../../kernel/recognition/stand-in.test-help.ts';
import { passagesOf as allPassagesOf } from '../contents.public.ts';
import { readVersion } from './read-version.service.ts';
import { finish, listLeft, takeUp } from './reading.queries.ts';
import { scannedPdf } from './pdf/scanned.test-help.ts';
import type { Web } from './web/addresses.ts';

let server: TestServer;
let directory: string;
let tenantId: string;
let me: Person;
let site: Server;
let port: number;
let text: string;
const web: Web = { resolve: async () => ['127.0.0.1'], mayReach: (address) => address === '127.0.0.1' };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-version-'));
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  me = await makePerson(server, tenantId, 'instructor');
  site = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = (site.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.services.jobs.stop();
  await rm(directory, { recursive: true, force: true });
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const get = async <T>(path: string) =>
  (await server.call({ url: `/api/v1/contents/${path}`, token: me.token })).body.data as T;
const viewOf = (sequence: number) => get<ContentView>(String(sequence));
const passagesOf = async (sequence: number) =>
  (await get<{ contents: ContentPassage[] }>(`${sequence}/passages`)).contents;
const keyOf = (contentSequence: number, versionNo = 1) => ({ tenantId, contentSequence, versionNo });
const pdf = (text: string) =>
  new Uint8Array(
    makePdf([
      { heading: '첫 쪽', paragraphs: [text] },
      { heading: '둘째 쪽', paragraphs: ['끝.'] },
    ]),
  );

async function upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const { body } = await sendContent(server, me, { contentType: '0320' }, { name, content });
  return (body.data as { contentSequence: number }).contentSequence;
}

test('what a file holds and is not read is told to who may edit it', async () => {
  const page = '<p>글.</p><p hidden>숨긴 글</p><p><del>지운 글</del></p><nav>메뉴</nav>';
  const sequence = await upload('글.html', page);
  await readVersion(server.services, keyOf(sequence));
  expect((await viewOf(sequence)).leftOut).toEqual([
    { reason: 'hidden', count: 1, units: [] },
    { reason: 'deleted', count: 1, units: [] },
    { reason: 'menu', count: 1, units: [] },
  ]);
});

test('notes of a speaker lie apart from the passages, and only who may edit the content sees them', async () => {
  const note = (placeholder: string, line: string) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${line}</a:t></a:r></a:p></p:txBody></p:sp>`;
  const names = 'xmlns:p="p" xmlns:a="a" xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const file = await makePptx([{ heading: '색인', paragraphs: ['색인은 찾기를 돕는다.'] }], {
    'ppt/slides/_rels/slide1.xml.rels': `<Relationships ${names}><Relationship Id="n" Target="../notesSlides/notesSlide1.xml"/></Relationships>`,
    'ppt/notesSlides/notesSlide1.xml': `<p:notes ${names}>${note('body', '여기서 잠깐 멈춘다.')}${note('sldNum', '1')}</p:notes>`,
  });
  const sequence = await upload('교안.pptx', new Uint8Array(file));
  await readVersion(server.services, keyOf(sequence));
  expect(await passagesOf(sequence)).toMatchObject([{ text: '색인은 찾기를 돕는다.' }]);
  expect(await get(`${sequence}/notes`)).toEqual({
    contents: [{ position: 1, text: '여기서 잠깐 멈춘다.', unitNo: 1, heading: '색인' }],
    totalElements: 1,
  });
  const codeFor = async (role: 'member' | 'instructor') => {
    const { token } = await makePerson(server, tenantId, role);
    return (await server.call({ url: `/api/v1/contents/${sequence}/notes`, token })).status;
  };
  expect([await codeFor('member'), await codeFor('instructor')]).toEqual([403, 404]);
});

test('a file is read into passages with their pages', async () => {
  const sequence = await upload('교안.pdf', pdf('순차 스캔이 더 싸다.'));
  await readVersion(server.services, keyOf(sequence));
  expect(await viewOf(sequence)).toMatchObject({
    reading: { state: 'READ', done: 2, of: 2 },
    unit: 'PAGE',
    unitCount: 2,
  });
  expect(await passagesOf(sequence)).toEqual([
    { position: 1, text: '순차 스캔이 더 싸다.', unitNo: 1, heading: '첫 쪽' },
    { position: 2, text: '끝.', unitNo: 2, heading: '둘째 쪽' },
  ]);
  const [all] = await server.database.read(tenantId, allPassagesOf(tenantId, sequence));
  expect(all.map(({ text: said, unit_no }) => [said, unit_no])).toEqual([
    ['순차 스캔이 더 싸다.', 1],
    ['끝.', 2],
  ]);
});

test('a scanned page is read where a program recognises it, and everybody is told how sure that is', async () => {
  const says = { quarters: [['스캔한 글이다.', 84]] as const };
  const recognition = new Recognition(await standInTesseract(directory, says));
  const sequence = await upload('스캔.pdf', new Uint8Array(scannedPdf([{}])));
  await readVersion({ ...server.services, recognition }, keyOf(sequence));
  expect(await viewOf(sequence)).toMatchObject({
    reading: { state: 'READ' },
    recognised: [{ unitNo: 1, percent: 84 }],
    leftOut: [],
  });
  expect(await passagesOf(sequence)).toMatchObject([{ text: '스캔한 글이다.', unitNo: 1 }]);
});

test('what cannot be read says why, and can be tried again', async () => {
  const sequence = await upload('깨진.pdf', new TextEncoder().encode('%PDF-1.7\nnothing'));
  await readVersion(server.services, keyOf(sequence));
  expect((await viewOf(sequence)).reading).toMatchObject({
    state: 'FAILED',
    reason: '파일이 손상되어 읽지 못했어요',
    reasonCode: null,
  });
  await server.call({ method: 'PUT', url: `/api/v1/my/contents/${sequence}/read`, token: me.token });
  expect((await viewOf(sequence)).reading).toMatchObject({ state: 'WAITING', reason: null });
});

test('a reader that was killed is taken over after a minute, and what the lost one says no longer counts', async () => {
  const { contentSequence } = await uploadContent(server, me, '글.md', '# 절\n\n읽을 글');
  const key = keyOf(contentSequence);
  const write = server.database;
  const [lost] = await write.transaction(tenantId, (transaction) => transaction.rows(takeUp(key, server.clock.now())));
  expect(lost).toMatchObject({ attempts: 1 });
  await readVersion(server.services, key);
  expect((await viewOf(contentSequence)).reading.state).toBe('READING');
  server.clock.advance(61_000);
  const [left] = await write.read(tenantId, listLeft(tenantId, server.clock.now()));
  expect(left.map(({ content_sequence }) => content_sequence)).toContain(contentSequence);
  const lateSays = () =>
    write.transaction(tenantId, (transaction) =>
      transaction.change(
        finish(
          { ...key, attempts: 1 },
          { unit: null, unitCount: null, leftOut: [], recognised: [] },
          server.clock.now(),
        ),
      ),
    );
  const [other] = await write.transaction(tenantId, (transaction) => transaction.rows(takeUp(key, server.clock.now())));
  expect(other).toMatchObject({ attempts: 2 });
  expect(await lateSays(), 'while another one reads').toBe(0);
  server.clock.advance(61_000);
  await readVersion(server.services, key);
  expect(await lateSays(), 'once it is read').toBe(0);
  await readVersion(server.services, key);
  expect(await passagesOf(contentSequence)).toMatchObject([{ text: '읽을 글' }]);
});

test('what kills its reader again and again is given up', async () => {
  const { contentSequence } = await uploadContent(server, me, '글.md');
  for (let turn = 0; turn < 3; turn++) {
    await server.database.transaction(tenantId, (one) => one.rows(takeUp(keyOf(contentSequence), server.clock.now())));
    server.clock.advance(61_000);
  }
  await readVersion(server.services, keyOf(contentSequence));
  expect((await viewOf(contentSequence)).reading.state).toBe('FAILED');
});

test('a link is called as its page calls itself; a name of mine stays', async () => {
  text = `<html><head><title>EXPLAIN 쓰기</title></head><body><article><h1>EXPLAIN 쓰기</h1><p>${'실행 계획을 읽는다. '.repeat(30)}</p></article></body></html>`;
  const contentUrl = `http://docs.example:${port}/explain`;
  const add = async (title: string) => {
    const { body } = await sendContent(server, me, { contentType: '0001', contentUrl, title });
    const { contentSequence } = body.data as { contentSequence: number };
    await readVersion(server.services, keyOf(contentSequence), web);
    return viewOf(contentSequence);
  };
  expect(await add('')).toMatchObject({ title: 'EXPLAIN 쓰기', reading: { state: 'READ' } });
  expect(await add('내 이름')).toMatchObject({ title: '내 이름', reading: { state: 'READ' } });
});

test('a site without a text is 1410; what is pasted in its place is read like a file', async () => {
  text = '<html><body></body></html>';
  const contentUrl = `http://docs.example:${port}/empty`;
  const { body } = await sendContent(server, me, { contentType: '0001', contentUrl });
  const { contentSequence } = body.data as { contentSequence: number };
  await readVersion(server.services, keyOf(contentSequence), web);
  expect((await viewOf(contentSequence)).reading).toMatchObject({
    state: 'FAILED',
    reason: '사이트에 읽을 글이 없어요',
    reasonCode: '1410',
  });
  const at = { method: 'PUT' as const, url: `/api/v1/my/contents/${contentSequence}` };
  await sendContent(server, me, { pastedText: '# 좌석 데이터\n\n좌석은 층과 번호로 찾는다.' }, undefined, at);
  expect(await viewOf(contentSequence)).toMatchObject({ versionNo: 2, contentUrl, reading: { state: 'WAITING' } });
  await readVersion(server.services, keyOf(contentSequence, 2), web);
  expect(await viewOf(contentSequence)).toMatchObject({ versionNo: 2, contentUrl, reading: { state: 'READ' } });
  expect(await passagesOf(contentSequence)).toMatchObject([
    { heading: '좌석 데이터', text: '좌석은 층과 번호로 찾는다.' },
  ]);
});

test('a pasted text that holds nothing says so as a text, not as a site, and can be pasted anew', async () => {
  const contentUrl = `http://docs.example:${port}/empty`;
  const { body } = await sendContent(server, me, { contentType: '0001', contentUrl });
  const { contentSequence } = body.data as { contentSequence: number };
  const at = { method: 'PUT' as const, url: `/api/v1/my/contents/${contentSequence}` };
  await sendContent(server, me, { pastedText: '# 제목뿐' }, undefined, at);
  await readVersion(server.services, keyOf(contentSequence, 2), web);
  expect((await viewOf(contentSequence)).reading).toMatchObject({ state: 'FAILED', reasonCode: null });
  await sendContent(server, me, { pastedText: '# C#\n\n# 끝 ##\n글' }, undefined, at);
  await readVersion(server.services, keyOf(contentSequence, 3), web);
  expect(await passagesOf(contentSequence)).toMatchObject([
    { heading: '', text: 'C#' },
    { heading: '끝 ##', text: '글' },
  ]);
});

test('an address inside is 0413, and nothing is asked of it', async () => {
  const { body } = await sendContent(server, me, { contentType: '0001', contentUrl: `http://127.0.0.1:${port}/` });
  const { contentSequence } = body.data as { contentSequence: number };
  await readVersion(server.services, keyOf(contentSequence));
  expect((await viewOf(contentSequence)).reading).toMatchObject({ state: 'FAILED', reasonCode: '0413' });
});
