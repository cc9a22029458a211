import { ownTypedQuestions, type TypedQuestion, typedQuestions } from '@dure/contract/imports/typed-questions';
import { Report } from '../../exchange/row-report.ts';
import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { tagsOf } from '../words/category.ts';

/** A choice on a line of its own: `① 가`, `2) 나`, `B. 다`, and a syllable of Hangul as its letter. */
const CHOICE = /^(?:([\u2460-\u2473])|\(?([1-9]|1\d|[A-Ja-j]|[\uac00-\ud7a3\u3131-\u314e])[.)])\s*(\S.*)$/;
/** An answer that only names one: `②`, `2`, `2번`, `(B)`. */
const NAMED = /^\(?([\u2460-\u2473]|[1-9]|1\d|[A-Ja-j])[.)]?\s?\ubc88?$/;
const labelOf = (label: string) =>
  label >= '\u2460' && label <= '\u2473' ? String(label.charCodeAt(0) - 0x245f) : label.toLowerCase();

/** The words of the choice that an answer names; undefined where it says something itself. */
function choiceNamed(question: string, answer: string): string | undefined {
  const named = NAMED.exec(answer.trim())?.[1];
  if (named === undefined) return undefined;
  const choices = question.split('\n').flatMap((line) => {
    const [, circled, letter, words] = CHOICE.exec(line.trim()) ?? [];
    return words === undefined ? [] : [[labelOf((circled ?? letter)!), words] as const];
  });
  return choices.find(([label]) => label === labelOf(named))?.[1];
}

const listOf = (text: string) =>
  text
    .split(/[,，、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function ownQuestion({ question, modelAnswer, keywords, rubric, tags }: TypedQuestion): ForeignQuestion {
  const report = new Report();
  return openQuestion(
    {
      question,
      essay: modelAnswer,
      keywords: listOf(keywords),
      rubric: listOf(rubric).join(', '),
      tags: tagsOf('', listOf(tags), report),
    },
    report,
  );
}

function open(typed: TypedQuestion, isByLine: boolean, say: (text: string, report: Report) => string): ForeignQuestion {
  const report = new Report();
  const { question, modelAnswer, explanation, keywords, rubric, topic, tags } = typed;
  const named = choiceNamed(question, modelAnswer);
  if (named !== undefined) report.guess('numberIsChoice');
  if (explanation !== '') report.take('solution');
  if (isByLine && modelAnswer === '') report.guess('lineIsQuestion');
  const essay = [named ?? modelAnswer, explanation].filter((part) => part !== '').join('\n\n');
  return openQuestion(
    {
      question: say(question, report),
      essay: say(essay, report),
      keywords: listOf(keywords),
      rubric: listOf(rubric).join(', '),
      tags: tagsOf('', [...listOf(topic), ...listOf(tags)], report),
    },
    report,
  );
}

/** Questions of a document that this product wrote: its Markdown is as it stands. */
export const readOwnTyped = (text: string): FileQuestions => ({
  questions: ownTypedQuestions(text).map((one) => ownQuestion(one)),
  skipped: 0,
});

/** Questions as people type them, in a text or a document; `say` makes Markdown of what was read. */
export function readTyped(text: string, say: (text: string, report: Report) => string): FileQuestions {
  const { manner, questions } = typedQuestions(text);
  return { questions: questions.map((one) => open(one, manner === 'lines', say)), skipped: 0 };
}
