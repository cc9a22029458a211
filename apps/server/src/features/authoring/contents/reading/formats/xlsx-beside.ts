import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { readDiagrams } from '../ooxml/diagrams.ts';
import type { Package } from '../package-xml.ts';

const DRAWING = /\/drawings\/[^/]+\.xml$/;
/** Parts of a sheet that are not read, and why. */
const UNREAD: readonly (readonly [RegExp, LeftOutReason])[] = [
  [/\/(?:comments\d*|threadedComments\/[^/]+)\.xml$/, 'comment'],
  [/\/embeddings\//, 'embedded'],
];

/** Paragraphs of boxes and the words of charts and diagrams, as the drawing holds them. */
async function drawnLines(file: Package, part: string): Promise<string[]> {
  const diagrams = await readDiagrams(file, await file.relations(part));
  const lines: string[] = [];
  let [line, isText, aside] = ['', false, 0];
  await file.read(part, {
    open: (name, attributes) => {
      if (name === 'Fallback') aside += 1;
      if (name === 'p') line = '';
      isText = name === 't' && aside === 0;
      const shown = name === 'relIds' ? attributes['r:dm'] : name === 'chart' ? attributes['r:id'] : undefined;
      if (shown !== undefined && aside === 0) lines.push(...(diagrams.get(shown) ?? []));
    },
    text: (piece) => {
      if (isText) line += piece;
    },
    close: (name) => {
      isText = false;
      if (name === 'Fallback') aside -= 1;
      if (name === 'p' && line.trim() !== '') lines.push(line.trim());
      if (name === 'p') line = '';
    },
  });
  return lines;
}

/** What lies above the cells of a sheet or hangs on them. */
export async function besideCells(
  file: Package,
  sheet: string,
): Promise<{ readonly lines: readonly string[]; readonly leftOut: readonly LeftOutReason[] }> {
  const lines: string[] = [];
  const leftOut = new Set<LeftOutReason>();
  for (const part of (await file.relations(sheet)).values()) {
    if (!file.has(part)) continue;
    if (DRAWING.test(part)) lines.push(...(await drawnLines(file, part)));
    for (const [name, reason] of UNREAD) if (name.test(part)) leftOut.add(reason);
  }
  return { lines, leftOut: [...leftOut] };
}
