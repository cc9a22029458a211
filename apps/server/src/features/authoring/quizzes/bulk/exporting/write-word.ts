import { guardedLines } from '@dure/contract/imports/typed-questions';
import { TYPED_MARKS } from '@dure/contract/imports/typed-marks.text';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Readable } from 'node:stream';
import { KEPT_AS, KEPT_PROPERTY } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { packaged } from './packaged.ts';
import { rubricText } from './rubric-text.ts';
import { XML_HEAD, xmlEscaped } from './xml-text.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FORMAT = 'application/vnd.openxmlformats-officedocument';
/** What names a property that anybody may add to a document. */
const CUSTOM = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** A text as one paragraph, its lines broken where they were; `space` in twentieths of a point below it. */
function paragraph(text: string, space: number): string {
  const lines = guardedLines(text)
    .split('\n')
    .map((line) => `<w:t xml:space="preserve">${xmlEscaped(line)}</w:t>`);
  return `<w:p><w:pPr><w:spacing w:after="${space}"/></w:pPr><w:r>${lines.join('<w:br/>')}</w:r></w:p>`;
}

/** A number and the question; each other line begins with the word that says what it is. */
function quizXml(quiz: ExportedRow, index: number): string {
  const said: readonly (readonly [keyof typeof TYPED_MARKS, string])[] = [
    ['modelAnswer', quiz.model_answer],
    ['keywords', quiz.model_answer_keywords.join(', ')],
    ['rubric', rubricText(quiz.rubric as unknown as readonly RubricCriterion[])],
    ['tags', quiz.tags.join(', ')],
  ];
  const lines = said.flatMap(([mark, text]) => (text === '' ? [] : [[`${TYPED_MARKS[mark][0]}: `, text] as const]));
  return [[`${index + 1}. `, quiz.question] as const, ...lines]
    .map(([head, text], at) =>
      // What begins the paragraph is no line of the text.
      paragraph(text, at === lines.length ? 480 : 80).replace('<w:t xml:space="preserve">', (open) => open + head),
    )
    .join('');
}

const relations = (all: readonly (readonly [type: string, target: string])[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(
      ([type, target], index) =>
        `<Relationship Id="r${index}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Quizzes as a Word document of numbered questions, which people print, mark and send on. */
export const wordDocument = (quizzes: readonly ExportedRow[]): Readable =>
  packaged([
    [
      '[Content_Types].xml',
      `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/word/document.xml" ContentType="${FORMAT}.wordprocessingml.document.main+xml"/>` +
        `<Override PartName="/docProps/custom.xml" ContentType="${FORMAT}.custom-properties+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      relations([
        ['officeDocument', 'word/document.xml'],
        ['custom-properties', 'docProps/custom.xml'],
      ]),
    ],
    [
      'docProps/custom.xml',
      `${XML_HEAD}<Properties xmlns="${OFFICE}/custom-properties" xmlns:vt="${OFFICE}/docPropsVTypes">` +
        `<property fmtid="${CUSTOM}" pid="2" name="${KEPT_PROPERTY}"><vt:lpwstr>${KEPT_AS.markdown}</vt:lpwstr></property></Properties>`,
    ],
    [
      'word/document.xml',
      `${XML_HEAD}<w:document xmlns:w="${WORD}"><w:body>${quizzes.map(quizXml).join('')}</w:body></w:document>`,
    ],
  ]);
