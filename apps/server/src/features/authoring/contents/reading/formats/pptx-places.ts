type Attributes = Readonly<Record<string, string>>;

/** A point of a slide, in EMU. */
interface Corner {
  readonly x: number;
  readonly y: number;
}
/** A shape by its upper left corner and its size, in EMU. */
export interface Place extends Corner {
  readonly width: number;
  readonly height: number;
}

interface Frame {
  off?: Corner;
  ext?: Corner;
  chOff?: Corner;
  chExt?: Corner;
}

const PLACES = new Set(['off', 'ext', 'chOff', 'chExt'] as const);
const number = (value: string | undefined) => Number(value ?? 0) || 0;

/** Where the shapes of a slide stand, groups within groups (DrawingML, 20.1.7). */
export class Places {
  readonly #groups: Frame[] = [];
  #frame: Frame | undefined;
  #inProperties = false;

  open(name: string, attributes: Attributes): void {
    if (name === 'grpSp') this.#groups.push({});
    if (name === 'grpSpPr') this.#inProperties = true;
    if (!(PLACES as ReadonlySet<string>).has(name)) return;
    const corner =
      name === 'off' || name === 'chOff'
        ? { x: number(attributes['x']), y: number(attributes['y']) }
        : { x: number(attributes['cx']), y: number(attributes['cy']) };
    const frame = this.#inProperties ? this.#groups.at(-1) : (this.#frame ??= {});
    if (frame) frame[name as 'off'] ??= corner;
  }

  close(name: string): void {
    if (name === 'grpSp') this.#groups.pop();
    if (name === 'grpSpPr') this.#inProperties = false;
  }

  begin(): void {
    this.#frame = undefined;
  }

  /** Where the shape that began last stands on the slide; undefined where its layout places it. */
  get place(): Place | undefined {
    const { off, ext } = this.#frame ?? {};
    if (!off) return undefined;
    const own = { x: off.x, y: off.y, width: ext?.x ?? 0, height: ext?.y ?? 0 };
    return this.#groups.reduceRight<Place>((inner, { off: at, ext: outer, chOff, chExt }) => {
      if (!at || !chOff) return inner;
      const [across, down] = [scale(outer?.x, chExt?.x), scale(outer?.y, chExt?.y)];
      return {
        x: at.x + (inner.x - chOff.x) * across,
        y: at.y + (inner.y - chOff.y) * down,
        width: inner.width * across,
        height: inner.height * down,
      };
    }, own);
  }
}

const scale = (outer: number | undefined, inner: number | undefined) => (outer && inner ? outer / inner : 1);

/** Shapes whose upper edges differ by less stand side by side: a quarter of an inch. */
const SIDE_BY_SIDE = 230_000;

/** Shapes of one slide whose columns are looked for; more are read from top to bottom. */
const MAX_SHAPES = 300;

/** Whether one stands wholly to the left of the other, at the same height. */
const isLeftOf = (a: Place, b: Place) =>
  a.x + a.width <= b.x && a.width > 0 && a.y < b.y + b.height && b.y < a.y + a.height;

/** Puts what stands to the left of something at its height before it: columns are read one after the other. */
function byColumns<Placed extends Place>(shapes: readonly Placed[]): Placed[] {
  if (shapes.length > MAX_SHAPES) return [...shapes];
  const left = [...shapes];
  const ordered: Placed[] = [];
  while (left.length > 0) {
    const free = left.findIndex((one) => !left.some((other) => other !== one && isLeftOf(other, one)));
    ordered.push(...left.splice(Math.max(free, 0), 1));
  }
  return ordered;
}

/** From top to bottom, columns one after the other. What has no place stays behind what came before it. */
export function inReadingOrder<Shape extends { readonly place: Place | undefined }>(shapes: readonly Shape[]): Shape[] {
  let last: Place = { x: 0, y: 0, width: 0, height: 0 };
  const placed = shapes.map((shape, order) => {
    last = shape.place ?? last;
    return { shape, order, ...last };
  });
  const rows: (typeof placed)[] = [];
  for (const one of placed.toSorted((a, b) => a.y - b.y || a.order - b.order)) {
    const row = rows.at(-1);
    if (row && one.y - row[0]!.y < SIDE_BY_SIDE) row.push(one);
    else rows.push([one]);
  }
  const byRows = rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x || a.order - b.order));
  return byColumns(byRows).map(({ shape }) => shape);
}
