import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';
import { inReadingOrder, type Place } from './pptx-places.ts';
import { isTitle, readSlide, type Shape } from './pptx-slide.ts';

const PRESENTATION = 'ppt/presentation.xml';
const NOTES = /notesSlides\/[^/]+\.xml$/;
const COMMENTS = /\/comments\/[^/]+\.xml$/;
const LAYOUT = /slideLayouts\/[^/]+\.xml$/;

/** What stands below a slide for its speaker. */
async function notesOf(file: Package, slide: string): Promise<string[]> {
  const part = [...(await file.relations(slide)).values()].find((target) => NOTES.test(target));
  if (part === undefined || !file.has(part)) return [];
  const { shapes } = await readSlide(file, part);
  return shapes.filter(({ placeholder }) => placeholder?.type === 'body').flatMap(({ lines }) => lines);
}

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

/** Places that layouts give to their placeholders, each layout read once. */
class Layouts {
  readonly #read = new Map<string, Promise<readonly Shape[]>>();
  readonly #file: Package;

  constructor(file: Package) {
    this.#file = file;
  }

  async #shapesOf(slide: string): Promise<readonly Shape[]> {
    const part = [...(await this.#file.relations(slide)).values()].find((target) => LAYOUT.test(target));
    if (part === undefined || !this.#file.has(part)) return [];
    const known = this.#read.get(part) ?? readSlide(this.#file, part).then(({ shapes }) => shapes);
    this.#read.set(part, known);
    return known;
  }

  /** Shapes with the places that their layout gives them. */
  async placed(slide: string, shapes: readonly Shape[]): Promise<Shape[]> {
    if (shapes.every(({ place }) => place)) return [...shapes];
    const layout = await this.#shapesOf(slide);
    const find = ({ placeholder }: Shape): Place | undefined => {
      if (!placeholder) return undefined;
      const { type, index } = placeholder;
      const like = layout.filter((one) => one.placeholder?.index === index || one.placeholder?.type === type);
      return (like.find((one) => one.placeholder?.index === index) ?? like[0])?.place;
    };
    return shapes.map((shape) => (shape.place ? shape : { ...shape, place: find(shape) }));
  }
}

/** PowerPoint: what stands on each slide under its title, in the order in which people read it. */
export const readPptx: Format = async (path, out) => {
  const file = await Package.open(path);
  const slides = await slidesOf(file);
  const layouts = new Layouts(file);
  out.counted('SLIDE', slides.length);
  for (const [index, slide] of slides.entries()) {
    const unitNo = index + 1;
    const { shapes, isHidden, leftOut } = await readSlide(file, slide);
    if (isHidden) out.leftOut('hiddenSlide', unitNo);
    else {
      for (const reason of leftOut) out.leftOut(reason, unitNo);
      if ([...(await file.relations(slide)).values()].some((part) => COMMENTS.test(part)))
        out.leftOut('comment', unitNo);
      const heading = shapes
        .filter(isTitle)
        .flatMap(({ lines }) => lines)
        .join(' ');
      const others = await layouts.placed(
        slide,
        shapes.filter((shape) => !isTitle(shape)),
      );
      const lines = inReadingOrder(others).flatMap((shape) => shape.lines);
      // A slide with a title alone says something too.
      for (const line of lines.length > 0 ? lines : [heading]) out.block({ text: line, unitNo, heading });
      for (const line of await notesOf(file, slide)) out.note({ text: line, unitNo, heading });
    }
    out.done(unitNo);
  }
};
