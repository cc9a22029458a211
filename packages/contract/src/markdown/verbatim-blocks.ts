import type { PlainBlockReader } from './block-reader.ts';

/** Three backticks and at most the name of a language: `` ```안녕 `` is text. */
const FENCE = /^ {0,3}(`{3,})([\w+#.-]*)[ \t]*$/;

/** A code block; one without an end goes to the end of the text, as while it is being typed. An empty one is text. */
export const readCode: PlainBlockReader = (lines, at) => {
  const [, fence, language] = FENCE.exec(lines[at]!) ?? [];
  if (fence === undefined || language === undefined) return undefined;
  const closes = (line: string) => /^ {0,3}`{3,}[ \t]*$/.test(line) && line.trim().length >= fence.length;
  let end = at + 1;
  while (end < lines.length && !closes(lines[end]!)) end += 1;
  const text = lines.slice(at + 1, end).join('\n');
  return text.trim() === '' ? undefined : { block: { kind: 'code', language, text: text.trimEnd() }, next: end + 1 };
};

/** A formula between double dollars that takes whole lines. */
export const readFormula: PlainBlockReader = (lines, at) => {
  if (!/^\s*\$\$/.test(lines[at]!)) return undefined;
  const said = [lines[at]!.trim().slice(2)];
  let end = at;
  while (!said.at(-1)!.includes('$') && (lines[end + 1] ?? '').trim() !== '') said.push(lines[++end]!);
  const tex = /^([^$]+)\$\$\s*$/.exec(said.join('\n'))?.[1]?.trim();
  return tex ? { block: { kind: 'formula', tex }, next: end + 1 } : undefined;
};
