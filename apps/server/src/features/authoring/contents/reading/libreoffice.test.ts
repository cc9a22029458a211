import { readFile } from 'node:fs/promises';
import type { ContentPassage, ContentView } from '@dure/contract/authoring/contents/contents.views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendContent } from '../contents.test-help.ts';
import { readVersion } from './read-version.service.ts';

/** Documents that were written in LibreOffice 7.4 and saved by it. */
let server: TestServer;
let tenantId: string;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
  me = await makePerson(server, tenantId, 'instructor');
});

afterAll(() => server.services.jobs.stop());

/** A fixture, uploaded as people do and read: what its view says, and its passages as heading and text. */
async function read(name: string) {
  const content = new Uint8Array(await readFile(new URL(`fixtures/${name}`, import.meta.url)));
  const { body } = await sendContent(server, me, { contentType: '0320' }, { name, content });
  const { contentSequence } = body.data as { contentSequence: number };
  await readVersion(server.services, { tenantId, contentSequence, versionNo: 1 });
  const get = async (path: string) =>
    (await server.call({ url: `/api/v1/contents/${contentSequence}${path}`, token: me.token })).body.data;
  const view: ContentView = await get('');
  const { contents }: { contents: ContentPassage[] } = await get('/passages');
  return { view, passages: contents.map(({ heading, text, unitNo }) => [unitNo, heading, text]) };
}

const INDEX = '인덱스는 찾을 행이 적을 때 이롭고, 많은 행을 읽을 때는 순차 스캔이 더 싸다.';
const STATISTICS = '통계가 오래되면 어림이 어긋난다. 그래서 다시 모은다.';

test('Writer as DOCX: headings, a table, notes where they are called for, no reading aids, nothing hidden or white', async () => {
  const { view, passages } = await read('libreoffice.docx');
  expect(view.reading).toMatchObject({ state: 'READ' });
  expect(passages).toEqual([
    [null, '1장 데이터베이스 인덱스', INDEX],
    [
      null,
      '1.1 통계',
      `${STATISTICS}\n\n이름 | 값\n\n비용 | 3\n\n각주가 있는 문단이다.\n\n각주의 글이다.\n\n效果는 크다.`,
    ],
    [null, '2장 조인', '조인은 두 표를 잇는다.'],
  ]);
});

test('Writer as PDF: words as they were written, though fonts change within them', async () => {
  const { view, passages } = await read('libreoffice.pdf');
  expect(view).toMatchObject({ unit: 'PAGE', unitCount: 2, reading: { state: 'READ' } });
  expect(passages[0]).toEqual([1, '1장 데이터베이스 인덱스', INDEX]);
  expect(passages[1]![2]).toContain(STATISTICS);
  expect(passages.at(-1)).toEqual([2, '2장 조인', '조인은 두 표를 잇는다.']);
});

test('Impress as PPTX and as PDF: the same slides', async () => {
  const slides = [
    [1, '1강 인덱스', '찾을 행이 적을 때 이롭다.\n\n많으면 순차 스캔이 싸다.'],
    [2, '2강 조인', '두 표를 잇는다.\n\n키로 행을 맞춘다.'],
  ];
  expect((await read('libreoffice.pptx')).passages).toEqual(slides);
  expect((await read('libreoffice-slides.pdf')).passages).toEqual(slides);
});

test('Writer as PDF with a password says that it is locked', async () => {
  const { view } = await read('libreoffice-locked.pdf');
  expect(view.reading).toMatchObject({ state: 'FAILED', reason: expect.stringContaining('암호') });
});

test('Calc: rows with what their cells show', async () => {
  const { view, passages } = await read('libreoffice.xlsx');
  expect(view).toMatchObject({ unit: 'ROW', unitCount: 39 });
  expect(passages[0]).toEqual([
    1,
    '콘텐츠',
    expect.stringContaining('안내서 0 | https://docs.example.kr/0?a=1&b=2 | 영상'),
  ]);
});
