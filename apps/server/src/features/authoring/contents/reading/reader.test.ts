import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDocx, makeHwpx, makePptx, makeWord } from '../../../../../demo/documents/office.ts';
import { makePackage } from '../../../../../demo/documents/package.ts';
import { assemblePdf, makePdf } from '../../../../../demo/documents/pdf.ts';
import type { ChildLimits } from '../../../../kernel/child-process/run-in-child.ts';
import { sniff } from '../../../../kernel/files/sniff.ts';
import { kindOfFile } from '../contents.policy.ts';
import { READING_LIMITS } from './limits.ts';
import { readHere } from './read-here.test-help.ts';
import { readInChild, type OnProgress, type ReadingResult } from './reader.ts';
import type { ReaderTask } from './reader-words.ts';

const PAPERS = [
  {
    heading: '5.3 인덱스가 있는데도 느린 경우',
    paragraphs: ['인덱스는 찾을 행이 적을 때 이롭다.', '앞이 열린 LIKE 조건은 A & B < C처럼 견준다.'],
  },
  { heading: '5.4 통계', paragraphs: ['통계가 오래되면 어림이 어긋난다.'] },
];
const TEXT = PAPERS.map(({ paragraphs }) => paragraphs.join('\n\n'));
const HEADINGS = PAPERS.map(({ heading }) => heading);

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-reader-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Bytes as they are after an upload under that name. */
async function uploaded(name: string, content: string | Uint8Array): Promise<ReaderTask> {
  const path = join(directory, crypto.randomUUID());
  await writeFile(path, content);
  const found = await sniff(path, name);
  if (!found) throw new Error(`${name} would not be accepted.`);
  return { path, kind: kindOfFile(found.contentType) as ReaderTask['kind'], contentType: found.contentType };
}
const read = async (name: string, content: string | Uint8Array, onProgress?: OnProgress) =>
  readHere(await uploaded(name, content), onProgress);
const readHostile = async (name: string, content: string | Uint8Array, limits?: Partial<ChildLimits>) =>
  readInChild(await uploaded(name, content), undefined, { limits: { ...READING_LIMITS, ...limits } });
const passagesOf = (result: ReadingResult) => (result.failure === null ? result.passages : []);

