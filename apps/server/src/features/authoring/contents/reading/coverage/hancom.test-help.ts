import { makeHwpx } from '../../../../../../demo/documents/office.ts';
import * as hwp from '../hwp.test-help.ts';
import type { Cell, Cells } from './cells.test-help.ts';

type More = Omit<Cell, 'file' | 'read'>;
const NAMES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section"';
const p = (content: string, attributes = 'styleIDRef="0" paraPrIDRef="0"') =>
  `<hp:p ${attributes}><hp:run>${content}</hp:run></hp:p>`;
const t = (text: string) => `<hp:t>${text}</hp:t>`;
const within = (text: string) => `<hp:subList>${p(t(text))}</hp:subList>`;
const row = (...cells: string[]) =>
  `<hp:tr>${cells.map((cell) => `<hp:tc><hp:subList>${cell}</hp:subList></hp:tc>`).join('')}</hp:tr>`;
const letters = (id: number, text: string) => `</hp:run><hp:run charPrIDRef="${id}">${t(text)}</hp:run><hp:run>`;
const HEAD =
  '<hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"><hh:charPr id="0"><hh:strikeout shape="3D" color="#000000"/></hh:charPr>' +
  '<hh:charPr id="4"><hh:supscript/></hh:charPr><hh:charPr id="5"><hh:strikeout shape="SOLID"/></hh:charPr>' +
  '<hh:numbering id="1"><hh:paraHead level="1" start="1" numFormat="HANGUL_SYLLABLE">^1.</hh:paraHead></hh:numbering><hh:paraPr id="6"><hh:heading type="NUMBER" idRef="1" level="0"/></hh:paraPr>' +
  '<hh:style id="0" name="바탕글" engName="Normal"/><hh:style id="1" name="개요 1" engName="Outline 1"/><hh:style id="2" name="개요 2" engName="Outline 2"/></hh:head>';
const ofX = (
  content: string,
  read: string,
  { parts = {}, ...rest }: More & { parts?: Record<string, string> } = {},
) => ({
  file: () =>
    makeHwpx([], {
      'Contents/header.xml': HEAD,
      'Contents/section0.xml': `<hs:sec ${NAMES}>${content}</hs:sec>`,
      ...parts,
    }),
  read,
  ...rest,
});
const styled = (text: string, style: number) => p(t(text), `styleIDRef="${style}" paraPrIDRef="0"`);
const table = (...rows: string[]) => `<hp:tbl>${rows.join('')}</hp:tbl>`;

export const HWPX: Cells = {
  table: ofX(p(table(row(p(t('이름')), p(t('값'))), row(p(t('갑')), p('')))), '이름 | 값\n\n갑 |'),
  'table in a cell': ofX(p(table(row(p(t('겉') + table(row(p(t('안')), p(t('1'))))), p(t('옆'))))), '겉 안 | 1 | 옆'),
  formula: ofX(p(`${t('몫 ')}<hp:equation><hp:script>1 over 20</hp:script></hp:equation>`), '몫 $\\frac{1}{20}$'),
  'formula TeX cannot say': ofX(
    p('<hp:equation><hp:script>ladder{2&amp;3}</hp:script></hp:equation>'),
    '[ladder{2&3}]',
    {
      told: 'formula',
    },
  ),
  'raised, lowered': ofX(p(t('10') + letters(4, '6') + t('명')), '$10^{6}$명'),
  'automatic number': ofX(p(t('출석'), 'styleIDRef="0" paraPrIDRef="6"'), '가. 출석'),
  caption: ofX(
    p(`<hp:tbl><hp:caption side="BOTTOM">${within('표 1 점수')}</hp:caption>${row(p(t('갑')))}</hp:tbl>`),
    '갑\n\n표 1 점수',
  ),
  'text box': ofX(
    p(
      `${t('앞')}<hp:rect><hp:drawText>${within('상자')}</hp:drawText></hp:rect>${t(' 뒤')}<hp:textart text="글맵시"/>`,
    ),
    '앞 뒤\n\n상자\n\n글맵시',
  ),
  note: ofX(
    p(`${t('본문')}<hp:ctrl><hp:footNote>${within('각주')}</hp:footNote></hp:ctrl>${t(' 뒤')}`),
    '본문 뒤\n\n각주',
  ),
  'diagram, chart': ofX(
    p(
      `${t('본문')}<hp:switch><hp:case><hp:chart chartIDRef="Chart/chart1.xml"/></hp:case><hp:default><hp:ole/></hp:default></hp:switch>`,
    ),
    '본문\n\n점수',
    {
      parts: {
        'Chart/chart1.xml': '<c:chart xmlns:c="urn:c" xmlns:a="urn:a"><a:p><a:r><a:t>점수</a:t></a:r></a:p></c:chart>',
      },
    },
  ),
  'sign that is an element': ofX(p('<hp:t>서울<hp:nbSpace/>02<hp:hyphen/>123</hp:t>'), '서울 02-123'),
  'alternate content': ofX(
    p(
      `<hp:switch><hp:case>${`<hp:rect><hp:drawText>${within('상자')}</hp:drawText></hp:rect>`}</hp:case><hp:default><hp:rect><hp:drawText>${within('상자')}</hp:drawText></hp:rect></hp:default></hp:switch>`,
    ),
    '상자',
  ),
  'heading of two lines': ofX(
    p('<hp:t>첫 줄<hp:lineBreak/>둘째 줄</hp:t>', 'styleIDRef="1"') + p(t('글')),
    '[첫 줄 둘째 줄] 글',
  ),
  'headings in a row': ofX(
    styled('1장', 1) + styled('1.1', 2) + p(t('글')) + styled('부록', 1),
    '[1장 › 1.1] 글\n\n부록',
  ),
  columns: ofX(
    p(`<hp:ctrl><hp:colPr colCount="2"/></hp:ctrl>${t('왼쪽')}`) + p(t('오른쪽'), 'columnBreak="1"'),
    '왼쪽\n\n오른쪽',
  ),
  'hyphen of a line end': ofX(p(t('데이터\u00AD베이스')), '데이터베이스'),
  ruby: ofX(p('<hp:dutmal><hp:mainText>效果</hp:mainText><hp:subText>효과</hp:subText></hp:dutmal>'), '效果'),
  'form field': ofX(
    p(`${t('이름: ')}<hp:ctrl><hp:fieldBegin id="2" type="CLICK_HERE"/></hp:ctrl>${t('한지우')}`),
    '이름: 한지우',
  ),
  'header, footer': ofX(p(`<hp:ctrl><hp:header>${within('머리말')}</hp:header></hp:ctrl>${t('본문')}`), '본문', {
    told: 'headerFooter',
  }),
  'number of a page': ofX(p(`<hp:ctrl><hp:pageNum pos="BOTTOM_CENTER"/></hp:ctrl>${t('본문')}`), '본문'),
  'struck out': ofX(p(t('값 ') + letters(5, '100') + t('80원')), '값 80원', { told: 'deleted' }),
  comment: ofX(p(`${t('본문')}<hp:ctrl><hp:hiddenComment>${within('메모')}</hp:hiddenComment></hp:ctrl>`), '본문', {
    told: 'comment',
  }),
  'embedded object': ofX(p(`${t('본문')}<hp:ole/>`), '본문', { told: 'embedded' }),
};

