import { readFile } from 'node:fs/promises';
import { decodeKorean } from '../../../../kernel/files/korean-text.ts';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';

const FENCE = /^\s*(```|~~~)/;
const HEADING = /^#{1,6}(?=\s)/;

/** The title of a Markdown heading, without the signs that may close it; undefined where the line is none. */
function titleOf(line: string): string | undefined {
  const opened = HEADING.exec(line)?.[0];
  if (opened === undefined) return undefined;
  const words = line.slice(opened.length).trim();
  let end = words.length;
  while (words[end - 1] === '#') end--;
  const isClosed = end > 0 && words[end - 1]!.trim() === '';
  return (isClosed ? words.slice(0, end).trimEnd() : words) || undefined;
}

/** The bytes as text: what the type says, else UTF-8, else what Korean Windows wrote. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const charset = /charset=([\w-]+)/.exec(contentType)?.[1] ?? 'utf-8';
  if (charset === 'euc-kr') return decodeKorean(bytes) ?? new TextDecoder().decode(bytes);
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return decodeKorean(bytes) ?? new TextDecoder().decode(bytes);
  }
}

/** Paragraphs of a text, under its headings where it is Markdown. */
export function* paragraphs(text: string, isMarkdown: boolean): Generator<{ text: string; heading: string }> {
  let heading = '';
  let lines: string[] = [];
  let isCode = false;
  for (const line of [...text.replace(/\r\n?/g, '\n').split('\n'), '']) {
    if (isMarkdown && FENCE.test(line)) isCode = !isCode;
    const title = isMarkdown && !isCode ? titleOf(line) : undefined;
    if (!isCode && (line.trim() === '' || title !== undefined)) {
      if (lines.length > 0) yield { text: lines.join('\n'), heading };
      lines = [];
      if (title !== undefined) heading = title.replace(/[*_`]/g, '').slice(0, 200);
    } else {
      lines.push(line);
    }
  }
  if (lines.length > 0) yield { text: lines.join('\n'), heading };
}

/** Text and Markdown, in old encodings as well. */
export const readText: Format = async (path, out, contentType) => {
  const text = decodeText(await readFile(path), contentType);
  if (text.includes('\0')) throw new Unreadable('broken');
  out.counted(null, 0);
  const isMarkdown = contentType.startsWith('text/markdown');
  for (const { text: paragraph, heading } of paragraphs(text, isMarkdown)) {
    out.block({ text: paragraph, unitNo: null, heading });
  }
};