describe('what is read, with where it stands', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, unknown, (number | null)[]]>([
    ['교안.pdf', () => makePdf(PAPERS), { unit: 'PAGE', unitCount: 2 }, [1, 2]],
    ['붙은말.pdf', () => makePdf(PAPERS, { isSpaceless: true }), { unit: 'PAGE', unitCount: 2 }, [1, 2]],
    ['교안.docx', () => makeDocx(PAPERS), { unit: null, unitCount: null }, [null, null]],
    ['교안.pptx', () => makePptx(PAPERS), { unit: 'SLIDE', unitCount: 2 }, [1, 2]],
    ['교안.hwpx', () => makeHwpx(PAPERS), { unit: null, unitCount: null }, [null, null]],
  ])('%s', async (name, make, counted, units) => {
    const result = await read(name, await make());
    expect(result).toMatchObject({ failure: null, ...(counted as object) });
    const passages = passagesOf(result);
    expect(passages.map(({ heading }) => heading)).toEqual(HEADINGS);
    expect(passages.map(({ unitNo }) => unitNo)).toEqual(units);
    expect(passages.map(({ text }) => text)).toEqual(TEXT);
  });

  test('a heading and a title that are too long are cut before a character of two units, never within it', async () => {
    const long = `${'가'.repeat(199)}😀`;
    const paper = [{ heading: long, paragraphs: ['글이다.'] }];
    const page = `<html><head><title>${long}</title></head><body><article><h2>${long}</h2><p>${'글이다. '.repeat(60)}</p></article></body></html>`;
    const files = [
      ['교안.docx', await makeDocx(paper)],
      ['교안.hwpx', await makeHwpx(paper)],
      ['교안.md', `# ${long}\n\n글이다.`],
      ['교안.html', page],
    ] as const;
    for (const [name, bytes] of files) {
      const result = await read(name, bytes);
      expect(passagesOf(result)[0]?.heading, name).toBe('가'.repeat(199));
      if (name === '교안.html') expect(result).toMatchObject({ title: '가'.repeat(199) });
    }
  });

  test('a passage is cut before a character of two units, never within it', async () => {
    const passages = passagesOf(await read('교안.txt', `${'가'.repeat(899)}${'😀'.repeat(10)}`));
    expect(passages.map(({ text }) => text)).toEqual(['가'.repeat(899), '😀'.repeat(10)]);
  });

  test('a document that something was appended to is read as Office reads it', async () => {
    const tail = Buffer.alloc(300, 'x');
    for (const [name, bytes] of [
      ['교안.docx', await makeDocx(PAPERS)],
      ['교안.hwpx', await makeHwpx(PAPERS)],
    ] as const) {
      expect(passagesOf(await read(name, Buffer.concat([bytes, tail]))).map(({ text }) => text)).toEqual(TEXT);
    }
  });

  test('a table of a Word document is read row by row', async () => {
    const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const table = `<w:tbl><w:tr>${cell('이름')}${cell('값')}</w:tr><w:tr>${cell('비용')}${cell('3')}</w:tr></w:tbl>`;
    expect(passagesOf(await read('표.docx', await makeWord(table)))).toMatchObject([{ text: '이름 | 값\n\n비용 | 3' }]);
  });

  test('sheets are read by row, under the name of the sheet, and tell how far they are', async () => {
    const heard: string[] = [];
    const sheet = (rows: string) =>
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
    const rels = (all: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all}</Relationships>`;
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const bytes = await makePackage({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      '_rels/.rels': rels(`<Relationship Id="r" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`),
      'xl/workbook.xml': `<workbook xmlns:r="${office}"><sheets><sheet name="사례" sheetId="1" r:id="r1"/><sheet name="숨김" state="hidden" sheetId="2" r:id="r2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': rels(
        '<Relationship Id="r1" Target="worksheets/s1.xml"/><Relationship Id="r2" Target="/xl/worksheets/s2.xml"/>',
      ),
      'xl/worksheets/s1.xml': sheet(
        '<row r="2"><c r="A2" t="inlineStr"><is><t>순차 스캔</t></is></c><c r="C2"><v>12</v></c></row>',
      ),
      'xl/worksheets/s2.xml': sheet('<row r="1"><c t="inlineStr"><is><t>비밀</t></is></c></row>'),
    });
    const result = await read('사례.xlsx', bytes, ({ done, of }) => heard.push(`${done}/${of}`));
    expect(result).toMatchObject({ unit: 'ROW', unitCount: 1 });
    expect(passagesOf(result)).toEqual([{ text: '순차 스캔 |  | 12', unitNo: 2, heading: '사례' }]);
    expect(heard).toEqual(['0/1', '1/1']);
  });

  test.each([
    ['UTF-8', Buffer.from('안녕하세요')],
    ['CP949', iconv.encode('안녕하세요, 똠방각하', 'cp949')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('안녕하세요', 'utf16le')])],
  ])('a text in %s', async (_, bytes) => {
    expect(passagesOf(await read('글.txt', bytes))[0]?.text).toMatch(/^안녕하세요(, 똠방각하)?$/);
  });

  test('Markdown keeps its signs, and its headings but those in code', async () => {
    const result = await read('글.md', '# 첫째\n\n**굵게** 씁니다.\n\n```\n# 주석\n\nx\n```\n\n## 둘째\n끝.');
    expect(passagesOf(result)).toEqual([
      { heading: '첫째', unitNo: null, text: '**굵게** 씁니다.\n\n```\n# 주석\n\nx\n```' },
      { heading: '둘째', unitNo: null, text: '끝.' },
    ]);
  });

  test('of a page of the web the article is read, in the encoding that it says, without its menu and scripts', async () => {
    const sentence = '인덱스는 찾을 행이 적을 때 이롭고, 많은 행을 읽을 때는 순차 스캔이 더 싸다. ';
    const page =
      '<html><head><meta charset="euc-kr"><title>인덱스 이야기</title></head><body><nav><a href="/">메뉴</a></nav>' +
      `<article><h2>첫째 절</h2><p>${sentence.repeat(6)}</p><script>alert(1)</script><ul><li>${sentence}</li></ul></article></body></html>`;
    const result = await read('글.html', iconv.encode(page, 'cp949'));
    expect(result).toMatchObject({ failure: null, title: '인덱스 이야기' });
    const all = passagesOf(result)
      .map(({ text }) => text)
      .join('\n');
    expect(passagesOf(result)[0]?.heading).toBe('첫째 절');
    expect(all).toContain(sentence.trim());
    expect(all).not.toMatch(/alert|메뉴/);
  });

  test.each([
    ['nothing around it', '<title>재귀</title><h1>재귀</h1>', ''],
    ['a head and no body', '<!doctype html><html><head><title>재귀</title></head><h1>재귀</h1>', '</html>'],
  ])('a page is read with %s: HTML lets one leave that out', async (_, before, after) => {
    const result = await read('글.html', `${before}<p>재귀는 함수가 자기 자신을 부르는 것이다.</p>${after}`);
    expect(passagesOf(result).map(({ text }) => text)).toEqual(['재귀는 함수가 자기 자신을 부르는 것이다.']);
  });

  test('a long paragraph is cut at the ends of sentences', async () => {
    const sentence = `${'가나다라마바사아자차 '.repeat(20).trim()}.`;
    const passages = passagesOf(await read('글.txt', Array<string>(12).fill(sentence).join(' ')));
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.every(({ text }) => text.length <= 900 && text.endsWith('.'))).toBe(true);
  });
});

