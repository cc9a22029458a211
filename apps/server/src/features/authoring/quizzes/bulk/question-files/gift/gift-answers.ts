import type { Report } from '../../exchange/row-report.ts';
import { inLine, oneLine } from '../foreign-question.ts';
import type { Worth } from '../open-question.ts';
import { moodleText, formatNamed, type TextFormat } from '../words/moodle-text.ts';
import { show } from './gift-text.ts';

interface Answer {
  readonly isRight: boolean;
  /** Percent; null where nothing is said. */
  readonly weight: number | null;
  readonly text: string;
  readonly feedback: string;
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
export const formatOf = (text: string): TextFormat | undefined => {
  const name = FORMAT.exec(text)?.[1];
  return name === undefined ? undefined : formatNamed(name);
};

/** How texts of a question are read: the format of its text, where they name none, and how true and false are called. */
export interface Manner {
  readonly format: TextFormat | undefined;
  /** The file was written by this product: its texts are as they were. */
  readonly isOwn: boolean;
  readonly truth: { readonly yes: string; readonly no: string };
}

/** The words of a text in the format that it names, or else in that of its question. */
export function say(text: string, { format, isOwn }: Pick<Manner, 'format' | 'isOwn'>, report: Report): string {
  const bare = show(text.replace(FORMAT, ''));
  return moodleText(bare, isOwn ? 'own' : (formatOf(text) ?? format ?? 'moodle'), report);
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
const creditOf = ({ isRight, weight }: Pick<Answer, 'isRight' | 'weight'>) => (isRight ? (weight ?? 100) : 0);

/** What a block asks for. */
export interface Asked {
  readonly choices: readonly string[];
  readonly answers: readonly Worth[];
  /** Answered in words of one's own. */
  readonly essay?: string;
}

function tell(given: readonly Answer[], report: Report): void {
  if (given.some(({ weight }) => weight !== null && weight !== 100)) report.leave('weights');
  if (given.some(({ feedback }) => feedback.trim() !== '')) report.leave('feedback');
}

function numbers(block: string, report: Report): Asked {
  const body = block.replace(/^\s*#/, '');
  const given: Answer[] = /=/.test(body)
    ? answersOf(body)
    : [{ text: body.split(/[~#]/)[0]!, isRight: true, weight: null, feedback: body.split('#')[1] ?? '' }];
  tell(given, report);
  // A wider margin that is worth less says nothing that the nearer one does not.
  const full = given.filter((one) => creditOf(one) >= 100);
  const answers = full.map(({ text }) => {
    const [from, to] = text.split('..').map((part) => part.trim());
    if (to !== undefined) {
      report.leave('margin');
      return `${from} ~ ${to}`;
    }
    const [number = '', margin = ''] = text.split(':').map((part) => part.trim());
    if (Number(margin) === 0) return number;
    report.leave('margin');
    return `${number} ± ${margin}`;
  });
  return { choices: [], answers: answers.map((text) => ({ text, credit: 100 })) };
}

function pairs(given: readonly Answer[], sayInLine: (text: string) => string, report: Report): Asked {
  report.leave('matching');
  const known = given.map((one) => one.text.split('->').map(sayInLine)).filter(([left]) => left !== '');
  return {
    choices: known.map(([left]) => left!),
    answers: known.map(([left, right]) => ({ text: `${left} → ${inLine(right ?? '')}`, credit: 100 })),
  };
}

/** What stands between the braces of a question. */
export function asked(block: string, manner: Manner, report: Report): Asked {
  const words = (said: string) => say(said, manner, report);
  const sayInLine = (said: string) => oneLine(words(said));
  const [text = '', general = ''] = block.split('####');
  // An essay has no answer of its own: what everybody is told after it stands for one.
  if (text.trim() === '') {
    if (general.trim() !== '' && !manner.isOwn) report.guess('feedbackIsAnswer');
    return { choices: [], answers: [], essay: general.trim() === '' ? '' : words(general) };
  }
  if (general.trim() !== '') report.leave('feedback');
  const truthful = TRUTH.exec(text)?.[1];
  if (truthful !== undefined) {
    if (text.includes('#')) report.leave('feedback');
    const answer = /^t/i.test(truthful) ? manner.truth.yes : manner.truth.no;
    return { choices: [], answers: [{ text: answer, credit: 100 }] };
  }
  if (/^\s*#/.test(text)) return numbers(text, report);
  const given = answersOf(text);
  tell(given, report);
  if (given.length > 0 && given.every((one) => one.isRight && one.text.includes('->')))
    return pairs(given, sayInLine, report);
  const isChoice = /~/.test(text);
  if (isChoice) report.leave('choices');
  const answers = given.map((one) => ({ text: words(one.text), credit: creditOf(one) }));
  return {
    choices: isChoice ? given.map((one) => sayInLine(one.text)) : [],
    answers: answers.filter((one) => one.text !== '' && one.text !== '*' && one.text !== String.raw`\*`),
  };
}
