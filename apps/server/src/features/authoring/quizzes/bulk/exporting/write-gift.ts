import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { GIFT_HEAD, giftMark, KEPT_AS, type KeptAs } from '../exchange/kept-as.ts';
import type { ExportedRow } from './exported.queries.ts';
import { rubricText } from './rubric-text.ts';

/** Signs of GIFT as themselves, on one line: an empty one would end the question. */
const escaped = (text: string) =>
  text
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .trim();

/** What GIFT has no place for, in comments that other programs pass over; tags as Moodle has them there. */
function commentsOf({ model_answer_keywords, rubric, tags }: ExportedRow): string {
  const said = (as: KeptAs, text: string) => (text === '' ? '' : `${giftMark(as)}${escaped(text)}\n`);
  const tagged = tags.map((tag) => `[tag:${escaped(tag.replaceAll(/[[\]]/g, ' '))}]`).join(' ');
  return (
    said(KEPT_AS.keywords, model_answer_keywords.join(', ')) +
    said(KEPT_AS.rubric, rubricText(rubric as unknown as readonly RubricCriterion[])) +
    (tagged === '' ? '' : `// ${tagged}\n`)
  );
}

/** Quizzes as Moodle's GIFT: essays, whose model answer is what everybody is told afterwards. */
export const giftOf = (quizzes: readonly ExportedRow[]): string =>
  `${GIFT_HEAD}\n\n${quizzes
    .map((quiz, index) => {
      const { question, model_answer } = quiz;
      const answer = model_answer === '' ? '' : `####[markdown]${escaped(model_answer)}`;
      return `${commentsOf(quiz)}::${index + 1}::[markdown]${escaped(question)}{${answer}}\n`;
    })
    .join('\n')}`;
