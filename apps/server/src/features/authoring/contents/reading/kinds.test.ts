import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHwpx, makeWord, wordParagraph } from '../../../../../demo/documents/office.ts';
import { makePackage } from '../../../../../demo/documents/package.ts';
import { sniff } from '../../../../kernel/files/sniff.ts';
import { kindOfFile } from '../contents.policy.ts';
import { paragraph, shape, SLIDE_NAMES, slides, title } from './coverage/slides.test-help.ts';
import { furnitureOf } from './pdf/furniture.ts';
import { WordBreaks } from './pdf/words/word-breaks.ts';
import { readHere } from './read-here.test-help.ts';
import type { ReaderTask } from './reader-words.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-kinds-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Passages of a file as heading and text. */
async function read(
  name: string,
  content: string | Uint8Array,
  kind?: ReaderTask['kind'],
): Promise<[string, string][]> {
  const path = join(directory, crypto.randomUUID());
  await writeFile(path, content);
  const found = await sniff(path, name);
  const { contentType } = found!;
  const result = await readHere({ path, kind: kind ?? (kindOfFile(contentType) as ReaderTask['kind']), contentType });
  if (result.failure !== null) throw new Error(result.failure);
  return result.passages.map(({ heading, text }) => [heading, text]);
}
const textOf = async (name: string, content: string | Uint8Array) =>
  (await read(name, content)).map(([, text]) => text).join('\n\n');

const MATHS = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const maths = (content: string) => `<m:oMath ${MATHS}>${content}</m:oMath>`;
const fraction = (above: string, below: string) =>
  `<m:f><m:num>${mathRun(above)}</m:num><m:den>${mathRun(below)}</m:den></m:f>`;
const raised = (base: string, above: string) =>
  `<m:sSup><m:e>${mathRun(base)}</m:e><m:sup>${mathRun(above)}</m:sup></m:sSup>`;

