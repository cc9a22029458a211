import { PassageCutter, type Passage } from './cut-passages.ts';
import { paragraphs } from './formats/text.ts';

/** Passages of a text that somebody pasted; Markdown has headings. */
export function passagesOfText(text: string): Passage[] {
  const passages: Passage[] = [];
  const cutter = new PassageCutter((passage) => passages.push(passage));
  for (const paragraph of paragraphs(text, true)) cutter.add({ ...paragraph, unitNo: null });
  cutter.end();
  return passages;
}
