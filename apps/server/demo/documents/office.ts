import { makePackage } from './package.ts';
import { escapeXml, type Paper } from './paper.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument';

const relations = (all: readonly (readonly [type: string, target: string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
  all
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('') +
  '</Relationships>';
const contentTypes = (parts: readonly (readonly [part: string, type: string])[]) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  parts.map(([part, type]) => `<Override PartName="/${part}" ContentType="${TYPE}.${type}+xml"/>`).join('') +
  '</Types>';

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const wordParagraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

/** Any body in a document for Word, with one style for headings. */
export const makeWord = (body: string, extra: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  makePackage({
    '[Content_Types].xml': contentTypes([
      ['word/document.xml', 'wordprocessingml.document.main'],
      ['word/styles.xml', 'wordprocessingml.styles'],
    ]),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/document.xml': `${HEAD}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
    'word/styles.xml':
      `${HEAD}<w:styles ${WORD}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/>` +
      '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style></w:styles>',
    ...extra,
  });

export const makeDocx = (papers: readonly Paper[]): Promise<Buffer> =>
  makeWord(
    papers
      .map(
        ({ heading, paragraphs }) => wordParagraph(heading, '1') + paragraphs.map((one) => wordParagraph(one)).join(''),
      )
      .join(''),
  );

const SLIDES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  `xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const shape = (id: number, kind: string, lines: readonly string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${kind}"/><p:cNvSpPr/><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr>` +
  '<p:spPr/><p:txBody><a:bodyPr/>' +
  lines.map((line) => `<a:p><a:r><a:t>${escapeXml(line)}</a:t></a:r></a:p>`).join('') +
  '</p:txBody></p:sp>';

export const makePptx = (papers: readonly Paper[], extra: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  makePackage({
    '[Content_Types].xml': contentTypes([
      ['ppt/presentation.xml', 'presentationml.presentation.main'],
      ...papers.map((_, index) => [`ppt/slides/slide${index + 1}.xml`, 'presentationml.slide'] as const),
    ]),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml':
      `${HEAD}<p:presentation ${SLIDES}><p:sldIdLst>` +
      papers.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('') +
      '</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>',
    'ppt/_rels/presentation.xml.rels': relations(papers.map((_, index) => ['slide', `slides/slide${index + 1}.xml`])),
    ...Object.fromEntries(
      papers.map(({ heading, paragraphs }, index) => [
        `ppt/slides/slide${index + 1}.xml`,
        `${HEAD}<p:sld ${SLIDES}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>` +
          `${shape(2, 'title', [heading])}${shape(3, 'body', paragraphs)}</p:spTree></p:cSld></p:sld>`,
      ]),
    ),
    ...extra,
  });

const HANCOM =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" ' +
  'xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"';
const hancomParagraph = (text: string, style: number) =>
  `<hp:p styleIDRef="${style}"><hp:run><hp:t>${escapeXml(text)}</hp:t></hp:run></hp:p>`;

export const makeHwpx = (papers: readonly Paper[], extra: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  makePackage({
    mimetype: 'application/hwp+zip',
    'version.xml': `${HEAD}<hv:HCFVersion xmlns:hv="http://www.hancom.co.kr/hwpml/2011/version" major="5" minor="1"/>`,
    'Contents/header.xml':
      `${HEAD}<hh:head ${HANCOM}><hh:refList><hh:styles><hh:style id="0" name="바탕글" engName="Normal"/>` +
      '<hh:style id="1" name="개요 1" engName="Outline 1"/></hh:styles></hh:refList></hh:head>',
    'Contents/section0.xml':
      `${HEAD}<hs:sec ${HANCOM}>` +
      papers
        .map(
          ({ heading, paragraphs }) =>
            hancomParagraph(heading, 1) + paragraphs.map((one) => hancomParagraph(one, 0)).join(''),
        )
        .join('') +
      '</hs:sec>',
    ...extra,
  });