describe('Word', () => {
  test('a formula keeps its value, and so do raised and lowered signs', async () => {
    const body =
      `<w:p>${run('몫은 ')}${maths(fraction('1', '20'))}${run(', 농도는 ')}${maths(raised('10', '-6'))}${run('이다.')}</w:p>` +
      `<w:p>${run('인구는 10')}${run('6', '<w:vertAlign w:val="superscript"/>')}${run('명이다.')}</w:p>` +
      `<w:p>${run('H')}${run('2', '<w:vertAlign w:val="subscript"/>')}${run('O는 물, 1')}${run('st', '<w:vertAlign w:val="superscript"/>')}</w:p>`;
    expect(await textOf('식.docx', await makeWord(body))).toBe(
      '몫은 $\\frac{1}{20}$, 농도는 $10^{-6}$이다.\n\n인구는 $10^{6}$명이다.\n\n$H_{2}O$는 물, 1st',
    );
  });

  test.each<[string, string, string]>([
    ['root', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${mathRun('x')}</m:e></m:rad>`, '\\sqrt{x}'],
    [
      'sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${mathRun('i=1')}</m:sub><m:sup>${mathRun('n')}</m:sup><m:e>${mathRun('i')}</m:e></m:nary>`,
      '\\sum_{i=1}^{n}{i}',
    ],
    ['brackets', `<m:d><m:e>${mathRun('a+b')}</m:e></m:d>`, '\\left(a+b\\right)'],
    [
      'matrix',
      `<m:m><m:mr><m:e>${mathRun('1')}</m:e><m:e>${mathRun('2')}</m:e></m:mr><m:mr><m:e>${mathRun('3')}</m:e><m:e>${mathRun('4')}</m:e></m:mr></m:m>`,
      '\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}',
    ],
    ['words', mathRun('속도 = 5%'), '\\text{속도 }= 5\\%'],
  ])('a %s', async (_, content, tex) => {
    expect(await textOf('식.docx', await makeWord(`<w:p>${maths(content)}</w:p>`))).toBe(`$${tex}$`);
  });

  test('automatic numbers are read, each level in its own signs', async () => {
    const levels: [string, string][] = [
      ['decimal', '제%1조'],
      ['ganada', '%2.'],
      ['decimalEnclosedCircle', '%3'],
    ];
    const numbering =
      '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="7">' +
      levels
        .map(
          ([format, text], level) =>
            `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
        )
        .join('') +
      '</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>';
    const at = (level: number, text: string) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr></w:pPr>${run(text)}</w:p>`;
    const body = [at(0, '(목적)'), at(1, '출석'), at(1, '과제'), at(2, '보고서'), at(0, '(성적)'), at(1, '시험')].join(
      '',
    );
    expect(await textOf('규정.docx', await makeWord(body, { 'word/numbering.xml': numbering }))).toBe(
      '제1조 (목적)\n\n가. 출석\n\n나. 과제\n\n① 보고서\n\n제2조 (성적)\n\n가. 시험',
    );
  });

  test('a box within a paragraph tears nothing, and is read once after it', async () => {
    const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`;
    const body =
      `<w:p>${run('앞 문장.')}<w:r><mc:AlternateContent xmlns:mc="urn:m"><mc:Choice>${box('상자의 글')}</mc:Choice>` +
      `<mc:Fallback>${box('상자의 글')}</mc:Fallback></mc:AlternateContent></w:r>${run(' 뒤 문장.')}</w:p>`;
    expect(await textOf('상자.docx', await makeWord(body))).toBe('앞 문장. 뒤 문장.\n\n상자의 글');
  });

  test('headings that follow one another are a path, and none is lost', async () => {
    const style =
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
      [1, 2]
        .map(
          (level) =>
            `<w:style w:styleId="${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
        )
        .join('') +
      '</w:styles>';
    const body = [
      wordParagraph('1장', '1'),
      wordParagraph('1.1', '2'),
      wordParagraph('글이다.'),
      wordParagraph('2장', '1'),
      wordParagraph('3장', '1'),
      wordParagraph('끝 글이다.'),
      wordParagraph('부록', '1'),
    ].join('');
    expect(await read('목차.docx', await makeWord(body, { 'word/styles.xml': style }))).toEqual([
      ['1장 › 1.1', '글이다.'],
      ['', '2장'],
      ['3장', '끝 글이다.'],
      ['', '부록'],
    ]);
  });
});

