import { assemblePdf, hexOf, makePdf, PDF_FONT } from '../../../../../../demo/documents/pdf.ts';
import type { Cell, Cells } from './cells.test-help.ts';

const at = (x: number, y: number, text: string, size = 10) => `BT /F1 ${size} Tf ${x} ${y} Td <${hexOf(text)}> Tj ET\n`;
const noted = (words: string) => `<feff${hexOf(words)}>`;

interface Extra {
  readonly attributes?: string;
  readonly catalogue?: string;
  readonly resources?: string;
  readonly more?: readonly string[];
}
/** Pages of text at these places. */
function pages(
  contents: readonly string[],
  { attributes = '', catalogue = '', resources = '', more = [] }: Extra = {},
) {
  const first = 6 + more.length;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  return assemblePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...PDF_FONT,
    ...more,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${first + 1 + 2 * index} 0 R ${attributes} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    ]),
  ]);
}
const of = (content: string, read: string, more: Omit<Cell, 'file' | 'read'> = {}, extra: Extra = {}) => ({
  file: () => pages([content], extra),
  read,
  ...more,
});
const BODY = '본문의 글이다.';

export const PDF: Cells = {
  table: of(
    at(50, 700, '이름') + at(200, 700, '값') + at(50, 680, '갑은') + at(200, 680, '1이다.'),
    '이름 값\n\n갑은 1이다.',
  ),
  formula: of(
    `${at(50, 700, '몫은 ')}${at(84, 706.5, '1', 8)}80 704 12 0.4 re f\n${at(81, 697, '20', 8)}${at(94, 700, '이다.')}`,
    '몫은 $\\frac{1}{20}$이다.',
  ),
  'raised, lowered': of(at(50, 700, '수는 10') + at(80, 704, '6', 6) + at(84, 700, '명이다.'), '수는 $10^{6}$명이다.'),
  'automatic number': of(at(50, 700, '1. 출석을 본다.'), '1. 출석을 본다.'),
  caption: of(at(50, 700, '표 1 점수를 본다.') + at(50, 600, '갑은 9점이다.'), '표 1 점수를 본다.\n\n갑은 9점이다.'),
  'text box': of(at(60, 500, '상자의 글이다.') + at(50, 700, BODY), `${BODY}\n\n상자의 글이다.`),
  note: of(at(50, 700, `그리고 ${BODY}`) + at(50, 60, '1) 각주의 글이다.', 8), `그리고 ${BODY}\n\n1) 각주의 글이다.`),
  'heading of two lines': of(
    at(50, 740, '첫 줄의', 18) + at(50, 715, '제목', 18) + at(50, 680, BODY),
    `[첫 줄의 제목] ${BODY}`,
  ),
  'headings in a row': of(at(50, 760, '1장', 22) + at(50, 720, '1.1', 16) + at(50, 690, BODY), `[1장 › 1.1] ${BODY}`),
  columns: of(
    at(50, 700, '왼쪽 위이다.') +
      at(50, 680, '왼쪽 아래다.') +
      at(320, 700, '오른쪽 위다.') +
      at(320, 680, '오른쪽 끝이다.'),
    '왼쪽 위이다.\n\n왼쪽 아래다.\n\n오른쪽 위다.\n\n오른쪽 끝이다.',
  ),
  'hyphen of a line end': of(
    at(50, 700, 'this is a com-') + at(50, 685, 'puter at work.'),
    'this is a computer at work.',
  ),
  ruby: of(at(50, 700, '效果는 크다.', 12) + at(50, 713, '효과', 5), '效果는 크다.'),
  'form field': of(
    at(50, 700, '이름은 아래와 같다.'),
    '이름은 아래와 같다.\n\n한지우',
    {},
    {
      attributes: '/Annots [6 0 R]',
      catalogue: '/AcroForm << /Fields [6 0 R] >>',
      more: [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V ${noted('한지우')} /F 4 /Rect [50 600 200 620] /AP << /N 7 0 R >> >>`,
        (() => {
          const drawn = at(2, 5, '한지우');
          return `<< /Type /XObject /Subtype /Form /BBox [0 0 150 20] /Resources << /Font << /F1 3 0 R >> >> /Length ${drawn.length} >>\nstream\n${drawn}endstream`;
        })(),
      ],
    },
  ),
  'header, footer': {
    file: () =>
      pages(
        ['가', '나', '다', '라'].map(
          (one) => at(50, 810, '머리말') + at(50, 700, `${one} 문단의 글이다.`) + at(50, 400, `${one} 끝 글이다.`),
        ),
      ),
    read: ['가', '나', '다', '라'].map((one) => `${one} 문단의 글이다.\n\n${one} 끝 글이다.`).join('\n\n'),
    told: 'headerFooter',
  },
  'number of a page': {
    file: () =>
      pages(['가', '나', '다'].map((one, no) => at(50, 700, `${one} 문단의 글이다.`) + at(290, 30, `- ${no + 1} -`))),
    read: '가 문단의 글이다.\n\n나 문단의 글이다.\n\n다 문단의 글이다.',
    told: 'headerFooter',
  },
  hidden: of(
    `${at(50, 700, BODY)}/OC /L1 BDC\n${at(50, 600, '꺼 둔 층의 글이다.')}EMC\n`,
    BODY,
    { told: 'hidden' },
    {
      catalogue: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
      resources: '/Properties << /L1 6 0 R >>',
      more: ['<< /Type /OCG /Name (layer) >>'],
    },
  ),
  comment: {
    file: () =>
      makePdf([{ heading: '제목', paragraphs: [BODY] }], {
        attributes: `/Annots [<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents ${noted('메모')} >>]`,
      }),
    read: `[제목] ${BODY}`,
    told: 'comment',
  },
  'embedded object': of(
    at(50, 700, BODY),
    BODY,
    { told: 'embedded' },
    {
      catalogue: '/Names << /EmbeddedFiles << /Names [(a.txt) 6 0 R] >> >>',
      more: [
        '<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 7 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 2 >>\nstream\nab\nendstream',
      ],
    },
  ),
};
