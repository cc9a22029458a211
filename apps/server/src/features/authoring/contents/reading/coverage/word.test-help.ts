import { makeWord, wordParagraph } from '../../../../../../demo/documents/office.ts';
import type { Cell, Cells } from './cells.test-help.ts';

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;
const cell = (...content: string[]) => `<w:tc>${content.join('')}</w:tc>`;
const table = (...rows: string[][]) => `<w:tbl>${rows.map((row) => `<w:tr>${row.join('')}</w:tr>`).join('')}</w:tbl>`;
const words = (...texts: string[]) => texts.map((text) => cell(p(run(text))));
const math = (content: string) =>
  `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${content}</m:oMath>`;
const mathRun = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const box = (text: string) => `<w:txbxContent>${p(run(text))}</w:txbxContent>`;
const part = (name: string, content: string) => `<w:${name} ${NAMES}>${content}</w:${name}>`;
const relation = (id: string, target: string) =>
  `<Relationships><Relationship Id="${id}" Target="${target}"/></Relationships>`;
const NUMBERING = part(
  'numbering',
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="ganada"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
);
const STYLES = part(
  'styles',
  [1, 2]
    .map(
      (level) =>
        `<w:style w:styleId="${level}"><w:name w:val="heading ${level}"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
    )
    .join(''),
);
const of = (
  body: string,
  read: string,
  more: Omit<Cell, 'file' | 'read'> & { parts?: Record<string, string> } = {},
) => {
  const { parts = {}, ...rest } = more;
  return { file: () => makeWord(body, parts), read, ...rest };
};

export const WORD: Cells = {
  table: of(table(words('이름', '값'), words('갑', ''), words('을', '2')), '이름 | 값\n\n갑 |\n\n을 | 2'),
  'table in a cell': of(
    table([cell(p(run('겉')), table(words('안', '1')), p(run('끝'))), ...words('옆')]),
    '겉 안 1 끝 | 옆',
  ),
  formula: of(
    p(run('몫 '), math(`<m:f><m:num>${mathRun('1')}</m:num><m:den>${mathRun('20')}</m:den></m:f>`)),
    '몫 $\\frac{1}{20}$',
  ),
  'raised, lowered': of(p(run('10'), run('6', '<w:vertAlign w:val="superscript"/>'), run('명')), '$10^{6}$명'),
  'automatic number': of(
    p('<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>', run('출석')),
    '가. 출석',
    { parts: { 'word/numbering.xml': NUMBERING } },
  ),
  caption: of(
    p(run('표 '), `<w:fldSimple w:instr=" SEQ 표 ">${run('3')}</w:fldSimple>`, run(' 점수')) + table(words('갑', '9')),
    '표 3 점수\n\n갑 | 9',
  ),
  'text box': of(p(run('앞'), `<w:r><w:drawing>${box('상자')}</w:drawing></w:r>`, run(' 뒤')), '앞 뒤\n\n상자'),
  note: of(p(run('본문'), '<w:r><w:footnoteReference w:id="2"/></w:r>', run(' 뒤')), '본문 뒤\n\n각주', {
    parts: { 'word/footnotes.xml': part('footnotes', `<w:footnote w:id="2">${p(run('각주'))}</w:footnote>`) },
  }),
  'diagram, chart': of(p('<w:r><w:drawing><c:chart xmlns:c="urn:c" r:id="c1"/></w:drawing></w:r>'), '점수\n\n봄', {
    parts: {
      'word/_rels/document.xml.rels': relation('c1', 'charts/chart1.xml'),
      'word/charts/chart1.xml':
        '<c:chart xmlns:c="urn:c" xmlns:a="urn:a"><a:p><a:r><a:t>점수</a:t></a:r></a:p><c:strCache><c:pt><c:v>봄</c:v></c:pt></c:strCache><c:numCache><c:pt><c:v>7</c:v></c:pt></c:numCache></c:chart>',
    },
  }),
  'sign that is an element': of(
    p(run('02'), '<w:r><w:noBreakHyphen/></w:r>', run('123, 90'), '<w:r><w:sym w:font="Symbol" w:char="F0B0"/></w:r>'),
    '02-123, 90°',
  ),
  'alternate content': of(
    p(
      run('앞'),
      `<w:r><mc:AlternateContent xmlns:mc="urn:m"><mc:Choice>${box('상자')}</mc:Choice><mc:Fallback>${box('상자')}</mc:Fallback></mc:AlternateContent></w:r>`,
    ),
    '앞\n\n상자',
  ),
  'heading of two lines': of(
    p('<w:pPr><w:pStyle w:val="1"/></w:pPr>', run('첫 줄'), '<w:r><w:br/></w:r>', run('둘째 줄')) + p(run('글')),
    '[첫 줄 둘째 줄] 글',
  ),
  'headings in a row': of(
    wordParagraph('1장', '1') + wordParagraph('1.1', '2') + p(run('글')) + wordParagraph('부록', '1'),
    '[1장 › 1.1] 글\n\n부록',
    { parts: { 'word/styles.xml': STYLES } },
  ),
  columns: of(
    p(run('왼쪽')) +
      p('<w:r><w:br w:type="column"/></w:r>', run('오른쪽')) +
      '<w:sectPr><w:cols w:num="2"/></w:sectPr>',
    '왼쪽\n\n오른쪽',
  ),
  'hyphen of a line end': of(p(run('데이터'), '<w:r><w:softHyphen/></w:r>', run('베이스')), '데이터베이스'),
  ruby: of(p('<w:ruby><w:rt>', run('효과'), '</w:rt><w:rubyBase>', run('效果'), '</w:rubyBase></w:ruby>'), '效果'),
  'form field': of(p(run('이름: '), `<w:sdt><w:sdtContent>${run('한지우')}</w:sdtContent></w:sdt>`), '이름: 한지우'),
  'header, footer': of(p(run('본문')), '본문', {
    parts: { 'word/header1.xml': part('hdr', p(run('머리말'))) },
    told: 'headerFooter',
  }),
  'number of a page': of(p(run('본문')), '본문', {
    parts: { 'word/footer1.xml': part('ftr', p(`<w:fldSimple w:instr=" PAGE ">${run('3')}</w:fldSimple>`)) },
    told: 'headerFooter',
  }),
  'struck out': of(p(run('값 '), run('100', '<w:strike/>'), run('80원')), '값 80원', { told: 'deleted' }),
  hidden: of(p(run('앞'), run('숨긴 글', '<w:vanish/>')), '앞', { told: 'hidden' }),
  comment: of(p(run('본문')), '본문', {
    parts: { 'word/comments.xml': part('comments', p(run('메모'))) },
    told: 'comment',
  }),
  'embedded object': of(
    p(run('본문'), '<w:r><w:object><o:OLEObject xmlns:o="urn:o" ProgID="Equation.3"/></w:object></w:r>'),
    '본문',
    {
      told: 'embedded',
    },
  ),
};
