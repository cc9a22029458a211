import type { Report } from '../../exchange/row-report.ts';
import { inLine, oneLine } from '../foreign-question.ts';
import type { MadeQuestion, Worth } from '../open-question.ts';
import { readGraded } from '../words/graded-notes.ts';
import { formatNamed, moodleText } from '../words/moodle-text.ts';
import { elementsOf, first, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';
import { readCloze } from './cloze.ts';
import { readGaps } from './gaps.ts';
import { isUsualFeedback } from './usual-feedback.ts';

/** How the texts of a file are read: by its own words, or as this product wrote them. */
export interface MoodleManner {
  readonly isOwn: boolean;
  readonly truth: { readonly yes: string; readonly no: string };
}

/** What stands in `<text>` of an element, in the format that the element names. */
function said(node: XmlNode | undefined, { isOwn }: MoodleManner, report: Report, format?: string): string {
  if (!node) return '';
  const text = textOf(first(node, 'text') ?? node);
  // Pictures are kept beside the text; of one that the text does not show nothing is lost.
  if (text.includes('@@PLUGINFILE@@') && !/<img|<video|<audio|<source/i.test(text)) report.leave('files');
  return moodleText(text, isOwn ? 'own' : formatNamed(node.attributes['format'] ?? format), report);
}

const creditOf = (node: XmlNode) => Number(node.attributes['fraction'] ?? 0) || 0;
const isSaid = (node: XmlNode | undefined) => textOf(first(node, 'text')).trim() !== '';

function tellAnswers(node: XmlNode, report: Report): void {
  const answers = named(node, 'answer');
  const feedbacks = ['generalfeedback', 'correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
  const own = feedbacks
    .slice(1)
    .some((name) => isSaid(first(node, name)) && !isUsualFeedback(textOf(first(node, name))));
  if (own || isSaid(first(node, 'generalfeedback')) || answers.some((one) => isSaid(first(one, 'feedback'))))
    report.leave('feedback');
  if (answers.map(creditOf).some((credit) => credit !== 0 && credit < 100)) report.leave('weights');
}

type Reader = (node: XmlNode, manner: MoodleManner, report: Report) => Omit<MadeQuestion, 'question'>;

/** What graders are told is the model answer; what everybody is told afterwards stands below it, or in its place. */
const essay: Reader = (node, manner, report) => {
  const info = said(first(node, 'graderinfo'), manner, report);
  const feedback = said(first(node, 'generalfeedback'), manner, report);
  const graded = readGraded(info, feedback, report);
  if (Number(textOf(first(node, 'attachments'))) > 0) report.leave('files');
  if (info !== '' && !manner.isOwn) report.take('graderInfo');
  if (graded.modelAnswer === '') {
    if (feedback !== '' && !manner.isOwn) report.guess('feedbackIsAnswer');
    return { ...graded, essay: feedback };
  }
  const isSecond = feedback === '' || graded.modelAnswer.includes(feedback);
  if (!isSecond) report.take('feedback');
  return { ...graded, essay: isSecond ? graded.modelAnswer : `${graded.modelAnswer}\n\n${feedback}` };
};

const answersOf = (node: XmlNode, manner: MoodleManner, report: Report): Worth[] =>
  named(node, 'answer')
    .map((one) => ({ text: said(one, manner, report, 'moodle_auto_format'), credit: creditOf(one) }))
    .filter(({ text }) => text !== '' && text !== '*' && text !== String.raw`\*`);

const shortAnswer: Reader = (node, manner, report) => {
  tellAnswers(node, report);
  return { answers: answersOf(node, manner, report) };
};

const choice: Reader = (node, manner, report) => {
  tellAnswers(node, report);
  report.leave('choices');
  const answers = answersOf(node, manner, report).map(({ text, credit }) => ({ text: oneLine(text), credit }));
  return { choices: answers.map(({ text }) => text), answers: answers.filter(({ credit }) => credit > 0) };
};

const truth: Reader = (node, { truth: { yes, no } }, report) => {
  tellAnswers(node, report);
  const right = named(node, 'answer').find((one) => creditOf(one) > 0);
  return { answers: [{ text: /true/i.test(textOf(first(right, 'text'))) ? yes : no, credit: 100 }] };
};

const matching: Reader = (node, manner, report) => {
  tellAnswers(node, report);
  report.leave('matching');
  const pairs = named(node, 'subquestion')
    .map((one) => [said(one, manner, report), said(first(one, 'answer'), manner, report, 'plain_text')] as const)
    .map(([left, right]) => [inLine(left), inLine(right)] as const)
    .filter(([left]) => left !== '');
  return {
    choices: pairs.map(([left]) => left),
    answers: pairs.map(([left, right]) => ({ text: `${left} → ${right}`, credit: 100 })),
  };
};

const numerical: Reader = (node, manner, report) => {
  tellAnswers(node, report);
  const unit = textOf(first(within(node, 'unit')[0], 'unit_name')).trim();
  const answers = named(node, 'answer').flatMap((one) => {
    const number = said(one, manner, report, 'plain_text');
    const margin = textOf(first(one, 'tolerance')).trim();
    if (number === '' || creditOf(one) < 100) return [];
    if (Number(margin) !== 0) report.leave('margin');
    const text = [number, ...(Number(margin) === 0 ? [] : ['±', margin]), unit].filter((part) => part !== '').join(' ');
    return [{ text, credit: 100 }];
  });
  return { answers };
};

/** Values that change from one attempt to the next. */
const calculated: Reader = (node, manner, report) => {
  report.leave('variables');
  return shortAnswer(node, manner, report);
};

const READERS: Readonly<Record<string, Reader>> = {
  essay,
  shortanswer: shortAnswer,
  multichoice: choice,
  truefalse: truth,
  matching,
  numerical,
  calculated,
  calculatedsimple: calculated,
  calculatedmulti: (node, manner, report) => ({ ...choice(node, manner, report), ...calculated(node, manner, report) }),
};

/** What it names a question: said to be lost where it is not how the question begins. */
function tellName(node: XmlNode, question: string, report: Report): void {
  const name = oneLine(textOf(first(node, 'name')));
  if (name !== '' && !oneLine(question).startsWith(name.replace(/(?:\.{3}|…)$/, ''))) report.leave('name');
}

/** A `<question>` that asks something. */
export function moodleQuestion(node: XmlNode, manner: MoodleManner, report: Report): MadeQuestion {
  const type = node.attributes['type'] ?? '';
  const text = said(first(node, 'questiontext'), manner, report);
  if (!manner.isOwn) tellName(node, text, report);
  if (Number(textOf(first(node, 'hidden'))) > 0) report.guess('hidden');
  if (type === 'cloze' || type === 'multianswer') {
    tellAnswers(node, report);
    return readCloze(textOf(first(first(node, 'questiontext'), 'text')), manner.truth, report);
  }
  const gaps = ['dragbox', 'selectoption'].some((name) => elementsOf(node).some((one) => one.name === name));
  if (gaps) return readGaps(node, text, report);
  const read = READERS[type];
  if (!read) {
    report.leave('interaction');
    tellAnswers(node, report);
    return { question: text, essay: said(first(node, 'graderinfo'), manner, report) };
  }
  const template = manner.isOwn ? '' : said(first(node, 'responsetemplate'), manner, report);
  if (template !== '') report.take('template');
  return { question: [text, template].filter((part) => part !== '').join('\n\n'), ...read(node, manner, report) };
}
