import type { Cell, Cells } from './cells.test-help.ts';
import { paragraph, shape, SLIDE_NAMES, slides, title } from './slides.test-help.ts';

const RELATIONS = 'ppt/slides/_rels/slide0.xml.rels';
const relation = (id: string, target: string, type = '') => ({
  [RELATIONS]: `<Relationships><Relationship Id="${id}" Type="${type}" Target="${target}"/></Relationships>`,
});
const frame = (content: string) => `<p:graphicFrame><p:xfrm><a:off x="0" y="9"/></p:xfrm>${content}</p:graphicFrame>`;
const cell = (content: string) => `<a:tc><a:txBody>${content}</a:txBody></a:tc>`;
const row = (...cells: string[]) =>
  `<a:tr>${cells.map((text) => cell(text === '' ? '<a:p/>' : paragraph(text))).join('')}</a:tr>`;
const run = (text: string, attributes = '') => `<a:r><a:rPr${attributes}/><a:t>${text}</a:t></a:r>`;
const line = (...content: string[]) => shape(0, 9, `<a:p>${content.join('')}</a:p>`);
const math =
  '<a14:m xmlns:a14="urn:14"><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>20</m:t></m:r></m:den></m:f></m:oMath></a14:m>';
const of = (
  shapes: string,
  read: string,
  {
    parts = {},
    show = '',
    ...rest
  }: Omit<Cell, 'file' | 'read'> & { parts?: Record<string, string>; show?: string } = {},
) => ({ file: () => slides([shapes], parts, show), read, ...rest });
const notes = `<p:notes ${SLIDE_NAMES}><p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph('발표자의 글')}</p:txBody></p:sp></p:spTree></p:cSld></p:notes>`;

export const POWERPOINT: Cells = {
  table: of(frame(`<a:tbl>${row('이름', '값')}${row('갑', '')}</a:tbl>`), '이름 | 값\n\n갑 |'),
  formula: of(line(run('몫 '), math), '몫 $\\frac{1}{20}$'),
  'raised, lowered': of(line(run('10'), run('6', ' baseline="30000"'), run('명')), '$10^{6}$명'),
  'automatic number': of(
    shape(0, 9, paragraph('출석', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>')),
    '1. 출석',
  ),
  caption: of(frame(`<a:tbl>${row('갑', '9')}</a:tbl>`) + shape(0, 40, paragraph('표 1 점수')), '갑 | 9\n\n표 1 점수'),
  'text box': of(title('제목') + shape(0, 9, paragraph('상자')), '[제목] 상자'),
  note: of(
    title('제목') + shape(0, 9, paragraph('본문')) + shape(0, 900, paragraph('1) 출처')),
    '[제목] 본문\n\n1) 출처',
  ),
  'diagram, chart': of(title('절차') + frame('<dgm:relIds xmlns:dgm="urn:d" r:dm="d1"/>'), '[절차] 요구 분석', {
    parts: {
      ...relation('d1', '../diagrams/data1.xml'),
      'ppt/diagrams/data1.xml': `<dgm:dataModel ${SLIDE_NAMES} xmlns:dgm="urn:d"><dgm:pt><dgm:t>${paragraph('요구 분석')}</dgm:t></dgm:pt></dgm:dataModel>`,
    },
  }),
  'sign that is an element': of(line(run('한 줄'), '<a:br/>', run('다음 줄')), '한 줄\n다음 줄'),
  'alternate content': of(
    `<mc:AlternateContent xmlns:mc="urn:m"><mc:Choice>${shape(0, 9, paragraph('상자'))}</mc:Choice><mc:Fallback>${shape(0, 9, paragraph('그림으로'))}</mc:Fallback></mc:AlternateContent>`,
    '상자',
  ),
  'heading of two lines': of(
    title('첫 줄').replace('</a:p>', `<a:br/>${run('둘째 줄')}</a:p>`) + shape(0, 9, paragraph('글')),
    '[첫 줄 둘째 줄] 글',
  ),
  'headings in a row': of(title('1장'), '[1장] 1장'),
  columns: of([shape(50, 20, paragraph('오른쪽')), shape(0, 20, paragraph('왼쪽'))].join(''), '왼쪽\n\n오른쪽'),
  'hyphen of a line end': of(line(run('데이터\u00AD베이스')), '데이터베이스'),
  'header, footer': of(
    shape(0, 9, paragraph('본문')) +
      shape(0, 90, paragraph('바닥글')).replace('<p:nvPr/>', '<p:nvPr><p:ph type="ftr"/></p:nvPr>'),
    '본문',
    { told: 'headerFooter' },
  ),
  'number of a page': of(
    line(run('본문')) + line('<a:fld type="slidenum"><a:rPr/><a:t>&lt;number&gt;</a:t></a:fld>'),
    '본문',
    { told: 'headerFooter' },
  ),
  'struck out': of(line(run('값 '), run('100', ' strike="sngStrike"'), run('80원')), '값 80원', { told: 'deleted' }),
  hidden: of(
    `${line(run('본문'))}<p:grpSp><p:nvGrpSpPr><p:cNvPr id="7" name="g" hidden="1"/></p:nvGrpSpPr>${line(run('숨긴 글'))}</p:grpSp>`,
    '본문',
    { told: 'hidden' },
  ),
  'hidden slide, sheet': {
    file: () =>
      slides([title('보임'), ''], {
        'ppt/slides/slide1.xml': `<p:sld ${SLIDE_NAMES} show="0"><p:cSld><p:spTree>${title('숨김')}</p:spTree></p:cSld></p:sld>`,
      }),
    read: '[보임] 보임',
    told: 'hiddenSlide',
  },
  comment: of(line(run('본문')), '본문', {
    parts: {
      ...relation('c1', '../comments/comment1.xml'),
      'ppt/comments/comment1.xml': `<p:cmLst ${SLIDE_NAMES}><p:cm><p:text>메모</p:text></p:cm></p:cmLst>`,
    },
    told: 'comment',
  }),
  'embedded object': of(line(run('본문')) + frame('<p:oleObj progId="Equation.3"/>'), '본문', { told: 'embedded' }),
  'speaker’s note': of(line(run('본문')), '본문', {
    parts: { ...relation('n1', '../notesSlides/notesSlide1.xml'), 'ppt/notesSlides/notesSlide1.xml': notes },
    notes: '발표자의 글',
  }),
};