describe('PowerPoint', () => {
  test('what stands higher is read first, and of two side by side the left one', async () => {
    const content =
      title('차례') +
      shape(900_000, 5_000_000, paragraph('넷째')) +
      shape(6_000_000, 2_050_000, paragraph('둘째')) +
      shape(900_000, 2_000_000, paragraph('첫째')) +
      `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="3000000"/><a:ext cx="10" cy="10"/><a:chOff x="0" y="0"/><a:chExt cx="10" cy="10"/></a:xfrm></p:grpSpPr>${shape(0, 100, paragraph('셋째'))}</p:grpSp>`;
    expect(await read('차례.pptx', await slides([content]))).toEqual([['차례', '첫째\n\n둘째\n\n셋째\n\n넷째']]);
  });

  test('columns of different height are read one after the other', async () => {
    const tall = (x: number, y: number, width: number, height: number, text: string) =>
      shape(x, y, paragraph(text)).replace('cx="9" cy="9"', `cx="${width}" cy="${height}"`);
    const content =
      title('열') +
      tall(3_600_000, 200_000, 5_000_000, 4_000_000, '오른쪽') +
      tall(400_000, 1_100_000, 3_000_000, 1_000_000, '왼쪽 위') +
      tall(400_000, 2_500_000, 3_000_000, 1_000_000, '왼쪽 아래');
    expect(await read('열.pptx', await slides([content]))).toEqual([['열', '왼쪽 위\n\n왼쪽 아래\n\n오른쪽']]);
  });

  test('a table is read row by row under the title, empty cells in their places', async () => {
    const row = (cells: readonly string[]) =>
      `<a:tr>${cells.map((cell) => `<a:tc><a:txBody>${cell === '' ? '<a:p/>' : paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`;
    const table = `<p:graphicFrame><p:xfrm><a:off x="0" y="9"/></p:xfrm><a:tbl>${row(['이름', '가', '나'])}${row(['갑', '1', ''])}${row(['을', '', '2'])}</a:tbl></p:graphicFrame>`;
    expect(await read('표.pptx', await slides([title('비교') + table]))).toEqual([
      ['비교', '이름 | 가 | 나\n\n갑 | 1 |\n\n을 | | 2'],
    ]);
  });

  test('a diagram is read; hidden shapes, hidden slides and the number of the slide are not', async () => {
    const diagram = `<p:graphicFrame><p:xfrm><a:off x="0" y="9"/></p:xfrm><dgm:relIds xmlns:dgm="urn:d" r:dm="d1"/></p:graphicFrame>`;
    const number = `<p:sp><p:nvSpPr><p:cNvPr id="4" name="n"/><p:nvPr><p:ph type="sldNum"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph('3')}</p:txBody></p:sp>`;
    const content = title('절차') + diagram + number + shape(0, 20, paragraph('숨긴 글'), ' hidden="1"');
    const more = {
      'ppt/slides/_rels/slide0.xml.rels':
        '<Relationships><Relationship Id="d1" Target="../diagrams/data1.xml"/></Relationships>',
      'ppt/diagrams/data1.xml': `<dgm:dataModel ${SLIDE_NAMES} xmlns:dgm="urn:d"><dgm:pt modelId="1"><dgm:t>${paragraph('요구 분석')}</dgm:t></dgm:pt><dgm:pt type="parTrans"><dgm:t>${paragraph('사이')}</dgm:t></dgm:pt><dgm:pt><dgm:t>${paragraph('설계')}</dgm:t></dgm:pt></dgm:dataModel>`,
    };
    expect(await read('절차.pptx', await slides([content], more))).toEqual([['절차', '요구 분석\n\n설계']]);
    await expect(read('숨김.pptx', await slides([content], more, ' show="0"'))).rejects.toThrow('empty');
  });

  test('automatic numbers are read, and begin anew below another item', async () => {
    const item = (text: string, level: number, type: string) =>
      paragraph(text, `<a:pPr lvl="${level}"><a:buAutoNum type="${type}"/></a:pPr>`);
    const list = shape(
      0,
      9,
      [
        item('하나', 0, 'arabicPeriod'),
        item('가지', 1, 'alphaLcParenR'),
        item('나무', 1, 'alphaLcParenR'),
        item('둘', 0, 'arabicPeriod'),
        item('다시', 1, 'alphaLcParenR'),
      ].join(''),
    );
    expect(await textOf('목록.pptx', await slides([list]))).toBe('1. 하나\n\na) 가지\n\nb) 나무\n\n2. 둘\n\na) 다시');
  });
});

describe('Hancom', () => {
  const NAMES =
    'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section"';
  const paragraph = (content: string, shape = '0') =>
    `<hp:p styleIDRef="0" paraPrIDRef="${shape}"><hp:run>${content}</hp:run></hp:p>`;
  const section = (content: string) => ({ 'Contents/section0.xml': `<hs:sec ${NAMES}>${content}</hs:sec>` });

  test('signs that are elements stay signs, and a note stands below its paragraph', async () => {
    const content =
      paragraph('<hp:t>서울<hp:nbSpace/>시민의 전화는 02<hp:hyphen/>123<hp:hyphen/>4567이다.</hp:t>') +
      paragraph(
        `<hp:t>본문 앞</hp:t><hp:ctrl><hp:footNote><hp:subList>${paragraph('<hp:t>각주의 글.</hp:t>')}</hp:subList></hp:footNote></hp:ctrl><hp:t> 본문 뒤</hp:t>`,
      ) +
      paragraph(
        `<hp:ctrl><hp:header><hp:subList>${paragraph('<hp:t>머리말</hp:t>')}</hp:subList></hp:header></hp:ctrl><hp:t>끝.</hp:t>`,
      );
    expect(await textOf('글.hwpx', await makeHwpx([], section(content)))).toBe(
      '서울 시민의 전화는 02-123-4567이다.\n\n본문 앞 본문 뒤\n\n각주의 글.\n\n끝.',
    );
  });

  test('automatic numbers of paragraphs and captions are read', async () => {
    const header =
      '<hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"><hh:numbering id="1"><hh:paraHead level="1" start="1" numFormat="DIGIT">제^1조</hh:paraHead>' +
      '<hh:paraHead level="2" start="1" numFormat="HANGUL_SYLLABLE">^2.</hh:paraHead></hh:numbering>' +
      '<hh:paraPr id="5"><hh:heading type="NUMBER" idRef="1" level="0"/></hh:paraPr><hh:paraPr id="6"><hh:heading type="NUMBER" idRef="1" level="1"/></hh:paraPr></hh:head>';
    const content =
      paragraph('<hp:t>(목적)</hp:t>', '5') +
      paragraph('<hp:t>출석</hp:t>', '6') +
      paragraph('<hp:t>과제</hp:t>', '6') +
      paragraph('<hp:t>(성적)</hp:t>', '5') +
      paragraph(
        `<hp:t>본문</hp:t><hp:tbl><hp:caption><hp:subList>${paragraph('<hp:t>표 </hp:t><hp:ctrl><hp:autoNum num="3"/></hp:ctrl><hp:t> 점수</hp:t>')}</hp:subList></hp:caption><hp:tr><hp:tc>${paragraph('<hp:t>갑</hp:t>')}</hp:tc><hp:tc>${paragraph('<hp:t>9</hp:t>')}</hp:tc></hp:tr></hp:tbl>`,
      );
    expect(await textOf('규정.hwpx', await makeHwpx([], { 'Contents/header.xml': header, ...section(content) }))).toBe(
      '제1조 (목적)\n\n가. 출석\n\n나. 과제\n\n제2조 (성적)\n\n본문\n\n표 3 점수\n\n갑 | 9',
    );
  });

  test('formulas and raised letters keep their value; signs of a note and a caption below its table are as they are seen', async () => {
    const header =
      '<hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"><hh:charPr id="4"><hh:supscript/></hh:charPr><hh:charPr id="5"><hh:subscript/></hh:charPr></hh:head>';
    const raised = (text: string, letters: number) =>
      `</hp:run><hp:run charPrIDRef="${letters}"><hp:t>${text}</hp:t></hp:run><hp:run>`;
    const content =
      paragraph(
        `<hp:t>10</hp:t>${raised('6', 4)}<hp:t>명, H</hp:t>${raised('2', 5)}<hp:t>O, 몫 </hp:t><hp:equation><hp:script>1 over 20</hp:script></hp:equation>`,
      ) +
      paragraph(
        `<hp:t>본문</hp:t><hp:ctrl><hp:footNote><hp:subList>${paragraph('<hp:ctrl><hp:autoNum num="2"><hp:autoNumFormat type="DIGIT" suffixChar=")"/></hp:autoNum></hp:ctrl><hp:t> 각주</hp:t>')}</hp:subList></hp:footNote></hp:ctrl>` +
          `<hp:tbl><hp:caption side="BOTTOM"><hp:subList>${paragraph('<hp:t>표 1</hp:t>')}</hp:subList></hp:caption><hp:tr><hp:tc>${paragraph('<hp:t>갑</hp:t>')}</hp:tc></hp:tr></hp:tbl>`,
      );
    expect(await textOf('값.hwpx', await makeHwpx([], { 'Contents/header.xml': header, ...section(content) }))).toBe(
      '$10^{6}$명, $H_{2}O$, 몫 $\\frac{1}{20}$\n\n본문\n\n2) 각주\n\n갑\n\n표 1',
    );
  });

  test('one whose mimetype is packed is what it is', async () => {
    const packed = await makePackage({ 'x.txt': '' });
    expect(packed.length).toBeGreaterThan(0);
    const { deflateRawSync, crc32 } = await import('node:zlib');
    const name = Buffer.from('mimetype');
    const type = Buffer.from('application/hwp+zip');
    const data = deflateRawSync(type);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(type), 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt32LE(type.length, 22);
    head.writeUInt16LE(name.length, 26);
    const path = join(directory, 'packed.hwpx');
    await writeFile(path, Buffer.concat([head, name, data, packed]));
    expect((await sniff(path, 'packed.hwpx'))?.contentType).toBe('application/hwp+zip');
  });
});

describe('HTML', () => {
  test('text in no element of its own, captions and every table are read; what was struck out and menus are not', async () => {
    const page =
      '<html><meta charset=utf-8><body><nav>메뉴</nav><h1>자료</h1><p>하나.</p>감싸지 않은 글.<table><caption>표 1</caption><tr><td>가<td>나</table>' +
      '<table><tr><td>갑</td><td><p>을</p><p>병</p></td></tr></table><p>값은 <del>3</del> 4이다.</p><ol start="3"><li>셋</li><li>넷</li></ol></body></html>';
    expect(await read('글.html', page)).toEqual([
      ['자료', '하나.\n\n감싸지 않은 글.\n\n표 1\n\n가 | 나\n\n갑 | 을 병\n\n값은 4이다.\n\n3. 셋\n\n4. 넷'],
    ]);
  });

  test('a list of as many items as are read counts each once', async () => {
    const all = await textOf('목록.html', `<ol>${'<li>하나</li>'.repeat(45_000)}</ol>`);
    expect(all.endsWith('45000. 하나')).toBe(true);
  });

  test('the sign of an exponent belongs to it', async () => {
    const page = '<p>농도 <math><msup><mn>10</mn><mrow><mo>-</mo><mn>6</mn></mrow></msup></math></p>';
    expect(await textOf('식.html', page)).toBe('농도 $10^{-6}$');
  });

  test('MathML and raised signs keep their value, and ruby is read once', async () => {
    const page =
      '<p>몫은 <math><mfrac><mn>1</mn><mn>20</mn></mfrac></math>, 수는 10<sup>6</sup>, <ruby>效果<rt>효과</rt></ruby>는 크다.</p>';
    expect(await textOf('식.html', page)).toBe('몫은 $\\frac{1}{20}$, 수는 $10^{6}$, 效果는 크다.');
  });

  test('of a page that was fetched all tables between the parts of the article are read, and no menu', async () => {
    const sentence = '인덱스는 찾을 행이 적을 때 이롭고, 많은 행을 읽을 때는 순차 스캔이 더 싸다. '.repeat(5);
    const page = `<html><head><meta charset=utf-8><title>글</title></head><body><nav><a href="/">메뉴</a></nav><article><h2>절</h2><p>${sentence}</p><table><tr><td>1NF</td><td>원자값</td></tr></table><p>${sentence}</p></article><footer>저작권</footer></body></html>`;
    const all = (await read('글.html', page, 'PAGE')).map(([, text]) => text).join('\n');
    expect(all).toContain('1NF | 원자값');
    expect(all).not.toMatch(/메뉴|저작권/);
  });
});

test('Markdown: signs that are escaped are themselves, code and mathematics as they are typed', async () => {
  const text = '전화 02\\-123, 값 \\-3\\.5, B\\+tree, `a\\-b`, $\\{x\\}$\n\n```\nc\\-d\n```';
  expect(await textOf('글.md', text)).toBe('전화 02-123, 값 -3.5, B+tree, `a\\-b`, $\\{x\\}$\n\n```\nc\\-d\n```');
});

describe('pages of a PDF', () => {
  test('page numbers and lines that repeat are not read, a number of the text is', () => {
    const page = (unitNo: number, ...texts: string[]) => ({
      unitNo,
      lines: texts.map((text, index) => ({ text, y: 800 - (index * 700) / (texts.length - 1), size: 10 })),
    });
    const pages = [1, 2, 3, 4].map((no) =>
      page(no, `제${no}강 머리말`, `본문 ${'가나다라'[no - 1]!}`, '7', String(no)),
    );
    const furniture = furnitureOf(pages);
    expect(pages.map(({ lines }) => lines.filter((line) => !furniture.has(line)).map(({ text }) => text))).toEqual([
      ['본문 가', '7'],
      ['본문 나', '7'],
      ['본문 다', '7'],
      ['본문 라', '7'],
    ]);
    const only = page(3, '첫 글', '끝 값', '2026');
    expect(furnitureOf([only]).size).toBe(0);
  });
});

describe('lines of a PDF', () => {
  const join2 = (lines: readonly string[], before: string, after: string) => {
    const breaks = new WordBreaks();
    const all = [...lines, before, after].map((text, index) => ({ text, y: -index, size: 10 }));
    breaks.add(all);
    breaks.settle(all);
    return breaks.join(before, after);
  };
  const TEXT = ['이때 트랜잭션의 수가 줄고', '어떤 고립성을 고를지 정한다', '그리고 커밋하지 않은 값은 두고'];

  test.each([
    ['한 트랜잭션', '의 값을 읽는다', '한 트랜잭션의 값을 읽는다'],
    ['아직 커밋하', '지 않은 값', '아직 커밋하지 않은 값'],
    ['값을 읽고', '다시 쓴다', '값을 읽고 다시 쓴다'],
    ['2026년 3월', '2일에 SQL을', '2026년 3월 2일에 SQL을'],
    ['뜻은 정규형', '(3NF)이다', '뜻은 정규형(3NF)이다'],
    ['the compu-', 'ter works', 'the computer works'],
    ['두 표를 JOIN', '으로 잇는다', '두 표를 JOIN으로 잇는다'],
    ['전화는 010-9876-5432', '이다. 그리고', '전화는 010-9876-5432이다. 그리고'],
    ['전화 02-2110-', '2428로 묻는다', '전화 02-2110-2428로 묻는다'],
    ['값을 비교한 "누리"가', '선정된 까닭', '값을 비교한 "누리"가 선정된 까닭'],
    ['먼저 제', '3조를 본다', '먼저 제3조를 본다'],
    ['먼저 제3', '조를 본다', '먼저 제3조를 본다'],
    ['값을 비교한', '다. 그리고', '값을 비교한다. 그리고'],
    ['값을 읽어야', '한다. 그리고', '값을 읽어야 한다. 그리고'],
    ['여기서 생기는', '일 하나', '여기서 생기는 일 하나'],
    ['비용을 견딜', '수 없다', '비용을 견딜 수 없다'],
    ['넓은 B-', '트리를 읽는다', '넓은 B-트리를 읽는다'],
    ['이미 정렬되어', '있기 때문이다', '이미 정렬되어 있기 때문이다'],
    ['이것을 고를 수', '없다면 둔다', '이것을 고를 수 없다면 둔다'],
    ['가운데가 셈이', '된다. 그리고', '가운데가 셈이 된다. 그리고'],
    ['값이 더', '큰 쪽을 본다', '값이 더 큰 쪽을 본다'],
    ['값을 두면', '이 표가 커진다', '값을 두면 이 표가 커진다'],
  ])('%j and %j', (before, after, line) => {
    expect(join2(TEXT, before, after)).toBe(line);
  });

  test('a document that breaks its lines between words keeps every blank', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `문장 ${index}번은 끝에서도 낱말로 끝난다`);
    expect(join2(lines, '새로운 낱말', '도 앞에 온다')).toBe('새로운 낱말 도 앞에 온다');
  });
});
