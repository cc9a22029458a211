import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { shortened } from '@dure/contract/markdown/shortened';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Readable } from 'node:stream';
import { bulkText as text } from '../bulk.text.ts';
import { KEPT_AS, KEPT_CLASS, KEPT_FIELD, type KeptAs } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { packaged } from './packaged.ts';
import { paragraphs } from './paragraphs.ts';
import type { Qti12Package } from './qti12-packages.ts';
import { rubricText } from './rubric-text.ts';
import { XML_HEAD, xmlEscaped } from './xml-text.ts';

/** Characters of a title. */
const TITLE = 80;
const DOCUMENT = 'quizzes/quizzes.xml';

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
/** QTI 1.2 has HTML as a text. */
const material = (words: string) =>
  `<material><mattext texttype="text/html">${xmlEscaped(paragraphs(words))}</mattext></material>`;
const feedback = (ident: string, content: string) => `<itemfeedback ident="${ident}">${content}</itemfeedback>`;
const kept = (as: KeptAs, words: string) => (words === '' ? '' : feedback(`${KEPT_CLASS}${as}`, material(words)));

/** The model answer as a solution, which scorers see, and as what Canvas tells everybody afterwards. */
const solution = (words: string) =>
  words === ''
    ? ''
    : feedback(
        `${KEPT_CLASS}${KEPT_AS.modelAnswer}`,
        `<solution><solutionmaterial>${material(words)}</solutionmaterial></solution>`,
      ) + feedback('general_fb', material(words));

/** One quiz as an essay of QTI 1.2, in the words of Common Cartridge and of Canvas. */
function itemXml(id: string, { question, model_answer, model_answer_keywords, rubric }: ExportedRow): string {
  const title = xmlEscaped(shortened(plainQuestion(question), TITLE));
  const fields =
    field('cc_profile', 'cc.essay.v0p1') +
    field('question_type', 'essay_question') +
    field(KEPT_FIELD, KEPT_AS.markdown);
  return (
    `<item ident="${id}" title="${title}"><itemmetadata><qtimetadata>${fields}</qtimetadata></itemmetadata>` +
    `<presentation>${material(question)}<response_str ident="response1" rcardinality="Single"><render_fib>` +
    '<response_label ident="answer1" rshuffle="No"/></render_fib></response_str></presentation>' +
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>' +
    '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition></resprocessing>' +
    solution(model_answer) +
    kept(KEPT_AS.keywords, model_answer_keywords.join(', ')) +
    kept(KEPT_AS.rubric, rubricText(rubric as unknown as readonly RubricCriterion[])) +
    '</item>'
  );
}

/** Quizzes as one test of QTI 1.2. */
export const qti12Document = (quizzes: readonly ExportedRow[]): string =>
  `${XML_HEAD}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">` +
  `<assessment ident="dure-quizzes" title="${xmlEscaped(text.exportedTitle)}">` +
  `<qtimetadata>${field('cc_profile', 'cc.exam.v0p1')}${field('qmd_assessmenttype', 'Examination')}</qtimetadata>` +
  '<section ident="root_section">' +
  quizzes.map((quiz, index) => itemXml(`quiz-${String(index + 1).padStart(4, '0')}`, quiz)).join('') +
  '</section></assessment></questestinterop>';

/** The manifest of a package: a cartridge has a title, and a folder with its one test. */
export function qti12Manifest({ namespace, schema: [schema, version], resourceType, metadata }: Qti12Package): string {
  const title = xmlEscaped(text.exportedTitle);
  const described =
    metadata === null
      ? ''
      : `<lom:lom xmlns:lom="${metadata}"><lom:general><lom:title><lom:string language="ko">${title}</lom:string></lom:title></lom:general></lom:lom>`;
  const organizations =
    metadata === null
      ? '<organizations/>'
      : '<organizations><organization identifier="quizzes" structure="rooted-hierarchy"><item identifier="root">' +
        `<item identifier="test" identifierref="document"><title>${title}</title></item></item></organization></organizations>`;
  return (
    `${XML_HEAD}<manifest xmlns="${namespace}" identifier="dure-quizzes"><metadata><schema>${schema}</schema>` +
    `<schemaversion>${version}</schemaversion>${described}</metadata>${organizations}<resources>` +
    `<resource identifier="document" type="${resourceType}"><file href="${DOCUMENT}"/></resource></resources></manifest>`
  );
}

/** Quizzes as a package or cartridge with one test in it. */
export const qti12Package = (quizzes: readonly ExportedRow[], kind: Qti12Package): Readable =>
  packaged([
    ['imsmanifest.xml', qti12Manifest(kind)],
    [DOCUMENT, qti12Document(quizzes)],
  ]);
