type Attributes = Readonly<Record<string, string>>;

/** The upper left corner of a shape, in EMU. */
export interface Corner {
  readonly x: number;
  readonly y: number;
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

  /** The corner of the shape that began last, on the slide; undefined where its layout places it. */
  get corner(): Corner | undefined {
    const off = this.#frame?.off;
    if (!off) return undefined;
    return this.#groups.reduceRight<Corner>(({ x, y }, { off: at, ext, chOff, chExt }) => {
      if (!at || !chOff) return { x, y };
      const [across, down] = [scale(ext?.x, chExt?.x), scale(ext?.y, chExt?.y)];
      return { x: at.x + (x - chOff.x) * across, y: at.y + (y - chOff.y) * down };
    }, off);
  }
}

const scale = (outer: number | undefined, inner: number | undefined) => (outer && inner ? outer / inner : 1);

/** Shapes whose upper edges differ by less stand side by side: a quarter of an inch. */
const SIDE_BY_SIDE = 230_000;

/** From top to bottom, and of those side by side from left to right. What has no place stays behind what came before it. */
export function inReadingOrder<Shape extends { readonly corner: Corner | undefined }>(
  shapes: readonly Shape[],
): Shape[] {
  let last: Corner = { x: 0, y: 0 };
  const placed = shapes.map((shape, order) => {
    last = shape.corner ?? last;
    return { shape, order, ...last };
  });
  const rows: (typeof placed)[] = [];
  for (const one of placed.toSorted((a, b) => a.y - b.y || a.order - b.order)) {
    const row = rows.at(-1);
    if (row && one.y - row[0]!.y < SIDE_BY_SIDE) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x || a.order - b.order).map(({ shape }) => shape));
}
