import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { KEPT_AS } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { rubricText } from './rubric-text.ts';
import { XML_HEAD, xmlEscaped } from './xml-text.ts';

const QTI = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
/** Characters of a title. */
const TITLE = 80;

/** Paragraphs of a text; its Markdown stays as it is written, down to the number of its empty lines. */
const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${xmlEscaped(part).replaceAll('\n', '<br/>')}</p>`)
    .join('');

const block = (kept: string, text: string) =>
  text === ''
    ? ''
    : `<qti-rubric-block use="scoring" view="scorer" data-dure="${kept}"><qti-content-body>${paragraphs(text)}</qti-content-body></qti-rubric-block>`;

/** One quiz as an item of QTI 3. */
export const itemXml = (id: string, { question, model_answer, model_answer_keywords, rubric }: ExportedRow) =>
  `${XML_HEAD}<qti-assessment-item xmlns="${QTI}" identifier="${id}" title="${xmlEscaped(shortened(plainQuestion(question), TITLE))}" adaptive="false" time-dependent="false" xml:lang="ko">` +
  '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string"/>' +
  '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="100"/>' +
  `<qti-item-body data-dure="${KEPT_AS.markdown}">${paragraphs(question)}<qti-extended-text-interaction response-identifier="RESPONSE"/>` +
  `${block(KEPT_AS.modelAnswer, model_answer)}${block(KEPT_AS.keywords, model_answer_keywords.join(', '))}` +
  block(KEPT_AS.rubric, rubricText(rubric as unknown as readonly RubricCriterion[])) +
  '</qti-item-body></qti-assessment-item>';

const manifest = (ids: readonly string[]) =>
  `${XML_HEAD}<manifest xmlns="${PACKAGE}" identifier="dure-quizzes"><metadata><schema>QTI Package</schema>` +
  '<schemaversion>3.0.0</schemaversion></metadata><organizations/><resources>' +
  ids
    .map(
      (id) =>
        `<resource identifier="res-${id}" type="imsqti_item_xmlv3p0" href="items/${id}.xml"><file href="items/${id}.xml"/></resource>`,
    )
    .join('') +
  '</resources></manifest>';

/** Quizzes as a QTI 3 package of extended texts; model answer, keywords and criteria are for whoever scores. */
export function qtiPackage(quizzes: readonly ExportedRow[]): Readable {
  const archive = new yazl.ZipFile();
  const ids = quizzes.map((_, index) => `quiz-${String(index + 1).padStart(4, '0')}`);
  archive.addBuffer(Buffer.from(manifest(ids)), 'imsmanifest.xml');
  for (const [index, quiz] of quizzes.entries())
    archive.addBuffer(Buffer.from(itemXml(ids[index]!, quiz)), `items/${ids[index]!}.xml`);
  archive.end();
  return archive.outputStream as Readable;
}
