import { beforeAll, expect, test } from 'vitest';
import { makePackage } from '../../../../../demo/documents/package.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { sendBulk, workbookOf } from './bulk.test-help.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await makePerson(server, await makeTenant(server), 'instructor', '한지우');
});

const check = (file: Buffer | string, name: string) =>
  sendBulk(server, author, 'quiz', { file: Buffer.from(file), name, checkOnly: true });
const wordsOf = async (file: Buffer | string, name: string) =>
  (await check(file, name)).data.rows.map(({ cells }) => cells.slice(0, 3));

const MOODLE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 1  -->\n  <question type="essay">\n    <name>\n      <text>왜?</text>\n    </name>\n    <questiontext format="html">\n      <text><![CDATA[<p>왜?</p>]]></text>\n    </questiontext>\n    <generalfeedback format="html">\n      <text></text>\n    </generalfeedback>\n    <hidden>0</hidden>\n    <graderinfo format="html">\n      <text><![CDATA[<p>그래서</p>]]></text>\n    </graderinfo>\n  </question>\n</quiz>';
const GIFT = '::하나::[html]<p>왜?</p>{####그래서}\n\n둘째? {=가}\n';

test.each<[string, string, string, string[][]]>([
  ['Moodle XML', MOODLE, 'questions.xml', [['왜?', '그래서', '']]],
  ['Moodle XML that calls itself a text', MOODLE, '문항.txt', [['왜?', '그래서', '']]],
  [
    'GIFT by its own ending',
    GIFT,
    'quiz.gift',
    [
      ['왜?', '그래서', ''],
      ['둘째?', '가', '가'],
    ],
  ],
  [
    'GIFT without an ending',
    GIFT,
    '문항',
    [
      ['왜?', '그래서', ''],
      ['둘째?', '가', '가'],
    ],
  ],
  [
    'GIFT that calls itself CSV',
    GIFT,
    'a.csv',
    [
      ['왜?', '그래서', ''],
      ['둘째?', '가', '가'],
    ],
  ],
  ['Aiken', '수도는?\nA. 부산\nB. 서울\nANSWER: B\n', 'a.aiken', [['수도는?\n\n① 부산\n② 서울', '서울', '']]],
  [
    'typed questions',
    '1. 왜?\n답: 그래서\n키워드: 까닭\n\n2. 뭐?\n',
    '문항.text',
    [
      ['왜?', '그래서', '까닭'],
      ['뭐?', '', ''],
    ],
  ],
  ['a table without an ending', '문항,모범 답안\n왜?,그래서\n', 'table', [['왜?', '그래서', '']]],
  [
    'answers to a form of Google',
    '타임스탬프,이메일 주소,점수,왜 배우나요?,무엇이 어렵나요?\n2026. 11. 1 오전 9:00:00,a@b.c,1,그냥,많이\n',
    '응답.csv',
    [
      ['왜 배우나요?', '', ''],
      ['무엇이 어렵나요?', '', ''],
    ],
  ],
])('%s is read by its content, whatever it is called', async (_, file, name, expected) => {
  expect(await wordsOf(file, name)).toEqual(expected);
});

test('essays without a model answer hold up none of the others: all are registered', async () => {
  const gift = `${Array.from({ length: 8 }, (_, index) => `문항 ${index}번은? {}`).join('\n\n')}\n\n답이 있는 문항? {####그래서}\n`;
  const { status, data } = await sendBulk(server, author, 'quiz', { file: Buffer.from(gift), name: 'a.gift' });
  expect([status, data.registered?.length]).toEqual([200, 9]);
  expect(data.rows.map(({ faults, notes }) => [faults.length, notes.map(({ kind }) => kind)])).toEqual([
    ...Array.from({ length: 8 }, () => [0, ['check']]),
    [0, ['guessed']],
  ]);
});