type Sections = Parameters<typeof hwp.makeHwp>;
const line = (text: string, looks?: Parameters<typeof hwp.paragraph>[1]) => hwp.paragraph([text], looks);
const of5 = (section: Sections[0][number], read: string, { info, ...rest }: More & { info?: hwp.Made[] } = {}) => ({
  file: () => hwp.makeHwp([section], info ? { info } : {}),
  read,
  ...rest,
});
const HEADINGS = ['바탕글,Normal', '개요 1,Outline 1', '개요 2,Outline 2'].map((one) => {
  const [name, english] = one.split(',');
  return hwp.style(name!, english!);
});

export const HWP: Cells = {
  table: of5(
    [
      hwp.paragraph([
        hwp.table([
          [line('이름'), line('값')],
          [line('갑'), line('')],
        ]),
      ]),
    ],
    '이름 | 값\n\n갑 |',
  ),
  'table in a cell': of5(
    [hwp.paragraph([hwp.table([[hwp.paragraph(['겉', hwp.table([[line('안'), line('1')]])]), line('옆')]])])],
    '겉 안 | 1 | 옆',
  ),
  formula: of5([hwp.paragraph(['몫 ', hwp.equation('1 over 20')])], '몫 $\\frac{1}{20}$'),
  'formula TeX cannot say': of5([hwp.paragraph([hwp.equation('ladder{2&3}')])], '[ladder{2&3}]', { told: 'formula' }),
  'raised, lowered': of5(
    [
      hwp.paragraph(['106명'], {
        letters: [
          [2, 1],
          [3, 0],
        ],
      }),
    ],
    '$10^{6}$명',
    { info: [hwp.letters('text'), hwp.letters('raised')] },
  ),
  'automatic number': of5([line('출석', { shape: 1 })], '가. 출석', {
    info: [hwp.numbering([[8, '^1.']]), hwp.shape(0, 0, 0), hwp.shape(2, 0, 1)],
  }),
  caption: of5([hwp.paragraph([hwp.table([[line('갑')]], { side: 3, text: line('표 1 점수') })])], '갑\n\n표 1 점수'),
  'text box': of5([hwp.paragraph(['앞', hwp.box(line('상자')), ' 뒤'])], '앞 뒤\n\n상자'),
  note: of5([hwp.paragraph(['본문', hwp.note(line('각주')), ' 뒤'])], '본문 뒤\n\n각주'),
  'diagram, chart': of5([hwp.paragraph(['본문', hwp.embedded()])], '본문', { told: 'embedded' }),
  'sign that is an element': of5([hwp.paragraph(['서울', hwp.sign(30), '02', hwp.sign(24), '123'])], '서울 02-123'),
  'heading of two lines': of5(
    [hwp.paragraph(['첫 줄', hwp.sign(10), '둘째 줄'], { style: 1 }), line('글')],
    '[첫 줄 둘째 줄] 글',
    { info: HEADINGS },
  ),
  'headings in a row': of5(
    [line('1장', { style: 1 }), line('1.1', { style: 2 }), line('글'), line('부록', { style: 1 })],
    '[1장 › 1.1] 글\n\n부록',
    { info: HEADINGS },
  ),
  columns: of5([line('왼쪽'), line('오른쪽')], '왼쪽\n\n오른쪽'),
  'hyphen of a line end': of5([line('데이터\u00AD베이스')], '데이터베이스'),
  ruby: of5([hwp.paragraph([hwp.ruby('效果', '효과'), '는'])], '效果는'),
  'form field': of5([hwp.paragraph(['이름: ', hwp.field('%clk'), '한지우', hwp.fieldEnd])], '이름: 한지우'),
  'header, footer': of5([hwp.paragraph([hwp.header(line('머리말')), '본문'])], '본문', { told: 'headerFooter' }),
  'number of a page': of5([hwp.paragraph([hwp.pageNumber(), '본문'])], '본문'),
  comment: of5([hwp.paragraph(['본문', hwp.hiddenComment(line('메모'))])], '본문', { told: 'comment' }),
  'embedded object': of5([hwp.paragraph(['본문', hwp.embedded()])], '본문', { told: 'embedded' }),
};
