import { plainLines } from '@dure/contract/markdown/plain-question';
import { decodeHTML } from 'entities';
import {
  answerText,
  type ForeignQuestion,
  foreignText,
  inLine,
  oneLine,
  type Loss,
  withChoices,
} from '../foreign-question.ts';

interface Answer {
  readonly isRight: boolean;
  /** Percent; null where nothing is said. */
  readonly weight: number | null;
  readonly text: string;
  readonly feedback: string;
}

/** Places that stand for an escaped sign while the others are told apart: private use, one for each. */
const ESCAPED = ['~', '=', '#', '{', '}', '\\', ':', 'n'] as const;
const BASE = 0xe000;
const hide = (text: string) =>
  text.replace(/\\([~=#{}\\:n])/g, (_, sign: (typeof ESCAPED)[number]) =>
    String.fromCharCode(BASE + ESCAPED.indexOf(sign)),
  );
const show = (text: string) =>
  text
    .replace(/[\ue000-\ue007]/g, (sign) => {
      const shown = ESCAPED[sign.charCodeAt(0) - BASE]!;
      return shown === 'n' ? '\n' : shown;
    })
    .trim();

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
/** What Moodle writes itself, and what it shows as HTML without being told so. */
const TAGS = /<\/(?:p|div|span|b|i|u|em|strong|sub|sup|li|ul|ol|code|pre|td|a)>|<br\s*\/?>|<img\s/i;
const PICTURES = /<(?:img|video|audio|iframe|object)[\s>]/i;
const BREAKS = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi;
/** Words of an HTML text, its paragraphs and breaks as lines. */
const words = (html: string) => decodeHTML(html.replace(BREAKS, '\n').replace(/<[^<>]{0,500}>/g, ''));

const formatOf = (text: string) => FORMAT.exec(text)?.[1]?.toLowerCase();

const asItIs = (text: string) => text;

/**
 * The words of a text in the format that it names, or else in that of its question. They become Markdown that says no
 * more than they do.
 */
function plain(text: string, format: string | undefined, lost: Set<Loss>, shape = asItIs): string {
  const own = formatOf(text) ?? format ?? 'moodle';
  const bare = text.replace(FORMAT, '');
  const isHtml = own === 'html' || (own === 'moodle' && TAGS.test(bare));
  if (own === 'markdown') return shape(show(bare));
  if (!isHtml) return foreignText(shape(show(bare)));
  lost.add('format');
  if (PICTURES.test(bare)) lost.add('media');
  return foreignText(shape(show(words(bare))));
}

/** Answers of a block, each with its sign, its weight and what is said to who gives it. */
function answersOf(block: string): Answer[] {
  return [...block.matchAll(/([=~])([^=~]*)/g)].map(([, sign, said]) => {
    const [, percent, rest] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(said!)!;
    const at = rest!.indexOf('#');
    const weight = percent === undefined ? null : Number(percent);
    return {
      isRight: sign === '=' ? weight === null || weight > 0 : weight !== null && weight > 0,
      weight,
      text: at < 0 ? rest! : rest!.slice(0, at),
      feedback: at < 0 ? '' : rest!.slice(at + 1),
    };
  });
}

const TRUTH = /^\s*(TRUE|T|FALSE|F)\s*(?:#|$)/i;

const isFull = ({ weight }: Pick<Answer, 'weight'>) => weight === null || weight >= 100;

/** What a block asks for, as an open question with its answer. */
interface Asked {
  readonly choices: readonly string[];
  readonly answers: readonly string[];
  /** Answered in words of one's own: nothing of the answer is a keyword. */
  readonly isEssay?: boolean;
}

function numbers(block: string, lost: Set<Loss>): Asked {
  const body = block.replace(/^\s*#/, '');
  const given = /=/.test(body)
    ? answersOf(body)
    : [{ text: body.split(/[~#]/)[0]!, weight: null, feedback: body.split('#')[1] ?? '' }];
  if (given.some(({ weight }) => weight !== null)) lost.add('weights');
  if (given.some(({ feedback }) => feedback.trim() !== '')) lost.add('feedback');
  const answers = given.filter(isFull).map(({ text }) => {
    const [from, to] = text.split('..').map((part) => part.trim());
    if (to !== undefined) {
      lost.add('margin');
      return `${from} ~ ${to}`;
    }
    const [number = '', margin = ''] = text.split(':').map((part) => part.trim());
    if (Number(margin) === 0) return number;
    lost.add('margin');
    return `${number} ± ${margin}`;
  });
  return { choices: [], answers };
}

/** What a question names of itself: the format of its text, and how true and false are called. */
interface Manner {
  readonly format: string | undefined;
  readonly truth: { readonly yes: string; readonly no: string };
}

function asked(block: string, { format, truth }: Manner, lost: Set<Loss>): Asked {
  const say = (said: string) => plain(said, format, lost);
  const sayInLine = (said: string) => plain(said, format, lost, oneLine);
  const [text = '', general = ''] = block.split('####');
  // An essay has no answer of its own: what everybody is told after it stands for one.
  if (text.trim() === '') return { choices: [], answers: general.trim() === '' ? [] : [say(general)], isEssay: true };
  if (general.trim() !== '') lost.add('feedback');
  const truthful = TRUTH.exec(text)?.[1];
  if (truthful !== undefined) {
    if (text.includes('#')) lost.add('feedback');
    return { choices: [], answers: [/^t/i.test(truthful) ? truth.yes : truth.no] };
  }
  if (/^\s*#/.test(text)) return numbers(text, lost);
  const given = answersOf(text);
  if (given.some(({ feedback }) => feedback.trim() !== '')) lost.add('feedback');
  if (given.some(({ weight }) => weight !== null)) lost.add('weights');
  if (given.length > 0 && given.every((one) => one.isRight && one.text.includes('->'))) {
    lost.add('matching');
    const pairs = given.map((one) => one.text.split('->').map(sayInLine));
    const known = pairs.filter(([left]) => left !== '');
    return {
      choices: known.map(([left]) => left!),
      answers: known.map(([left, right]) => `${left} → ${inLine(right ?? '')}`),
    };
  }
  const isChoice = /~/.test(text);
  if (isChoice) lost.add('choices');
  const full = given.filter((one) => one.isRight && isFull(one));
  const right = full.length > 0 ? full : given.filter(({ isRight }) => isRight);
  return {
    choices: isChoice ? given.map((one) => sayInLine(one.text)) : [],
    answers: right.map((one) => say(one.text)).filter((one) => one !== '' && one !== '*'),
  };
}

/** How many pairs of braces stand beside each other: answers of one question, or of several that no blank line parts. */
function blocksOf(stem: string): number {
  let depth = 0;
  let blocks = 0;
  for (const [sign] of stem.matchAll(/[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (depth > 0 && --depth === 0) blocks += 1;
  }
  return blocks;
}

/** A question, or nothing where there is only a description. */
function questionOf(source: string, truth: { yes: string; no: string }, category: string): ForeignQuestion | null {
  const lost = new Set<Loss>();
  const [, name, stem] = /^\s*(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(source)!;
  const open = stem!.indexOf('{');
  const close = stem!.lastIndexOf('}');
  if (open < 0 || close < open) return null;
  // Nobody can tell where one ends: it comes as it stands, without an answer, and so is not registered before somebody mends it.
  if (blocksOf(stem!) > 1)
    return { question: show(source), modelAnswer: '', keywords: [], category, lost: ['several'] };
  if (name !== undefined && show(name) !== '') lost.add('name');
  const block = stem!.slice(open + 1, close);
  const [before, after] = [stem!.slice(0, open), stem!.slice(close + 1).replace(/^"?;?\s*$/, '')];
  const { choices, answers, isEssay = false } = asked(block, { format: formatOf(stem!), truth }, lost);
  const isBlank = /[\p{L}\p{N}]/u.test(after);
  if (isBlank) lost.add('blank');
  const text = plain(isBlank ? `${before.trimEnd()} _____ ${after.trimStart()}` : before, undefined, lost);
  return {
    question: withChoices(text, choices),
    modelAnswer: answerText(answers),
    keywords:
      isEssay || choices.length > 0
        ? []
        : answers.map(plainLines).filter((answer) => answer.length <= 40 && !answer.includes(',')),
    category,
    lost: [...lost],
  };
}

/** The questions of a GIFT file (Moodle), those without an answer to give left out. `truth` is what a true or false one is answered with. */
export function readGift(
  text: string,
  truth: { readonly yes: string; readonly no: string },
): { questions: ForeignQuestion[]; descriptions: number } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line));
  const questions: ForeignQuestion[] = [];
  let descriptions = 0;
  let category = '';
  for (const source of hide(lines.join('\n')).split(/\n[^\S\n]*\n+/)) {
    const [, path, rest] = /^\s*(?:\$CATEGORY:([^\n]*)(?:\n|$))?([\s\S]*)$/.exec(source)!;
    if (path !== undefined) category = show(path).split('/').at(-1)!.trim();
    if (rest!.trim() === '') continue;
    const question = questionOf(rest!, truth, category);
    if (question) questions.push(question);
    else descriptions += 1;
  }
  return { questions, descriptions };
}
