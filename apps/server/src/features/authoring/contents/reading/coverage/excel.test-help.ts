import { makePackage } from '../../../../../../demo/documents/package.ts';
import type { Cell, Cells } from './cells.test-help.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const cell = (text: string) => `<c t="inlineStr"><is>${text}</is></c>`;
const text = (words: string) => cell(`<t>${words}</t>`);
const row = (cells: string, attributes = '') => `<row${attributes}>${cells}</row>`;
const relations = (...all: (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const SHEET_RELATIONS = 'xl/worksheets/_rels/sheet1.xml.rels';

/** A workbook with one sheet that is shown and one that is not. */
const workbook = (rows: string, parts: Readonly<Record<string, string>>, after: string) =>
  makePackage({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': relations(['a', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="시트" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${rows}${after}</worksheet>`,
    ...parts,
  });
const of = (
  rows: string,
  read: string,
  {
    parts = {},
    after = '',
    ...rest
  }: Omit<Cell, 'file' | 'read'> & { parts?: Record<string, string>; after?: string } = {},
) => ({ file: () => workbook(`<sheetData>${rows}</sheetData>`, parts, after), read, ...rest });

const DRAWING = {
  [SHEET_RELATIONS]: relations(['d1', 'drawing', '../drawings/drawing1.xml']),
  'xl/drawings/drawing1.xml':
    '<xdr:wsDr xmlns:xdr="urn:x" xmlns:a="urn:a" xmlns:c="urn:c"><xdr:sp><xdr:txBody><a:p><a:r><a:t>상자의 글</a:t></a:r></a:p></xdr:txBody></xdr:sp><c:chart r:id="c1"/></xdr:wsDr>',
};

export const EXCEL: Cells = {
  table: of(row(text('이름') + text('값')) + row(text('갑') + '<c><v>1.5</v></c>'), '[시트] 이름 | 값\n\n갑 | 1.5'),
  'raised, lowered': of(
    row(cell('<r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>-6</t></r><r><t>개</t></r>')),
    '[시트] 10⁻⁶개',
  ),
  'text box': of(row(text('본문')), '[시트] 본문\n\n상자의 글', { parts: DRAWING }),
  'diagram, chart': of(row(text('본문')), '[시트] 본문\n\n상자의 글\n\n점수', {
    parts: {
      ...DRAWING,
      'xl/drawings/_rels/drawing1.xml.rels': relations(['c1', 'chart', '../charts/chart1.xml']),
      'xl/charts/chart1.xml':
        '<c:chart xmlns:c="urn:c" xmlns:a="urn:a"><a:p><a:r><a:t>점수</a:t></a:r></a:p></c:chart>',
    },
  }),
  'sign that is an element': of(row(text('한 줄_x000A_다음 줄')), '[시트] 한 줄 다음 줄'),
  ruby: of(row(cell('<t>效果</t><rPh><t>효과</t></rPh>')), '[시트] 效果'),
  'header, footer': of(row(text('본문')), '[시트] 본문', {
    after: '<headerFooter><oddHeader>머리말</oddHeader></headerFooter>',
    told: 'headerFooter',
  }),
  'number of a page': of(row(text('본문')), '[시트] 본문', {
    after: '<headerFooter><oddFooter>&amp;P</oddFooter></headerFooter>',
    told: 'headerFooter',
  }),
  'struck out': of(row(text('값 100')), '[시트] 값 100'),
  hidden: of(row(text('보임')) + row(text('숨긴 줄'), ' hidden="1"'), '[시트] 보임', { told: 'hidden' }),
  'hidden slide, sheet': of(row(text('보임')), '[시트] 보임', {
    parts: {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="시트" sheetId="1" r:id="r1"/><sheet name="숨김" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>`,
      'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${row(text('숨긴 글'))}</sheetData></worksheet>`,
    },
    told: 'hiddenSheet',
  }),
  comment: of(row(text('본문')), '[시트] 본문', {
    parts: {
      [SHEET_RELATIONS]: relations(['m1', 'comments', '../comments1.xml']),
      'xl/comments1.xml': `<comments xmlns="${MAIN}"><commentList><comment><text><t>메모</t></text></comment></commentList></comments>`,
    },
    told: 'comment',
  }),
  'embedded object': of(row(text('본문')), '[시트] 본문', {
    parts: {
      [SHEET_RELATIONS]: relations(['e1', 'oleObject', '../embeddings/oleObject1.bin']),
      'xl/embeddings/oleObject1.bin': 'x',
    },
    told: 'embedded',
  }),
};
