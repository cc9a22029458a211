import type { Report } from '../../exchange/row-report.ts';
import { withChoices } from '../foreign-question.ts';
import type { MadeQuestion } from '../open-question.ts';
import { htmlMarkdown } from '../words/html-text.ts';
import { foreignText } from '../words/foreign-text.ts';

/** Signs that a backslash takes the meaning from, out of the way: private use, one for each. */
const ESCAPED = ['~', '=', '#', '{', '}', '\\', '"', '/'];
const BASE = 0xe010;
const hide = (text: string) =>
  text.replace(/\\([~=#{}\\"/])/g, (_, sign: string) => String.fromCharCode(BASE + ESCAPED.indexOf(sign)));
const shown = (text: string) => text.replace(/[\ue010-\ue017]/g, (sign) => ESCAPED[sign.charCodeAt(0) - BASE]!).trim();

/** `{1:SHORTANSWER:=서울~%50%경성#좋아요}`: what one blank takes. */
const BLANK = /\{(\d{0,4}):([A-Z_]{1,40}):([^{}]*)\}/g;

interface Answer {
  readonly text: string;
  readonly credit: number;
}

function answersOf(body: string): Answer[] {
  return body
    .split('~')
    .filter((given) => given !== '')
    .map((given) => {
      const [text = ''] = given.split('#');
      const [, sign, percent, rest] = /^(=)?(?:%(-?[\d.]+)%)?(.*)$/s.exec(text.trim())!;
      return { text: shown(rest!), credit: sign === '=' ? 100 : Number(percent ?? 0) };
    });
}

/** A text with blanks in it: they are numbered, and so are their answers; what could be chosen stands below. */
export function readCloze(html: string, truth: { yes: string; no: string }, report: Report): MadeQuestion {
  const blanks: { type: string; answers: Answer[] }[] = [];
  const text = hide(html).replace(BLANK, (_, _no: string, type: string, body: string) => {
    blanks.push({ type, answers: answersOf(body) });
    return ` _____ (${blanks.length}) `;
  });
  report.leave('blank');
  const isOne = blanks.length === 1;
  const choices = blanks.flatMap(({ type, answers }, index) => {
    if (!/^(?:M|MULTI)/.test(type)) return [];
    const listed = answers.map((one) => foreignText(one.text, report)).join(' / ');
    return [isOne ? listed : `(${index + 1}) ${listed}`];
  });
  if (choices.length > 0) report.leave('choices');
  const right = blanks.map(({ answers }) => {
    const best = Math.max(0, ...answers.map(({ credit }) => credit));
    return answers.filter(({ credit }) => credit === best && credit > 0).map((one) => foreignText(one.text, report));
  });
  if (blanks.some(({ answers }) => answers.some(({ credit }) => credit > 0 && credit < 100))) report.leave('weights');
  const answers = right.flatMap((texts, index) => {
    const words = texts.map((one) => (/^TRUE$/i.test(one) ? truth.yes : /^FALSE$/i.test(one) ? truth.no : one));
    return words.length === 0 ? [] : [isOne ? words.join('\n') : `(${index + 1}) ${words.join(' / ')}`];
  });
  const question = htmlMarkdown(shown(isOne ? text.replace(' _____ (1) ', ' _____ ') : text), report);
  return choices.length > 0
    ? { question: withChoices(question, choices), essay: answers.join('\n') }
    : isOne
      ? { question, answers: right[0]!.map((one) => ({ text: one, credit: 100 })) }
      : { question, essay: answers.join('\n') };
}