describe('what cannot be read says why', () => {
  const key = '00112233445566778899aabbccddeeff';
  const encrypted =
    `/ID [<${key}> <${key}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ` +
    `/O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
  const oldFile = (name: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from(name, 'utf16le'),
      Buffer.alloc(600),
    ]);
  const manifest = '<m:manifest xmlns:m="x"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>';
  test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
    ['a PDF with a password', 'a.pdf', () => makePdf(PAPERS, { trailer: encrypted }), 'encrypted'],
    ['a PDF without letters', 'a.pdf', () => makePdf([{ heading: '', paragraphs: [] }]), 'scanned'],
    [
      'a Hancom document with a password',
      'a.hwpx',
      () => makeHwpx(PAPERS, { 'META-INF/manifest.xml': manifest }),
      'encrypted',
    ],
    ['a Word document with a password', 'a.docx', () => oldFile('EncryptedPackage'), 'encrypted'],
    ['a format of before', 'a.hwp', () => oldFile('HwpSummary'), 'oldFormat'],
    ['an empty document', 'a.docx', () => makeWord('<w:p/>'), 'empty'],
    ['an empty text', 'a.txt', () => Buffer.from(' \n '), 'empty'],
  ])('%s', async (_, name, make, failure) => {
    expect((await read(name, await make())).failure).toBe(failure);
  });
});

/** The same ZIP, whose directory says of one part that it has a byte. */
function sayingLess(archive: Buffer, part: string): Buffer {
  const [lie, inDirectory, sizeAt, nameAt] = [Buffer.from(archive), 'PK\u0001\u0002', 24, 46];
  let at = lie.indexOf(inDirectory, 0, 'latin1');
  while (
    !lie
      .subarray(at + nameAt)
      .toString('latin1')
      .startsWith(part)
  )
    at = lie.indexOf(inDirectory, at + 1, 'latin1');
  lie.writeUInt32LE(1, at + sizeAt);
  return lie;
}

describe('a hostile file harms its reader alone', () => {
  const failureOf = async (name: string, content: string | Uint8Array) => (await readHostile(name, content)).failure;
  const body = (xml: string) => makeWord(xml);
  test('a ZIP that unpacks to a hundred times more is left there', async () => {
    const bomb = await body(`<w:p><w:r><w:t>${' '.repeat(101 * 1024 * 1024)}</w:t></w:r></w:p>`);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await failureOf('bomb.docx', bomb)).toBe('tooLarge');
  });
  test('parts that are each small enough are left where they are too large together', async () => {
    const half = `<hs:sec>${' '.repeat(READING_LIMITS.unpackedBytes / 2)}</hs:sec>`;
    const inTwo = await makeHwpx(PAPERS, { 'Contents/section1.xml': half, 'Contents/section2.xml': half });
    expect(await failureOf('half.hwpx', await makeHwpx(PAPERS, { 'Contents/section1.xml': half }))).toBe(null);
    expect(await failureOf('bomb.hwpx', inTwo)).toBe('tooLarge');
  });
  test('a part from which more comes out than it says is broken', async () => {
    const letters = '가'.repeat(100_000);
    const honest = await body(`<w:p><w:r><w:t>${letters}</w:t></w:r></w:p>`);
    expect(await failureOf('honest.docx', honest)).toBe(null);
    expect(await failureOf('lie.docx', sayingLess(honest, 'word/document.xml'))).toBe('broken');
  });
  test('more text than anybody reads is left there', async () => {
    expect(await failureOf('long.txt', '가나다 '.repeat(1_500_000))).toBe('tooLarge');
  });
  test('XML nested without an end is broken', async () => {
    expect(await failureOf('deep.docx', await body(`${'<w:x>'.repeat(100_000)}${'</w:x>'.repeat(100_000)}`))).toBe(
      'broken',
    );
  });
  test('entities of its own are not looked at: neither a file of ours nor a thousand million laughs', async () => {
    const outside = '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const document = '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const bytes = await makePackage({ '[Content_Types].xml': types, 'word/document.xml': outside + document });
    expect(await failureOf('xxe.docx', bytes)).toBe('broken');
  });
  test('a PDF that says it has a million pages', async () => {
    const pages = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000 >>'];
    expect(await failureOf('many.pdf', assemblePdf(pages))).toMatch(/^(tooLarge|broken)$/);
  });
  test('more pages than anybody reads', async () => {
    const kids = Array.from({ length: 3001 }, (_, at) => `${at + 3} 0 R`).join(' ');
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';
    const tree = `<< /Type /Pages /Kids [${kids}] /Count 3001 >>`;
    const pages = ['<< /Type /Catalog /Pages 2 0 R >>', tree, ...Array<string>(3001).fill(page)];
    expect(await failureOf('long.pdf', assemblePdf(pages))).toBe('tooLarge');
  });
  test('more slides than anybody shows', async () => {
    const slide = { heading: '제목', paragraphs: ['본문'] };
    expect(await failureOf('long.pptx', await makePptx(Array.from({ length: 3001 }, () => slide)))).toBe('tooLarge');
  });
  test('a PDF whose pages hold each other', async () => {
    const pages = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'];
    expect(await failureOf('ring.pdf', assemblePdf(pages))).toBe('broken');
  });
  test('files that end in the middle', async () => {
    const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
    expect(await failureOf('half.docx', half(await makeDocx(PAPERS)))).toBe('broken');
    // What is there of a PDF is read, or nothing is: either is an answer.
    expect(await readHostile('half.pdf', half(makePdf(PAPERS)))).toHaveProperty('failure');
  });
  test('a file that is two things is read as the one that it was taken for', async () => {
    const both = Buffer.concat([makePdf(PAPERS), await makeDocx(PAPERS)]);
    expect(await readHostile('both.pdf', both)).toHaveProperty('failure');
  });
  test('a page with thirty thousand elements in each other', async () => {
    // Its parser looks through all that are open for each: three times as many take it ten times as long, and end no other way.
    const page = `<html><body>${'<div>'.repeat(30_000)}글${'</div>'.repeat(30_000)}</body></html>`;
    expect(await failureOf('deep.html', page)).toBe('broken');
  });
  test('a page with more elements than anybody reads', async () => {
    expect(await failureOf('wide.html', `<body>${'<p>글</p>'.repeat(50_001)}</body>`)).toBe('tooLarge');
  });
  test('a page that keeps its parser for hours is left at the limit of time', async () => {
    const page = `<p ${Array.from({ length: 1_000_000 }, (_, no) => `a${no}`).join(' ')}>글</p>`;
    expect((await readHostile('never.html', page, { silentSeconds: 2 })).failure).toBe('tooSlow');
    expect(READING_LIMITS).toMatchObject({ seconds: 120, silentSeconds: 30 });
  });
  test.each(['<!doctype ', '<html '])('a page of nothing but %j, none of which ends', async (opening) => {
    const beginnings = opening.repeat(100_000);
    expect((await readHostile('opening.html', beginnings, { silentSeconds: 10 })).failure).not.toBe('tooSlow');
  });
  test('a page of the web that is larger than any', async () => {
    expect(await failureOf('large.html', `<p>글</p>${' '.repeat(10 * 1024 * 1024)}`)).toBe('tooLarge');
  });
});
