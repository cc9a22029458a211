import { plainQuestion } from '../quizzes/plain-question.ts';

/** What asks says so at its end; that a text is to be answered says nothing yet. */
const ASKS = /(\?|까|세요|시오)[.?!]?[”"’')\]]*$/;
const ONLY_TELLS_TO_ANSWER = /(물음|질문|문제)에 (답|대답)/;
/** An asking sentence of so few letters says nothing without the one before it. */
const TOO_SHORT = 10;
/** Code and formulas of more letters are no headline. */
const MOST_CODE = 12;

/** Stands for a formula. */
const FORMULA = '이 식';

/** How a text leans on the sentence before it, and the label of a part: nothing of the question. */
const OPENINGS = /^(?:(?:\([가-힣\d]{1,2}\)|\d{1,2}\))\s+|(?:그런데|그러면|그렇다면|그리고|하지만|그래서)[, ]\s*)+/;

export const isQuoteOpen = (text: string): boolean =>
  text.split('"').length % 2 === 0 ||
  text.split('“').length !== text.split('”').length ||
  /「[^「」]*$|『[^『』]*$|《[^《》]*$/.test(text);

/** Long code by the name that it begins with. */
const shortCode = (code: string) => {
  const name = /^[\w.$-]{1,12}/.exec(code)?.[0];
  return code.length <= MOST_CODE ? code : `${name ?? ''}…`;
};

/** A long formula goes where a word before it stands for it (`오일러의 식`), else it becomes such a word. */
const withoutFormulas = (markdown: string) =>
  markdown
    .replace(/(식|함수|값)\s?(?:\$\$[^$]*\$\$|\$(?!\s)[^$\n]{9,}(?<!\s)\$)\s*/g, '$1')
    .replace(/\$\$[^$]*\$\$|\$(?!\s)[^$\n]{9,}(?<!\s)\$\s*/g, FORMULA);

const isAside = (block: string) => /^\s*(#|>)|^(?: {4}|\t)|^\s*(?:def|class|function|const|let|import)\s/.test(block);

/** The paragraphs and items of a text in plain words; headings, quotations and code only where there is nothing else. */
function blocksOf(markdown: string): string[] {
  const blocks = withoutFormulas(markdown.replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, ''))
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, '')
    .replace(/`([^`\n]+)`/g, (_, code: string) => shortCode(code))
    .replace(/<\/?[a-z][^<>\n]*>/gi, '')
    .replace(/https?:\/\/([^\s/]+)\S*\s*/g, '$1')
    .replace(/^[^\S\n]+$/gm, '')
    .split(/\n{2,}|\n(?=[ \t]{0,9}(?:#|>|[-*+]\s|\d{1,9}\.\s|\t| {4}))|(?<=^[ \t]{0,3}#[^\n]{0,200})\n/m);
  const main = blocks.filter((block) => !isAside(block));
  const plain = (given: readonly string[]) => given.map(plainQuestion).filter((block) => block !== '');
  const found = plain(main);
  return found.length > 0 ? found : plain(blocks);
}

/** What is quoted stays in one. */
function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  for (const part of block.split(/(?<=[.?!]) /)) {
    const last = sentences.at(-1);
    if (last !== undefined && isQuoteOpen(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

/** The sentence of a question in Markdown that a cover shows: the one that asks, the first one where none does. */
export function coverSentence(markdown: string): string {
  const sentences = blocksOf(markdown).flatMap(sentencesOf);
  const asking = sentences.findIndex((one) => ASKS.test(one) && !ONLY_TELLS_TO_ANSWER.test(one));
  const at = Math.max(0, asking);
  const words = sentences[at] ?? '';
  const before = words.length <= TOO_SHORT ? sentences[at - 1] : undefined;
  const sentence = before === undefined ? words : `${before} ${words}`;
  return sentence === FORMULA ? '' : sentence.replace(OPENINGS, '');
}
