import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import type { Readable } from 'node:stream';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { KEPT_AS, type KeptAs } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { packaged } from './packaged.ts';
import { paragraphs } from './paragraphs.ts';
import type { QtiDialect } from './qti-dialects.ts';
import { rubricText } from './rubric-text.ts';
import { XML_HEAD, xmlEscaped } from './xml-text.ts';

/** Characters of a title. */
const TITLE = 80;

type Attributes = Readonly<Record<string, string>>;
/** Writes elements by their names in QTI 3 as that version has them. */
const writing =
  ({ element, attribute }: QtiDialect) =>
  (name: string, attributes: Attributes, content = '') => {
    const said = Object.entries(attributes).map(([key, value]) => ` ${attribute(key)}="${xmlEscaped(value)}"`);
    return `<${element(name)}${said.join('')}${content === '' ? '/>' : `>${content}</${element(name)}>`}`;
  };

/** One quiz as an item of QTI. */
export function itemXml(id: string, quiz: ExportedRow, dialect: QtiDialect): string {
  const { question, model_answer, model_answer_keywords, rubric } = quiz;
  const write = writing(dialect);
  const block = (as: KeptAs, text: string) => {
    if (text === '') return '';
    const content = paragraphs(text);
    const within = dialect.hasContentBody ? write('qti-content-body', {}, content) : content;
    return write('qti-rubric-block', { use: 'scoring', view: 'scorer', ...dialect.kept(as) }, within);
  };
  const body =
    paragraphs(question) +
    write('qti-extended-text-interaction', { 'response-identifier': 'RESPONSE' }) +
    block(KEPT_AS.modelAnswer, model_answer) +
    block(KEPT_AS.keywords, model_answer_keywords.join(', ')) +
    block(KEPT_AS.rubric, rubricText(rubric as unknown as readonly RubricCriterion[]));
  const declared = { cardinality: 'single', 'base-type': 'string' };
  const attributes = {
    xmlns: dialect.namespace,
    identifier: id,
    title: shortened(plainQuestion(question), TITLE),
    adaptive: 'false',
    'time-dependent': 'false',
    'xml:lang': 'ko',
  };
  return (
    XML_HEAD +
    write(
      'qti-assessment-item',
      attributes,
      write('qti-response-declaration', { identifier: 'RESPONSE', ...declared }) +
        write('qti-outcome-declaration', {
          identifier: 'SCORE',
          cardinality: 'single',
          'base-type': 'float',
          'normal-maximum': '100',
        }) +
        write('qti-item-body', dialect.kept(KEPT_AS.markdown), body),
    )
  );
}

const manifest = (ids: readonly string[], { packageNamespace, schema: [schema, version], resourceType }: QtiDialect) =>
  `${XML_HEAD}<manifest xmlns="${packageNamespace}" identifier="dure-quizzes"><metadata><schema>${schema}</schema>` +
  `<schemaversion>${version}</schemaversion></metadata><organizations/><resources>` +
  ids
    .map(
      (id) =>
        `<resource identifier="res-${id}" type="${resourceType}" href="items/${id}.xml"><file href="items/${id}.xml"/></resource>`,
    )
    .join('') +
  '</resources></manifest>';

/** Quizzes as a package of extended texts; model answer, keywords and criteria are for whoever scores. */
export function qtiPackage(quizzes: readonly ExportedRow[], dialect: QtiDialect): Readable {
  const ids = quizzes.map((_, index) => `quiz-${String(index + 1).padStart(4, '0')}`);
  return packaged([
    ['imsmanifest.xml', manifest(ids, dialect)],
    ...quizzes.map((quiz, index): [string, string] => [
      `items/${ids[index]!}.xml`,
      itemXml(ids[index]!, quiz, dialect),
    ]),
  ]);
}
