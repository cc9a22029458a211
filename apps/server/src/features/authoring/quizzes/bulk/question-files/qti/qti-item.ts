import { KEPT_AS } from '../../exchange/kept-as.ts';
import { keywordsIn } from '../../exchange/keywords-in.ts';
import { Report } from '../../exchange/row-report.ts';
import type { ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { foreignText } from '../words/foreign-text.ts';
import { htmlMarkdown } from '../words/html-text.ts';
import { elementsOf, first, innerHtml, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';
import { answersOf, type Response } from './qti-answers.ts';
import { QtiBody } from './qti-body.ts';
import { asQti3 } from './qti-names.ts';
import { keptAs, ownText } from './qti-own.ts';

function responseOf(node: XmlNode, report: Report): Response {
  const { identifier = '', 'base-type': baseType = '', cardinality } = node.attributes;
  const correct = within(node, 'qti-correct-response').flatMap((one) => within(one, 'qti-value').map(textOf));
  const mapped = within(node, 'qti-map-entry').map(({ attributes }) => ({
    value: attributes['map-key'] ?? '',
    worth: Number(attributes['mapped-value']) || 0,
  }));
  if (mapped.length > 0) report.leave('weights');
  return { identifier, baseType, isOrdered: cardinality === 'ordered', correct, mapped };
}

/** A question that this product wrote. */
function ownQuestion(body: XmlNode, report: Report): ForeignQuestion {
  const kept = (as: string) => within(body, 'qti-rubric-block').find((block) => keptAs(block) === as);
  const textKept = (as: string) => {
    const node = kept(as);
    return node ? ownText(node) : '';
  };
  const question = ownText({ ...body, children: elementsOf(body).filter(({ name }) => name === 'p') });
  const keywords = keywordsIn(textKept(KEPT_AS.keywords));
  return openQuestion(
    { question, essay: textKept(KEPT_AS.modelAnswer), keywords, rubric: textKept(KEPT_AS.rubric) },
    report,
  );
}

/** What scorers alone are told: the model answer of a question that names no right one. */
function toldToScorers(body: XmlNode, report: Report): string {
  return within(body, 'qti-rubric-block')
    .filter(({ attributes }) => /scorer/.test(attributes['view'] ?? ''))
    .map((one) => htmlMarkdown(innerHtml(one), report))
    .join('\n\n');
}

function foreignItem(item: XmlNode, body: XmlNode, report: Report): ForeignQuestion {
  if (named(item, 'qti-assessment-stimulus-ref').length > 0) report.leave('passage');
  const responses = named(item, 'qti-response-declaration').map((one) => responseOf(one, report));
  const asked = new QtiBody(body, report);
  const question = asked.text;
  if (named(item, 'qti-modal-feedback').length > 0) report.leave('feedback');
  const say = (text: string) => foreignText(text, report);
  const { answers, text: answer } = answersOf(responses, asked, say, report);
  const choices = [...asked.choices.values()].filter((choice) => choice !== '');
  if (choices.length > 0 && !report.hasLeft('matching')) report.leave('choices');
  const told = answers.length === 0 ? toldToScorers(body, report) : '';
  if (told !== '') report.take('solution');
  return openQuestion(
    answers.length === 0 || choices.length > 0 || asked.isNumbered
      ? { question, choices, essay: told === '' ? answer : told }
      : { question, answers },
    report,
  );
}

const ITEMS = new Set(['qti-assessment-item', 'assessmentItem']);

/** An item of QTI 2.1, 2.2 or 3 as an open question; null for another document. */
export function readQtiItem(root: XmlNode): ForeignQuestion | null {
  if (!ITEMS.has(root.name)) return null;
  const item = root.name === 'assessmentItem' ? asQti3(root) : root;
  const body = first(item, 'qti-item-body');
  const report = new Report();
  if (!body) return null;
  return keptAs(body) === undefined ? foreignItem(item, body, report) : ownQuestion(body, report);
}
