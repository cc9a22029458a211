interface Word {
  readonly paragraph: string;
  readonly line: string;
  readonly text: string;
  readonly percent: number;
}

/** Columns of Tesseract's table: level, page, block, paragraph, line, word, four of its place, confidence, text. */
const WORD_LEVEL = '5';
const CONFIDENCE = 10;
const COLUMNS = 12;

/** Words that are surer than this on the whole are read; a paragraph may be a little less so. */
const LEAST_SURE = { page: 60, paragraph: 45 };
/** Letters of a page that is more than a picture with a sign in it. */
const LEAST_LETTERS = 4;

const isOfTable = (row: string) => /^(?:level|[1-5])\t/.test(row);
const lettersIn = (text: string) => text.replaceAll(/\s/g, '');

function wordsIn(rows: readonly string[]): Word[] {
  return rows.flatMap((row) => {
    const cells = row.split('\t');
    const text = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim();
    if (cells[0] !== WORD_LEVEL || text === '') return [];
    const [, page, block, paragraph, line] = cells;
    const percent = Math.min(100, Math.max(0, Number(cells[CONFIDENCE]) || 0));
    const place = [page, block, paragraph].join();
    return [{ paragraph: place, line: `${place},${line}`, text, percent }];
  });
}

/** A paragraph by its lines: as the text has them where it has the same letters, else word by word. */
function textOf(words: readonly Word[], lines: ReadonlyMap<string, string>): string {
  return [...Map.groupBy(words, ({ line }) => line).values()]
    .map(
      (line) => lines.get(lettersIn(line.map(({ text }) => text).join(''))) ?? line.map(({ text }) => text).join(' '),
    )
    .join(' ');
}

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0);
/** How sure the program is of words, each by its length. */
const sureness = (words: readonly Word[]) =>
  words.reduce((sum, { text, percent }) => sum + text.length * percent, 0) / Math.max(lettersOf(words), 1);

/** What was recognised on a page. */
export interface RecognisedWords {
  readonly paragraphs: readonly string[];
  /** Of what is read, in percent. */
  readonly percent: number;
  /** Something, or all of it, is too unsure to be read. */
  readonly isUnsure: boolean;
}

/**
 * The paragraphs that Tesseract says, where they are sure enough; undefined for a picture without words. Its table tells how
 * sure words are, and parts Korean at each syllable; its text has the blanks.
 */
export function recognisedWords(said: string): RecognisedWords | undefined {
  const [rows = [], others = []] = [true, false].map((isTable) =>
    said.split(/\r?\n|\f/).filter((row) => isOfTable(row) === isTable),
  );
  const words = wordsIn(rows);
  const lines = new Map(others.map((line) => [lettersIn(line), line.trim()]));
  if (lettersOf(words) < LEAST_LETTERS) return undefined;
  const all = [...Map.groupBy(words, ({ paragraph }) => paragraph).values()];
  const sure = all.filter((paragraph) => sureness(paragraph) >= LEAST_SURE.paragraph);
  const read = sure.flat();
  const percent = Math.round(sureness(read));
  if (percent < LEAST_SURE.page || lettersOf(read) < LEAST_LETTERS) return { paragraphs: [], percent, isUnsure: true };
  const paragraphs = sure.map((paragraph) => textOf(paragraph, lines));
  return { paragraphs, percent, isUnsure: sure.length < all.length };
}
