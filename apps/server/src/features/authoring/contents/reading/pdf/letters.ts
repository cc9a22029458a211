import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';

/** One letter as a PDF paints it; all lengths in points. */
export interface Letter {
  readonly text: string;
  /** Along the line and across it (upwards), of its beginning on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** A blank that somebody wrote, however wide. */
  readonly isBlank: boolean;
  /** Quarter turns of its line against the page, anticlockwise. */
  readonly turn: number;
  /** TeX of letters that stand above one another, and how high and low these reach. */
  readonly isFormula?: boolean;
  readonly reach?: { readonly top: number; readonly bottom: number };
}
/** A thin line or box that a page paints, in points. */
export interface Stroke {
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly top: number;
}

/** Turns of a line that goes down the page. */
export const DOWN = 3;

export type Matrix = readonly [number, number, number, number, number, number];
export const NONE: Matrix = [1, 0, 0, 1, 0, 0];
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
export const asMatrix = (values: ArrayLike<number>): Matrix => Array.from(values) as unknown as Matrix;

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}
export interface PdfFont {
  readonly fontMatrix?: readonly number[];
  readonly vertical?: boolean;
}

/** What of the graphics state decides where letters stand (ISO 32000-1, 9.3). */
interface State {
  matrix: Matrix;
  font: PdfFont | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
}

/** Blanks, and signs of fonts that do not say that theirs is one. */
const BLANK = /^[\s\p{Cc}]*$/u;
/** What nobody sees parts no words; a soft hyphen is seen where a line ends with it. */
const UNSEEN = /^(?!\u00AD)\p{Default_Ignorable_Code_Point}+$/u;
/** Letters that a font joins, as in `ﬁ`, and those of formulas, as `𝑎`: they are read as their own. */
const LIGATURE = /[\uFB00-\uFB06\u{1D400}-\u{1D7FF}]/gu;
const QUARTER = Math.PI / 2;
/** From the page to the lines of each turn: their own right and up. */
export const TURNED: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [y, -x],
  (x, y) => [-x, -y],
  (x, y) => [-y, x],
];

/** Letters below so many points are dust on the page. */
const DUST = 3;

/** What of a page is looked at beside its own text. */
export interface PageLook {
  /** Whether a group of layers is shown. */
  readonly isShown: (group: unknown) => boolean;
  /** Called for letters on a layer that is not. */
  readonly onHidden: () => void;
  /** Called for what is filled or drawn as a line or box, where it stands upright on the page. */
  readonly onStroke: (stroke: Stroke) => void;
  /** Filled fields of a form, by their ids; other annotations are no text of the page. */
  readonly fields: ReadonlySet<string>;
}

