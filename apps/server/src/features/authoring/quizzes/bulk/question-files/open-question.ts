import { MAX_KEYWORD_LENGTH } from '@dure/contract/limits/quiz-limits';
import { plainLines } from '@dure/contract/markdown/plain-question';
import type { Report } from '../exchange/row-report.ts';
import { answerText, type ForeignQuestion, withChoices } from './foreign-question.ts';

/** An answer that is worth something: 100 is the whole of it. */
export interface Worth {
  readonly text: string;
  /** Percent. */
  readonly credit: number;
}

/** A question as the program had it that it was made in; all texts are Markdown. */
export interface MadeQuestion {
  readonly question: string;
  readonly choices?: readonly string[];
  /** Answers with their credit, right and half right ones. */
  readonly answers?: readonly Worth[];
  readonly isOrdered?: boolean;
  /** An answer in whole sentences, in place of short ones. */
  readonly essay?: string;
  readonly keywords?: readonly string[];
  readonly rubric?: string;
  readonly tags?: readonly string[];
}

const isKeyword = (text: string) => text !== '' && text.length <= MAX_KEYWORD_LENGTH && !text.includes(',');

/** Where nothing is wholly right, what is partly right is. */
function rightOf(answers: readonly Worth[]): readonly Worth[] {
  const full = answers.filter(({ credit }) => credit >= 100);
  return full.length > 0 ? full : answers.filter(({ credit }) => credit > 0);
}

/**
 * The same question as an open one. Its choices stand under it, its right answers are the model answer. Short ones are keywords
 * as well, and so are those that were worth a part.
 */
export function openQuestion(made: MadeQuestion, report: Report): ForeignQuestion {
  const { question, choices = [], answers = [], isOrdered = false, essay, rubric = '', tags = [] } = made;
  const right = rightOf(answers);
  const isShort = choices.length === 0 && essay === undefined;
  const partial = isShort ? answers.filter((one) => one.credit > 0 && !right.includes(one)) : [];
  const short = isShort ? [...right, ...partial].map(({ text }) => plainLines(text)).filter(isKeyword) : [];
  if (partial.some(({ text }) => short.includes(plainLines(text)))) report.take('partial');
  return {
    question: withChoices(question, choices),
    modelAnswer:
      essay ??
      answerText(
        right.map(({ text }) => text),
        isOrdered,
      ),
    keywords: [...new Set([...(made.keywords ?? []), ...short])],
    rubric,
    tags: [...new Set(tags)],
    report: report.view(),
  };
}
