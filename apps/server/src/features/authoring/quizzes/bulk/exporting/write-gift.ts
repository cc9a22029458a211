import { GIFT_HEAD } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';

/** Signs of GIFT as themselves, on one line: an empty one would end the question. */
const escaped = (text: string) =>
  text
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .trim();

/** Quizzes as Moodle's GIFT: essays, whose model answer is what everybody is told afterwards. */
export const giftOf = (quizzes: readonly ExportedRow[]): string =>
  `${GIFT_HEAD}\n\n${quizzes
    .map(({ question, model_answer }, index) => {
      const answer = model_answer === '' ? '' : `####[markdown]${escaped(model_answer)}`;
      return `::${index + 1}::[markdown]${escaped(question)}{${answer}}\n`;
    })
    .join('\n')}`;