/** Follows the operators of a page and gives its letters in the order they are painted; none that lies outside. */
export async function lettersOf(
  page: PDFPageProxy,
  { isShown, onHidden, onStroke, fields }: PageLook,
): Promise<Letter[]> {
  // pdf.js names these modes `DISABLE` and `ENABLE`.
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: fields.size > 0 ? 1 : 0 });
  const letters: Letter[] = [];
  const isOnPage = onPage(page);
  const saved: State[] = [];
  /** Open marks of layers, and whether what they hold is unseen. */
  const layers: boolean[] = [];
  let isUnread = false;
  let state: State = {
    matrix: pageMatrix(page),
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  };
  let text: Matrix = NONE;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];
  const moveTo = (toX: number, toY: number) => {
    [x, y, lineX, lineY] = [toX, toY, toX, toY];
  };
  const show = (glyphs: readonly (Glyph | number)[]) => {
    const { font, size, scale } = state;
    if (!font || size === 0) return;
    const unit = Math.abs(font.fontMatrix?.[0] ?? 0.001) * size;
    const whole = times(state.matrix, text);
    const [a, b, c, d] = whole;
    const [across, up] = [Math.hypot(a, b), Math.hypot(c, d)];
    const turn = (Math.round(Math.atan2(b, a) / QUARTER) + 4) % 4;
    const isDownward = font.vertical === true;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        if (isDownward) y -= (glyph / 1000) * size;
        else x -= (glyph / 1000) * size * scale;
        continue;
      }
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      const at = [a * x + c * (y + state.rise) + whole[4], b * x + d * (y + state.rise) + whole[5]] as const;
      const advance = isDownward ? (glyph.vmetric?.[0] ?? -1000) * unit : glyph.width * unit * scale;
      const isBlank = BLANK.test(glyph.unicode);
      const height = Math.abs(size) * up;
      const width = isDownward ? height : Math.abs(advance) * across;
      const isUnseen = layers.includes(true);
      if (isUnseen && !isBlank) onHidden();
      if (isUnseen || isUnread) {
        // It takes its room all the same.
      } else if (isBlank || (height >= DUST && isOnPage(at, height, width, turn))) {
        const ofLine = isDownward ? DOWN : turn;
        const [alongX, alongY] = TURNED[ofLine]!(...at);
        const shown = glyph.unicode.replace(UNSEEN, '').replace(LIGATURE, (sign) => sign.normalize('NFKC'));
        letters.push({ text: shown, x: alongX, y: alongY, width, size: height, isBlank, turn: ofLine });
      }
      if (isDownward) y += advance - spacing;
      else x += advance + spacing * scale;
    }
  };
  for (const [at, operator] of fnArray.entries()) {
    const given = argsArray[at] as never[];
    const [first, second] = (given ?? []) as unknown as [number, number];
    switch (operator) {
      case OPS.save:
        saved.push({ ...state });
        break;
      case OPS.restore:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = times(state.matrix, asMatrix(given));
        break;
      case OPS.constructPath: {
        const [painted, , edges] = given as unknown as [number, unknown, ArrayLike<number> | null];
        const stroke = strokeOf(painted, edges, state.matrix);
        if (stroke && !layers.includes(true)) onStroke(stroke);
        break;
      }
      case OPS.beginMarkedContent:
        layers.push(false);
        break;
      case OPS.beginMarkedContentProps:
        layers.push(given[0] === 'OC' && !isShown(given[1]));
        break;
      case OPS.endMarkedContent:
        layers.pop();
        break;
      case OPS.beginAnnotation: {
        const [id, , placed, matrix] = given as unknown as [string, unknown, number[], number[]];
        saved.push({ ...state });
        isUnread = !fields.has(id);
        state.matrix = times(times(pageMatrix(page), asMatrix(placed)), asMatrix(matrix));
        break;
      }
      case OPS.endAnnotation:
        isUnread = false;
        state = saved.pop() ?? state;
        break;
      case OPS.paintFormXObjectBegin:
        saved.push({ ...state });
        if (given[0]) state.matrix = times(state.matrix, asMatrix(given[0]));
        break;
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.beginText:
        text = NONE;
        moveTo(0, 0);
        break;
      case OPS.setTextMatrix:
        text = asMatrix(given[0] as unknown as ArrayLike<number>);
        moveTo(0, 0);
        break;
      case OPS.setLeadingMoveText:
        state.leading = second;
        moveTo(lineX + first, lineY + second);
        break;
      case OPS.moveText:
        moveTo(lineX + first, lineY + second);
        break;
      case OPS.nextLine:
        moveTo(lineX, lineY + state.leading);
        break;
      case OPS.setLeading:
        state.leading = -first;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = first;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = first;
        break;
      case OPS.setHScale:
        state.scale = first / 100;
        break;
      case OPS.setTextRise:
        state.rise = first;
        break;
      case OPS.setFont:
        state.font = page.commonObjs.get(first as unknown as string) as PdfFont | undefined;
        state.size = second;
        break;
      case OPS.showText:
        show(given[0] as unknown as readonly (Glyph | number)[]);
        break;
    }
  }
  return letters;
}

/** Paths that are clipped or end without paint leave nothing on the page. */
const UNPAINTED: ReadonlySet<number> = new Set([OPS.endPath, OPS.clip, OPS.eoClip]);
/** Where a path lies, as pdf.js counts its edges. */
function strokeOf(operator: number, edges: ArrayLike<number> | null, matrix: Matrix): Stroke | undefined {
  const [a, b, c, d, e, f] = matrix;
  if (!edges || UNPAINTED.has(operator) || Math.abs(b) + Math.abs(c) > 0.001 * (Math.abs(a) + Math.abs(d)))
    return undefined;
  const [across, up] = [
    [edges[0]! * a + e, edges[2]! * a + e],
    [edges[1]! * d + f, edges[3]! * d + f],
  ];
  return { x: Math.min(...across), right: Math.max(...across), y: Math.min(...up), top: Math.max(...up) };
}

/** A page that is shown turned is read as it is seen, from the same lower left corner. */
export function pageMatrix({ rotate, view }: PDFPageProxy): Matrix {
  const [left, bottom, right, top] = view as [number, number, number, number];
  if (rotate === 90) return [0, -1, 1, 0, left - bottom, right + bottom];
  if (rotate === 180) return [-1, 0, 0, -1, left + right, bottom + top];
  if (rotate === 270) return [0, 1, -1, 0, left + top, bottom - left];
  return NONE;
}

/** Whether some of a letter lies on the page as it is seen. */
function onPage({ rotate, view }: PDFPageProxy) {
  const [left, bottom, right, top] = view as [number, number, number, number];
  const [wide, high] = rotate % 180 === 0 ? [right - left, top - bottom] : [top - bottom, right - left];
  return ([x, y]: readonly [number, number], size: number, width: number, turn: number) => {
    const [along, up] = turn % 2 === 0 ? [width, size] : [size, width];
    return x + along > left && x - along < left + wide && y + up > bottom && y < bottom + high;
  };
}
