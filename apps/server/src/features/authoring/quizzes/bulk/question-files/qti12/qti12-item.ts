import { Report } from '../../exchange/row-report.ts';
import { type ForeignQuestion, inLine, oneLine } from '../foreign-question.ts';
import { type MadeQuestion, openQuestion } from '../open-question.ts';
import { tagsOf } from '../words/category.ts';
import { first, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';
import { creditedIn } from './qti12-answers.ts';
import { isOwnItem, ownItem } from './qti12-own.ts';
import { type BlankQuestion, blanksOf, isBlanks, isPairs, pairsOf, type Response, withBlanks } from './qti12-places.ts';
import { shownIn } from './qti12-texts.ts';

interface Truth {
  readonly yes: string;
  readonly no: string;
}

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'] as const;
const RENDERS = ['render_choice', 'render_fib', 'render_hotspot', 'render_extension', 'render_slider'] as const;

/** The presentation without what is answered in it. */
function withoutResponses(node: XmlNode): XmlNode {
  const isAnswered = (child: XmlNode | string) =>
    typeof child !== 'string' &&
    ((RESPONSES as readonly string[]).includes(child.name) || child.attributes['class'] === 'RESPONSE_BLOCK');
  const children = node.children
    .filter((child) => !isAnswered(child))
    .map((child) => (typeof child === 'string' ? child : withoutResponses(child)));
  return { ...node, children };
}

function kindOf(node: XmlNode, render: string | undefined): Response['kind'] {
  if (render === undefined || render === 'render_fib') return 'text';
  if (node.name !== 'response_lid' || render !== 'render_choice') return 'other';
  return node.attributes['rcardinality'] === 'Ordered' ? 'order' : 'choice';
}

function responseOf(node: XmlNode, report: Report): Response {
  const [render] = within(node, ...RENDERS);
  const kind = kindOf(node, render?.name);
  if (kind === 'other') report.leave('interaction');
  const labels = kind === 'text' ? [] : within(node, 'response_label');
  const choices = labels.map((label) => [label.attributes['ident'] ?? '', oneLine(shownIn(label, report))] as const);
  const beside: XmlNode = { ...node, children: named(node, 'material') };
  return {
    id: node.attributes['ident'] ?? '',
    kind,
    label: inLine(shownIn(beside, report)),
    choices: new Map(choices),
    isPicked: labels.some(({ attributes }) => /^(?:dropdown|wordbank)$/i.test(attributes['answer_type'] ?? '')),
  };
}

/** What the item says of itself: Canvas, Blackboard and Common Cartridge each have words of their own for its type. */
function typeOf(item: XmlNode): string {
  const fields = within(item, 'qtimetadatafield').filter((field) =>
    /^(?:question_type|cc_profile)$/.test(textOf(first(field, 'fieldlabel')).trim()),
  );
  const own = within(item, 'bbmd_questiontype').map(textOf);
  return [...fields.map((field) => textOf(first(field, 'fieldentry'))), ...own].join(' ').trim().toLowerCase();
}

const isText = (type: string) => /text_only/.test(type);
const isYes = (text: string, { yes }: Truth) => /^true/i.test(text) || text.startsWith(yes);
const isTruth = (type: string) => /true.?false|either.?or/.test(type);
const isEssay = (type: string) => /essay|short.?response|file.?(?:upload|response)/.test(type);

/** What is told about the whole item, or as its solution. */
function solutionIn(item: XmlNode, report: Report): { solution: string; general: string; hasMore: boolean } {
  const feedbacks = named(item, 'itemfeedback');
  const isGeneral = ({ attributes }: XmlNode) => /^general_fb$/i.test(attributes['ident'] ?? '');
  const solutions = feedbacks.flatMap((one) => within(one, 'solution'));
  const said = (nodes: readonly XmlNode[], to: Report) =>
    nodes
      .map((one) => shownIn(one, to))
      .filter((text) => text !== '')
      .join('\n\n');
  const others = feedbacks.filter((one) => !isGeneral(one) && within(one, 'solution').length === 0);
  const general = feedbacks.filter(isGeneral);
  const hasMore = said(others, new Report()) !== '';
  return { solution: said(solutions, report), general: said(general, report), hasMore };
}

function choicesOf(responses: readonly Response[], item: XmlNode, type: string, truth: Truth, report: Report) {
  const credited = creditedIn(item);
  const wordsOf = ({ id, choices }: Response) =>
    credited.flatMap(({ response, value, credit }) => {
      if (response !== id && !(response === '' && responses.length === 1)) return [];
      const text = choices.get(value) ?? (choices.size > 0 ? '' : value);
      return text === '' ? [] : [{ text, credit }];
    });
  if (credited.some(({ credit }) => credit < 100) && responses.length === 1) report.leave('weights');
  if (credited.some(({ value }) => value.includes(' ~ '))) report.leave('margin');
  const [only, ...more] = responses;
  if (only && more.length === 0 && !isBlanks(type)) {
    const shown = [...only.choices.values()].filter((choice) => choice !== '');
    const isTrueFalse = isTruth(type) || shown.join(' ').toLowerCase() === 'true false';
    const answers = wordsOf(only);
    if (isTrueFalse && only.choices.size === 2)
      return { answers: answers.map((one) => ({ ...one, text: isYes(one.text, truth) ? truth.yes : truth.no })) };
    if (shown.length > 0) report.leave('choices');
    return only.kind === 'text' ? { answers } : { choices: shown, answers, isOrdered: only.kind === 'order' };
  }
  const found = responses.map((response) => ({ ...response, words: wordsOf(response).map(({ text }) => text) }));
  return isPairs(type) ? pairsOf(found, report) : { ...blanksOf(found, type, report) };
}

/** An item of QTI 1.2 as an open question; null for a text that asks nothing. */
export function qti12Item(item: XmlNode, category: string, truth: Truth): ForeignQuestion | null {
  const type = typeOf(item);
  const presentation = first(item, 'presentation');
  if (!presentation || isText(type)) return null;
  const report = new Report();
  if (isOwnItem(item)) return ownItem(item, report);
  const question = shownIn(withoutResponses(presentation), report) || inLine(item.attributes['title'] ?? '');
  const responses = within(presentation, ...RESPONSES).map((one) => responseOf(one, report));
  const { solution, general, hasMore } = solutionIn(item, report);
  if (hasMore) report.leave('feedback');
  if (within(item, 'calculated').length > 0) report.leave('variables');
  if (/file.?(?:upload|response)/.test(type)) report.leave('files');
  const hasAnswers = creditedIn(item).length > 0;
  let made: Omit<MadeQuestion, 'question'>;
  if (isEssay(type) || (!hasAnswers && responses.every(({ kind }) => kind === 'text'))) {
    if (solution !== '') report.take('solution');
    else if (general !== '') report.guess('feedbackIsAnswer');
    made = { essay: solution === '' ? general : solution };
    if (solution !== '' && general !== '') report.leave('feedback');
  } else {
    if (solution !== '' || general !== '') report.leave('feedback');
    made = choicesOf(responses, item, type, truth, report);
  }
  const blanks = 'blanks' in made ? (made as BlankQuestion).blanks : [];
  return openQuestion({ ...made, question: withBlanks(question, blanks), tags: tagsOf(category, [], report) }, report);
}
