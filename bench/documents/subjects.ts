import { makePackage } from '../../apps/server/demo/documents/package.ts';
import { escapeXml } from '../../apps/server/demo/documents/paper.ts';
import * as hwp from '../../apps/server/src/features/authoring/contents/reading/hwp.test-help.ts';

interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly hasFormula: boolean;
}
/** What a document says, whatever its format. */
export interface Subject {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A formula in each way of writing, and as it is compared. */
const FORMULA = {
  before: '몫은 ',
  between: ', 농도는 ',
  text: ['1/20', '10^-6'],
  tex: ['\\frac{1}{20}', '10^{-6}'],
  script: ['1 over 20', '10^{-6}'],
  mathml: [
    '<math><mfrac><mn>1</mn><mn>20</mn></mfrac></math>',
    '<math><msup><mn>10</mn><mrow><mo>-</mo><mn>6</mn></mrow></msup></math>',
  ],
  after: ' 이다.',
};

const formulas = (write: (one: string) => string, as: 'text' | 'tex' | 'script' | 'mathml') =>
  `${FORMULA.before}${FORMULA[as].map(write).join(FORMULA.between)}${FORMULA.after}`;

/** The document as it is read: what must be found, in its order. */
export const toText = ({ parts }: Subject): string =>
  parts
    .flatMap(({ heading, paragraphs, items, rows, hasFormula }) => [
      heading,
      ...paragraphs,
      ...items,
      ...(hasFormula ? [formulas(String, 'text')] : []),
      ...rows.map((row) => row.join(' | ')),
    ])
    .join('\n');

const markdownText = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#+|$~^-]/g, '\\$&');
export const toMarkdown = ({ parts }: Subject): string =>
  parts
    .flatMap(({ heading, paragraphs, items, rows, hasFormula }) => [
      `# ${markdownText(heading)}`,
      ...paragraphs.map(markdownText),
      ...(items.length > 0 ? [items.map((item) => `- ${markdownText(item)}`).join('\n')] : []),
      ...(hasFormula ? [formulas((tex) => `$${tex}$`, 'tex')] : []),
      ...(rows.length > 0
        ? [[rows[0]!, rows[0]!.map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n')]
        : []),
    ])
    .join('\n\n');

export const toHtml = ({ title, parts }: Subject, style = ''): string =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${title}</title><style>${style}</style><body><main>` +
  parts
    .map(
      ({ heading, paragraphs, items, rows, hasFormula }) =>
        `<h1>${escapeXml(heading)}</h1>${paragraphs.map((one) => `<p>${escapeXml(one)}</p>`).join('')}` +
        (items.length > 0 ? `<ul>${items.map((one) => `<li>${escapeXml(one)}</li>`).join('')}</ul>` : '') +
        (hasFormula ? `<p>${formulas(String, 'mathml')}</p>` : '') +
        (rows.length > 0
          ? `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
          : ''),
    )
    .join('') +
  '</main></body></html>';

export function toHwp({ parts }: Subject): Buffer {
  const line = (text: string, style = 0) => hwp.paragraph([text], { style });
  const section = parts.flatMap(({ heading, paragraphs, items, rows, hasFormula }) => [
    line(heading, 1),
    ...[...paragraphs, ...items].map((text) => line(text)),
    ...(hasFormula
      ? [
          hwp.paragraph([
            FORMULA.before,
            hwp.equation(FORMULA.script[0]!),
            FORMULA.between,
            hwp.equation(FORMULA.script[1]!),
            FORMULA.after,
          ]),
        ]
      : []),
    ...(rows.length > 0 ? [hwp.paragraph([hwp.table(rows.map((row) => row.map((cell) => line(cell))))])] : []),
  ]);
  return hwp.makeHwp([section], { info: [hwp.style('바탕글', 'Normal'), hwp.style('개요 1', 'Outline 1')] });
}

const NAMES =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section" xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"';
export function toHwpx({ parts }: Subject): Promise<Buffer> {
  const paragraph = (content: string, style = 0) => `<hp:p styleIDRef="${style}"><hp:run>${content}</hp:run></hp:p>`;
  const line = (text: string, style = 0) => paragraph(`<hp:t>${escapeXml(text)}</hp:t>`, style);
  const body = parts.flatMap(({ heading, paragraphs, items, rows, hasFormula }) => [
    line(heading, 1),
    ...[...paragraphs, ...items].map((text) => line(text)),
    ...(hasFormula
      ? [
          paragraph(
            `<hp:t>${formulas((script) => `</hp:t><hp:equation><hp:script>${script}</hp:script></hp:equation><hp:t>`, 'script')}</hp:t>`,
          ),
        ]
      : []),
    ...(rows.length > 0
      ? [
          paragraph(
            `<hp:tbl>${rows.map((row) => `<hp:tr>${row.map((cell) => `<hp:tc><hp:subList>${line(cell)}</hp:subList></hp:tc>`).join('')}</hp:tr>`).join('')}</hp:tbl>`,
          ),
        ]
      : []),
  ]);
  return makePackage({
    mimetype: 'application/hwp+zip',
    'Contents/header.xml': `<hh:head ${NAMES}><hh:refList><hh:styles><hh:style id="0" name="바탕글" engName="Normal"/><hh:style id="1" name="개요 1" engName="Outline 1"/></hh:styles></hh:refList></hh:head>`,
    'Contents/section0.xml': `<hs:sec ${NAMES}>${body.join('')}</hs:sec>`,
  });
}
