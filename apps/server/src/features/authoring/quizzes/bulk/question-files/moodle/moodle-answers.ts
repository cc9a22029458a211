import type { Report } from '../../exchange/row-report.ts';
import { inLine, oneLine } from '../foreign-question.ts';
import type { MadeQuestion, Worth } from '../open-question.ts';
import { readGraded } from '../words/graded-notes.ts';
import { first, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';
import { said, type MoodleManner } from './moodle-said.ts';
import { isUsualFeedback } from './usual-feedback.ts';

const creditOf = (node: XmlNode) => Number(node.attributes['fraction'] ?? 0) || 0;
const isSaid = (node: XmlNode | undefined) => textOf(first(node, 'text')).trim() !== '';

/** Tells what of feedback and credit is left. */
export function tellAnswers(node: XmlNode, report: Report): void {
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

/** How each type of question is answered. */
export const READERS: Readonly<Record<string, Reader>> = {
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
