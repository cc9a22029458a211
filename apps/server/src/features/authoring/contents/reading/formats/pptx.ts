import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';

const PRESENTATION = 'ppt/presentation.xml';
const TITLES = new Set(['title', 'ctrTitle']);

/** Slides in the order they are shown. */
async function slidesOf(file: Package): Promise<string[]> {
  const relations = await file.relations(PRESENTATION);
  const slides: string[] = [];
  await file.read(PRESENTATION, {
    open: (name, attributes) => {
      const target = name === 'sldId' ? relations.get(attributes['r:id'] ?? '') : undefined;
      if (target) slides.push(target);
    },
  });
  if (slides.length > READING_LIMITS.pages) throw new Unreadable('tooLarge');
  return slides;
}

/** PowerPoint: the paragraphs of each slide under its title. */
export const readPptx: Format = async (path, out) => {
  const file = await Package.open(path);
  const slides = await slidesOf(file);
  out.counted('SLIDE', slides.length);
  for (const [index, slide] of slides.entries()) {
    const lines: string[] = [];
    let heading = '';
    let text = '';
    let [isText, isTitle] = [false, false];
    await file.read(slide, {
      open: (name, attributes) => {
        if (name === 'sp') isTitle = false;
        if (name === 'ph') isTitle = TITLES.has(attributes['type'] ?? '');
        if (name === 'p') text = '';
        if (name === 'br') text += '\n';
        isText = name === 't';
      },
      text: (piece) => {
        if (isText) text += piece;
      },
      close: (name) => {
        isText = false;
        if (name !== 'p' || text.trim() === '') return;
        if (isTitle) heading = `${heading} ${text.trim()}`.trim();
        else lines.push(text.trim());
        text = '';
      },
    });
    const unitNo = index + 1;
    // A slide with a title alone says something too.
    for (const line of lines.length > 0 ? lines : [heading]) out.block({ text: line, unitNo, heading });
    out.done(unitNo);
  }
};