const canvas = (ident: string, ...questions: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="${ident}" title="1주"><section ident="root_section">${questions
    .map(
      (question) =>
        `<item ident="i" title="Question"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>essay_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">&lt;p&gt;${question}&lt;/p&gt;</mattext></material><response_str ident="response1"><render_fib/></response_str></presentation></item>`,
    )
    .join('')}</section></assessment></questestinterop>`;
const manifest = (...files: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"><resources>${files.map((file, index) => `<resource identifier="r${index}" type="imsqti_xmlv1p2"><file href="${file}"/></resource>`).join('')}</resources></manifest>`;

test('a cartridge is read in the order of its manifest; a test that stands in it twice comes once, where it has more', async () => {
  const file = await makePackage({
    'imsmanifest.xml': manifest('b/b.xml', 'a/a.xml'),
    'a/a.xml': canvas('ga', '셋째?'),
    'b/b.xml': canvas('gb', '첫째?'),
    'a/assessment_meta.xml': '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>1주</title></quiz>',
    'non_cc_assessments/b.xml.qti': canvas('gb', '첫째?', '둘째?'),
    'broken.xml': '<questestinterop><item>',
  });
  const { data } = await check(file, 'export.imscc');
  expect(data.rows.map(({ cells }) => cells[0])).toEqual(['셋째?', '첫째?', '둘째?']);
  expect(data.file?.skippedQuestions).toBe(1);
});

test('documents of Word with numbered questions are read through the reader of documents', async () => {
  const paragraph = (text: string, style = '') =>
    `<w:p>${style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const raised =
    '<w:p><w:r><w:t>2. 10</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>6</w:t></w:r><w:r><w:t>은 얼마?</w:t></w:r></w:p>';
  const file = await makePackage({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('1. 정규화를 하는 까닭은?', 'Heading1')}${paragraph('두 가지를 쓰세요.')}${paragraph('답: 중복을 줄인다.')}${raised}${paragraph('답: 백만')}</w:body></w:document>`,
  });
  expect(await wordsOf(file, '문항.docx')).toEqual([
    ['정규화를 하는 까닭은?\n두 가지를 쓰세요.', '중복을 줄인다.', ''],
    ['$10^{6}$은 얼마?', '백만', ''],
  ]);
});

test.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
  [
    'entities that XML declares',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "b">]><quiz>&a;</quiz>'),
    'a.xml',
    '파일을 열 수 없어요',
  ],
  [
    'XML without an end of its depth',
    () => Buffer.from(`<?xml version="1.0"?>${'<quiz>'.repeat(100_000)}`),
    'a.xml',
    '파일을 열 수 없어요',
  ],
  [
    'XML of millions of elements',
    () => Buffer.from(`<?xml version="1.0"?><quiz>${'<a/>'.repeat(500_000)}</quiz>`),
    'a.xml',
    '너무 큰 파일',
  ],
  [
    'a package that unpacks without end',
    () => makePackage({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': Buffer.alloc(65 * 1024 * 1024, ' ') }),
    'a.zip',
    '너무 큰 파일',
  ],
  ['XML that asks nothing', () => Buffer.from('<?xml version="1.0"?><rss/>'), 'a.xml', '가져올 수 있는 문항이 없어요'],
  ['a package of other things', () => makePackage({ 'readme.md': 'a' }), 'a.zip', '가져올 수 있는 문항이 없어요'],
])(
  '%s is refused with its reason',
  async (_, make, name, message) => {
    const { status, errors } = await check(await make(), name);
    expect([status, errors]).toMatchObject([400, [{ path: 'file', message: expect.stringContaining(message) }]]);
  },
  60_000,
);

test('what documents of XML refer to is named and never fetched', async () => {
  let asked = 0;
  const { createServer } = await import('node:http');
  const other = createServer((_, response) => {
    asked += 1;
    response.end('<!ENTITY a "b">');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const xml = canvas('ga', '왜?').replace(
    '?>',
    `?><!DOCTYPE questestinterop SYSTEM "http://127.0.0.1:${port}/ims_qtiasiv1p2p1.dtd">`,
  );
  expect(await wordsOf(xml, 'a.xml')).toEqual([['왜?', '', '']]);
  await new Promise((resolve) => other.close(resolve));
  expect(asked).toBe(0);
});

test('files of questions are no links and no contents; a workbook stays a workbook', async () => {
  const { errors } = await sendBulk(server, author, 'content', { file: Buffer.from(MOODLE), name: 'a.xml' });
  expect(errors).toMatchObject([{ message: expect.stringContaining('퀴즈로만 가져올 수 있어요') }]);
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>문항</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>왜?</t></is></c></row></sheetData></worksheet>';
  expect(await wordsOf(await workbookOf(sheet), '표.zip')).toEqual([['왜?', '', '']]);
});
