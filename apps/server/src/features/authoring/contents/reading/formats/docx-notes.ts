import type { Package } from '../package-xml.ts';
import type { StyleLooks } from './docx-looks.ts';
import { DocxSight } from './docx-sight.ts';

/** Notes below the page or at the end, by their number; what separates them is none. */
export async function readNotes(
  file: Package,
  kind: 'footnote' | 'endnote',
  looks: StyleLooks,
): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  const part = `word/${kind}s.xml`;
  if (!file.has(part)) return notes;
  const sight = new DocxSight(looks);
  let [id, isText] = ['', false];
  await file.read(part, {
    open: (name, attributes) => {
      sight.open(name, attributes);
      if (name === kind) id = attributes['w:id'] ?? '';
      isText = name === 't' && sight.isSeen;
    },
    text: (piece) => {
      if (isText) notes.set(id, `${notes.get(id) ?? ''}${piece}`);
    },
    close: (name) => {
      sight.close(name);
      isText = false;
      if (name === 'p' && notes.has(id)) notes.set(id, `${notes.get(id)!} `);
    },
  });
  return notes;
}
