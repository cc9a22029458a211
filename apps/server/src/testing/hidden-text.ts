import { makeWord, wordParagraph } from '../../demo/documents/office.ts';
import { escapeXml, type Paper } from '../../demo/documents/paper.ts';
import { hexOf, makePdf } from '../../demo/documents/pdf.ts';

/** Documents that say something to a machine where a person who opens them sees nothing of it. */
type Hide<Made> = (papers: readonly Paper[], words: string) => Made;

const drawn = (words: string, { x = 64, y = 300, size = 11 } = {}) =>
  `BT /F1 ${size} Tf ${x} ${y} Td <${hexOf(words.replace(/\s+/g, ' '))}> Tj ET\n`;
const noted = (words: string) => `<feff${hexOf(words)}>`;
const onEachPage = (draw: (words: string) => string): Hide<Buffer> => {
  return (papers, words) => makePdf(papers, { drawn: draw(words) });
};
const zeroWidth = (words: string) => [...words].join('\u200b');

/** What the reader leaves out of a PDF. */
export const UNREAD_PDF: Readonly<Record<string, Hide<Buffer>>> = {
  'letters of one point': onEachPage((words) => drawn(words, { size: 1 })),
  'letters that a matrix makes tiny': onEachPage((words) => `q 0.1 0 0 0.1 60 60 cm\n${drawn(words)}Q\n`),
  'letters beside the page': onEachPage((words) => drawn(words, { x: 640 })),
  'letters below the page': onEachPage((words) => drawn(words, { y: -40 })),
  'a note': (papers, words) =>
    makePdf(papers, {
      attributes: `/Annots [<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents ${noted(words)} >>]`,
    }),
  'what the file says of itself': (papers, words) =>
    makePdf(papers, {
      trailer: `/Info << /Title ${noted(words)} /Subject ${noted(words)} /Keywords ${noted(words)} >>`,
    }),
};
/** What it reads: the letters are on the page, and what lies behind them is told by no text. */
export const READ_PDF: Readonly<Record<string, Hide<Buffer>>> = {
  'white letters': onEachPage((words) => `1 1 1 rg\n${drawn(words)}0 g\n`),
  // So are the words of a scan that were recognised.
  'letters that are not painted': onEachPage((words) => `3 Tr\n${drawn(words)}0 Tr\n`),
  'letters with nothing between them': onEachPage((words) => drawn(zeroWidth(words))),
};

const run = (words: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r>`;
const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
const bodyOf = (papers: readonly Paper[], more: string) =>
  papers
    .map(
      ({ heading, paragraphs }) =>
        wordParagraph(heading, '1') + paragraphs.map((one) => wordParagraph(one)).join('') + more,
    )
    .join('');
const beside = (more: (words: string) => string): Hide<Promise<Buffer>> => {
  return (papers, words) => makeWord(bodyOf(papers, more(words)));
};
const change = 'w:id="1" w:author="x" w:date="2026-01-01T00:00:00Z"';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** What the reader leaves out of a Word document. */
export const UNREAD_DOCX: Readonly<Record<string, Hide<Promise<Buffer>>>> = {
  'a hidden run': beside((words) => paragraph(run(words, '<w:vanish/>'))),
  'a run that a style hides': (papers, words) =>
    makeWord(bodyOf(papers, paragraph(run(words, '<w:rStyle w:val="Unseen"/>'))), {
      'word/styles.xml':
        `<w:styles ${WORD}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style>` +
        '<w:style w:type="character" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:type="character" w:styleId="Unseen"><w:basedOn w:val="Base"/></w:style></w:styles>',
    }),
  'white letters': beside((words) => paragraph(run(words, '<w:color w:val="FFFFFF"/>'))),
  'letters of one point': beside((words) => paragraph(run(words, '<w:sz w:val="2"/>'))),
  'a deletion that is tracked': beside((words) =>
    paragraph(`<w:del ${change}><w:r><w:delText>${escapeXml(words)}</w:delText></w:r>${run(words)}</w:del>`),
  ),
  'what was moved elsewhere': beside((words) => paragraph(`<w:moveFrom ${change}>${run(words)}</w:moveFrom>`)),
  'a comment': (papers, words) =>
    makeWord(bodyOf(papers, paragraph('<w:r><w:commentReference w:id="1"/></w:r>')), {
      'word/comments.xml': `<w:comments ${WORD}><w:comment w:id="1">${paragraph(run(words))}</w:comment></w:comments>`,
    }),
  'what the file says of itself': (papers, words) =>
    makeWord(bodyOf(papers, ''), { 'docProps/core.xml': `<core><title>${escapeXml(words)}</title></core>` }),
};
export const READ_DOCX: Readonly<Record<string, Hide<Promise<Buffer>>>> = {
  'letters with nothing between them': beside((words) => paragraph(run(zeroWidth(words)))),
};

/** Every place at once. */
export const hideInPdf: Hide<Buffer> = (papers, words) =>
  makePdf(papers, {
    drawn: [
      drawn(words, { size: 1 }),
      drawn(words, { x: 640 }),
      `1 1 1 rg\n${drawn(words, { y: 280 })}0 g\n`,
      `3 Tr\n${drawn(words, { y: 240 })}0 Tr\n`,
      drawn(zeroWidth(words), { y: 200 }),
    ].join(''),
    trailer: `/Info << /Title ${noted(words)} >>`,
  });
export const hideInDocx: Hide<Promise<Buffer>> = beside((words) =>
  [
    paragraph(run(words, '<w:vanish/>')),
    paragraph(run(words, '<w:color w:val="FFFFFF"/>')),
    paragraph(run(words, '<w:sz w:val="2"/>')),
    paragraph(`<w:moveFrom ${change}>${run(words)}</w:moveFrom>`),
    paragraph(run(zeroWidth(words))),
  ].join(''),
);
