import { parseSync } from 'oxc-parser';
import type { Source } from '../source-files.ts';
import { CODE, longSentencesIn } from './sentences.ts';

interface Comment {
  readonly start: number;
  readonly text: string;
}

/** Comments of a script; lines that begin with `//` below each other are one. */
function commentsOfScript({ path, text }: Source): Comment[] {
  const found: { start: number; end: number; text: string; isOwnLine: boolean }[] = [];
  for (const { type, value, start, end } of parseSync(path, text).comments) {
    const last = found.at(-1);
    const isOwnLine = type === 'Line' && /(?:^|\n)[ \t]*$/.test(text.slice(0, start));
    if (last?.isOwnLine && isOwnLine && /^\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.text += `\n${value}`;
      last.end = end;
    } else found.push({ start, end, text: value, isOwnLine });
  }
  return found;
}

/** Comments of SQL: lines of `--` below each other are one. */
const commentsOfSql = ({ text }: Source): Comment[] =>
  [...text.matchAll(/(?:^[ \t]*--.*\n?)+/gm)].map(({ 0: block, index }) => ({
    start: index,
    text: block.replaceAll(/^[ \t]*--/gm, ''),
  }));

/** Comments of a style sheet. */
const commentsOfStyles = ({ text }: Source): Comment[] =>
  [...text.matchAll(/\/\*([^]*?)\*\//g)].map(({ 1: inner, index }) => ({ start: index, text: inner! }));

function commentsOf(source: Source): Comment[] {
  if (source.path.endsWith('.sql')) return commentsOfSql(source);
  return source.path.endsWith('.css') ? commentsOfStyles(source) : commentsOfScript(source);
}

/** What is read of a comment, in parts that no sentence crosses: paragraphs, points of a list, tags. */
const proseOf = (comment: string): string[] =>
  comment
    .replaceAll(/^[ \t]*\*(?!\*)/gm, '')
    .replaceAll(/```[^]*?```/g, '\n\n')
    .replaceAll(/`[^`]*`|\{@\w+[^}]*\}/g, CODE)
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+\.|@\w+)\s)/);

/** The sentences of comments that are too long, with file and line. */
export const longCommentsIn = (source: Source): string[] =>
  commentsOf(source).flatMap(({ start, text }) =>
    proseOf(text)
      .flatMap(longSentencesIn)
      .map(({ words, begins }) => {
        const line = source.text.slice(0, start).split('\n').length;
        return `${source.path}:${line}: a comment's sentence has ${words} words: "${begins} …"`;
      }),
  );
