import { makePackage } from '../../../../../../demo/documents/package.ts';

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
export const paragraph = (text: string, properties = '') => `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`;
export const shape = (x: number, y: number, content: string, extra = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9" name="s"${extra}/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="9" cy="9"/></a:xfrm></p:spPr><p:txBody>${content}</p:txBody></p:sp>`;
export const title = (text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="t"/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody>${paragraph(text)}</p:txBody></p:sp>`;

/** Slides with these shapes, and parts of any kind beside them. */
export const slides = (contents: readonly string[], more: Readonly<Record<string, string>> = {}, show = '') =>
  makePackage({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    'ppt/presentation.xml': `<p:presentation ${NAMES}><p:sldIdLst>${contents.map((_, at) => `<p:sldId id="${at}" r:id="r${at}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${contents.map((_, at) => `<Relationship Id="r${at}" Target="slides/slide${at}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      contents.map((content, at) => [
        `ppt/slides/slide${at}.xml`,
        `<p:sld ${NAMES}${show}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:sld>`,
      ]),
    ),
    ...more,
  });
export { NAMES as SLIDE_NAMES };
