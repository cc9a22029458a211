import { readFile } from 'node:fs/promises';
import { readHeading } from '@dure/contract/markdown/headings';
import { readCode } from '@dure/contract/markdown/verbatim-blocks';
import { plainLine } from '@dure/contract/markdown/plain-question';
import { decodeKorean } from '../../../../../kernel/files/korean-text.ts';
import type { Format } from '../outlet.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { Unreadable } from '../unreadable.ts';

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

/** What stays as it is typed: code and mathematics; and a sign of a number that a backslash keeps from meaning something. */
const TYPED = /`[^`\n]{0,400}`|\$[^$\n]{1,400}\$|(?<=\d)\\([.)\-~])|\\([+\-.])(?=\d)|(?<=\p{L})\\([+-])(?=\p{L})/gu;
/** A value with a sign that was escaped is that value: `02\-123` is 02-123. Elsewhere a backslash may be one, as in `C:\_`. */
const unescaped = (text: string) =>
  text.replaceAll(TYPED, (all, behind?: string, before?: string, within?: string) => behind ?? before ?? within ?? all);

/** Puts the paragraphs of a text, under its headings where it is Markdown: by the signs that the viewer reads, no others. */
export function putParagraphs(text: string, isMarkdown: boolean, trail: HeadingTrail): void {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let gathered: string[] = [];
  let isCode = false;
  let hasText = false;
  const put = () => {
    hasText = true;
    trail.block(isMarkdown && !isCode ? unescaped(gathered.join('\n')) : gathered.join('\n'));
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const code = isMarkdown ? readCode(lines, at) : undefined;
    const title = isMarkdown ? readHeading(lines, at)?.block : undefined;
    const ends = title !== undefined || line.trim() === '';
    if (ends && gathered.length > 0) {
      put();
      gathered = [];
      isCode = false;
    }
    if (code) isCode = true;
    if (title?.kind === 'heading') trail.heading(plainLine(title.line), title.level);
    const next = code?.next ?? at + 1;
    if (ends) at += 1;
    else while (at < next) gathered.push(lines[at++]!);
  }
  if (gathered.length > 0) put();
  // A heading above nothing is text beside other text alone.
  if (hasText) trail.end();
}

/** Text and Markdown, in old encodings as well. */
export const readText: Format = async (path, out, contentType) => {
  const text = decodeText(await readFile(path), contentType);
  if (text.includes('\0')) throw new Unreadable('broken');
  out.counted(null, 0);
  const isMarkdown = contentType.startsWith('text/markdown');
  putParagraphs(text, isMarkdown, new HeadingTrail((block) => out.block(block)));
};
