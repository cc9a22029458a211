import { Report } from '../../exchange/row-report.ts';
import type { FileQuestions, ForeignQuestion } from '../foreign-question.ts';
import { openQuestion } from '../open-question.ts';
import { categoryOf, tagsOf } from '../words/category.ts';
import { GIFT_HEAD, giftMark, KEPT_AS, type KeptAs } from '../../exchange/kept-as.ts';
import { keywordsIn } from '../../exchange/keywords-in.ts';
import { asked, formatOf, type Manner, say } from './gift-answers.ts';
import { hide, show } from './gift-text.ts';

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

/** What the lines around a question say of it. */
interface Filed {
  readonly category: string;
  readonly tags: readonly string[];
  /** Of a file of this product. */
  readonly keywords: readonly string[];
  readonly rubric: string;
}

/** A question, or nothing where there is only a description. */
function questionOf(source: string, manner: Omit<Manner, 'format'>, filed: Filed): ForeignQuestion | null {
  const report = new Report();
  const [, name, stem] = /^\s*(?:::([\s\S]*?)::)?([\s\S]*)$/.exec(source)!;
  const open = stem!.indexOf('{');
  const close = stem!.lastIndexOf('}');
  if (open < 0 || close < open) return null;
  const tags = tagsOf(filed.category, filed.tags, report);
  // Nobody can tell where one ends: it comes as it stands, without an answer, and so is not registered before somebody mends it.
  if (blocksOf(stem!) > 1) {
    report.leave('several');
    return openQuestion({ question: show(source), essay: '', tags }, report);
  }
  const block = stem!.slice(open + 1, close);
  const [before, after] = [stem!.slice(0, open), stem!.slice(close + 1).replace(/^"?;?\s*$/, '')];
  const made = asked(block, { ...manner, format: formatOf(stem!) }, report);
  const isBlank = /[\p{L}\p{N}]/u.test(after);
  if (isBlank) report.leave('blank');
  const text = say(
    isBlank ? `${before.trimEnd()} _____ ${after.trimStart()}` : before,
    { ...manner, format: undefined },
    report,
  );
  if (!manner.isOwn && name !== undefined && !text.startsWith(show(name))) report.leave('name');
  return openQuestion({ question: text, ...made, ...{ keywords: filed.keywords, rubric: filed.rubric, tags } }, report);
}

const COMMENT = /^\s*\/\//;
const TAG = /\[tag:([^[\]]+)\]/g;

/** An answer between braces, after a sign that no backslash hides. */
const BRACES = /(?:^|[^\\])\{(?:[^{}\\]|\\.){0,5000}\}/;
const withoutComments = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => !COMMENT.test(line))
    .join('\n');

/** Whether a text is GIFT: one of its questions ends in an answer between braces. */
export const isGift = (text: string): boolean => text.startsWith(GIFT_HEAD) || BRACES.test(withoutComments(text));

/** The questions of a GIFT file (Moodle), those without an answer to give left out. `truth` is what a true or false one is answered with. */
export function readGift(text: string, truth: { readonly yes: string; readonly no: string }): FileQuestions {
  const isOwn = text.startsWith(GIFT_HEAD);
  const questions: ForeignQuestion[] = [];
  let skipped = 0;
  let category = '';
  for (const block of hide(text.replace(/\r\n?/g, '\n')).split(/\n[^\S\n]*\n+/)) {
    const lines = block.split('\n');
    const source = lines.filter((line) => !COMMENT.test(line)).join('\n');
    const comments = lines.filter((line) => COMMENT.test(line));
    const tags = comments.flatMap((line) => [...line.matchAll(TAG)].map(([, tag]) => show(tag!)));
    const kept = (as: KeptAs) => {
      const line = isOwn ? comments.find((one) => one.startsWith(giftMark(as))) : undefined;
      return line === undefined ? '' : show(line.slice(giftMark(as).length)).trim();
    };
    const told = { keywords: keywordsIn(kept(KEPT_AS.keywords)), rubric: kept(KEPT_AS.rubric) };
    const [, path, rest] = /^\s*(?:\$CATEGORY:([^\n]*)(?:\n|$))?([\s\S]*)$/.exec(source)!;
    if (path !== undefined) category = categoryOf(show(path));
    if (rest!.trim() === '') continue;
    const question = questionOf(rest!, { isOwn, truth }, { category, tags, ...told });
    if (question) questions.push(question);
    else skipped += 1;
  }
  return { questions, skipped };
}
