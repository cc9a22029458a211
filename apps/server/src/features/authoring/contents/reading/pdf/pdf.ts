import { READING_LIMITS } from '../limits.ts';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { annotationsOf, hasFiles, shownLayers } from './beside.ts';
import { withFormulas } from './formulas/fractions.ts';
import { furnitureOf } from './furniture.ts';
import { lettersOf, type Stroke } from './letters.ts';
import { Blanks, linesOf, type Line } from './lines.ts';
import { inReadingOrder } from './order.ts';
import { LinePitch } from './line-pitch.ts';
import { openPdf } from './open-pdf.ts';
import { goesOnAbove, LetterSizes, paragraphsOf } from './paragraphs.ts';
import { rowsOf } from './rows.ts';
import { readScanned } from './scanned.ts';
import { markUnknown } from './unknown-letters.ts';
import { WordBreaks } from './words/word-breaks.ts';

/** Letters of a page that is more than a picture with a number below it. */
const LETTERS_OF_A_PAGE = 4;
/** A page with more unknown letters than this share is not read. */
const UNREADABLE = 0.4;

type Placed = ReturnType<typeof paragraphsOf>[number] & { readonly unitNo: number };

/** Words of a picture are no lines of letters: no word of theirs goes on elsewhere. */
const NO_LINE: Line = { text: '', x: 0, right: 0, y: 0, size: 0, turn: 0, endsWithBlank: true };
const NO_LINES = { isHeading: false, size: 0, first: NO_LINE, last: { ...NO_LINE, turn: -1 }, end: 'blank' } as const;

/** A word that a page breaks stands on the page where it begins. */
function wholeWords(paragraphs: readonly Placed[], breaks: WordBreaks): Placed[] {
  const whole: Placed[] = [];
  for (const next of paragraphs) {
    const last = whole.at(-1);
    const goesOn =
      last && !last.isHeading && !next.isHeading && last.unitNo < next.unitNo && goesOnAbove(last.last, next.first);
    const joined = goesOn ? breaks.join(last.text, next.text, last.end) : '';
    if (last && joined.startsWith(last.text) && /^\S/.test(joined.slice(last.text.length))) {
      const [tail] = /^\S+\s*/.exec(next.text)!;
      whole[whole.length - 1] = { ...last, text: `${last.text}${tail.trim()}` };
      if (tail.length < next.text.length) whole.push({ ...next, text: next.text.slice(tail.length) });
    } else {
      whole.push(next);
    }
  }
  return whole;
}

/** PDF, page by page; what has pages but no letters was scanned. */
export const readPdf: Format = async (path, out) => {
  const document = await openPdf(path, 1);
  const pages = document.numPages;
  if (pages > READING_LIMITS.pages) throw new Unreadable('tooLarge');
  out.counted('PAGE', pages);
  const { info } = await document.getMetadata().catch(() => ({ info: undefined }));
  const title = (info as { Title?: unknown } | undefined)?.Title;
  if (typeof title === 'string') out.title(title);
  if (await hasFiles(document)) out.leftOut('embedded');
  const isShown = await shownLayers(document);
  const sizes = new LetterSizes();
  const pitch = new LinePitch();
  const blanks = new Blanks();
  const breaks = new WordBreaks();
  const read: { readonly unitNo: number; readonly lines: Line[] }[] = [];
  const wordless: number[] = [];
  let broken = 0;
  let unreadable = 0;
  for (let unitNo = 1; unitNo <= pages; unitNo += 1) {
    try {
      const page = await document.getPage(unitNo);
      const { hasComment, fields } = await annotationsOf(page);
      if (hasComment) out.leftOut('comment', unitNo);
      let hasHidden = false;
      const strokes: Stroke[] = [];
      const painted = await lettersOf(page, {
        ...{ isShown, fields },
        onHidden: () => (hasHidden = true),
        onStroke: (stroke) => strokes.push(stroke),
      });
      if (hasHidden) out.leftOut('hidden', unitNo);
      const { letters, share } = markUnknown(painted);
      if (share > 0) out.leftOut('unknownLetters', unitNo);
      if (share > UNREADABLE) unreadable += 1;
      const rows = rowsOf(withFormulas(letters, strokes));
      blanks.add(rows);
      const lines = share > UNREADABLE ? [] : inReadingOrder(linesOf(rows, blanks.areWritten));
      sizes.add(lines);
      pitch.add(lines);
      breaks.add(lines);
      if (painted.every(({ isBlank }) => isBlank)) wordless.push(unitNo);
      read.push({ unitNo, lines });
      page.cleanup();
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      broken += 1;
      out.leftOut('brokenPage', unitNo);
    }
    out.done(unitNo);
  }
  // What follows takes its memory.
  await document.loadingTask.destroy();
  const scanned = await readScanned(path, wordless, out);
  const furniture = furnitureOf(read);
  // What a word is and how large the text is, the whole document says.
  breaks.settle(read.flatMap(({ lines }) => lines));
  const look = { body: sizes.body, apart: pitch.paragraph, breaks };
  const paragraphs = read.flatMap(({ unitNo, lines: all }): Placed[] => {
    const recognised = scanned.get(unitNo);
    if (recognised) return recognised.map((text) => ({ ...NO_LINES, text, unitNo }));
    const lines = all.filter((line) => !furniture.has(line));
    if (lines.length < all.length) out.leftOut('headerFooter', unitNo);
    return paragraphsOf(lines, look).map((paragraph) => ({ ...paragraph, unitNo }));
  });
  let letters = 0;
  const trail = new HeadingTrail((block) => {
    letters += block.text.length;
    out.block(block);
  });
  for (const { text, isHeading, size, unitNo } of wholeWords(paragraphs, breaks)) {
    if (isHeading) trail.heading(text, -Math.round(size), unitNo);
    else trail.block(text, unitNo);
  }
  trail.end();
  if (broken === pages) throw new Unreadable('broken');
  if (unreadable > 0 && letters < LETTERS_OF_A_PAGE * pages) throw new Unreadable('unknownLetters');
  if (letters < LETTERS_OF_A_PAGE * pages) throw new Unreadable('scanned');
};
