import type { Paper } from './paper.ts';

const [WIDTH, HEIGHT, MARGIN] = [595, 842, 64];
const SIZE = { heading: 18, body: 11 };
const LEADING = 1.7;

/** Latin letters take half of a Hangul one, as the widths below say. */
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! < 0x80 ? 0.5 : 1), 0) * size;
/** Text as the fonts of these pages and the notes of a PDF hold it, without the mark of its byte order. */
export const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

function wrap(text: string, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** One line of text; without spaces its words are only set apart, as some programs write Korean. */
function place(text: string, x: number, y: number, size: number, isSpaceless: boolean): string {
  if (!isSpaceless) return `BT /F1 ${size} Tf ${x} ${y.toFixed(1)} Td <${hexOf(text)}> Tj ET\n`;
  let at = x;
  return text
    .split(' ')
    .map((word) => {
      const drawn = place(word, at, y, size, false);
      at += widthOf(word, size) + size * 0.3;
      return drawn;
    })
    .join('');
}

function drawPage({ heading, paragraphs }: Paper, isSpaceless: boolean): string {
  let y = HEIGHT - MARGIN - SIZE.heading;
  let drawn = place(heading, MARGIN, y, SIZE.heading, isSpaceless);
  for (const paragraph of paragraphs) {
    y -= SIZE.body * LEADING;
    for (const line of wrap(paragraph, SIZE.body)) {
      y -= SIZE.body * LEADING;
      drawn += place(line, MARGIN, y, SIZE.body, isSpaceless);
    }
  }
  return drawn;
}

/** The objects of a PDF, numbered from 1, with the table that says where each begins. */
export function assemblePdf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.7\n%\u00e2\u00e3\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.byteLength(file, 'latin1'));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = Buffer.byteLength(file, 'latin1');
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The font of every page: Korean by Adobe's own letter numbers, which any viewer has a font for. */
export const PDF_FONT = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UTF16-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /HYGoThic-Medium /DW 1000 /W [1 95 500] ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 2 >> /FontDescriptor 5 0 R >>',
  '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
    '/Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
];

/** A PDF with a page for each part; `drawn` is drawn on each as well, and `attributes` are of each. */
export function makePdf(
  pages: readonly Paper[],
  { isSpaceless = false, trailer = '', drawn: more = '', attributes = '' } = {},
): Buffer {
  const kids = pages.map((_, index) => `${6 + 2 * index} 0 R`).join(' ');
  const drawn = pages.flatMap((page, index) => {
    const content = drawPage(page, isSpaceless) + more;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + 2 * index} 0 R ${attributes} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    ];
  });
  const catalogue = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`];
  return assemblePdf([...catalogue, ...PDF_FONT, ...drawn], trailer);
}
