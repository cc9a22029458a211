/** How letters of a Word document look, as far as it tells whether anybody can see them. */
export interface Look {
  readonly isVanished?: boolean;
  readonly isStruck?: boolean;
  readonly isWhite?: boolean;
  readonly isTiny?: boolean;
  /** Something dark may lie behind. */
  readonly isShaded?: boolean;
}

type Attributes = Readonly<Record<string, string>>;

const isOff = (value: string | undefined) => value === '0' || value === 'false' || value === 'off';
const WHITE = /^[ef][0-9a-f][ef][0-9a-f][ef][0-9a-f]$/i;
/** Half points: letters below three points are dust on the page. */
const TINY = 6;

/** What an element of properties says of a look; undefined for all others. */
export function lookOf(name: string, attributes: Attributes): Look | undefined {
  const value = attributes['w:val'];
  if (name === 'vanish' || name === 'specVanish') return { isVanished: !isOff(value) };
  if (name === 'strike' || name === 'dstrike') return { isStruck: !isOff(value) };
  if (name === 'color') return { isWhite: WHITE.test(value ?? '') };
  if (name === 'sz') return { isTiny: Number(value) < TINY };
  if (name === 'highlight') return { isShaded: value !== 'none' && value !== 'white' };
  if (name === 'shd') {
    const fill = attributes['w:fill'] ?? 'auto';
    return { isShaded: fill !== 'auto' && !WHITE.test(fill) };
  }
  return undefined;
}

/** White letters are seen where something lies behind them. */
export const isSeen = ({ isVanished, isStruck, isWhite, isTiny, isShaded }: Look) =>
  !isVanished && !isStruck && !isTiny && (!isWhite || isShaded === true);

interface Style {
  readonly basedOn?: string;
  readonly look: Look;
}

/** The looks that styles give, each with what it is based on. */
export class StyleLooks {
  readonly #styles = new Map<string, Style>();
  #open = '';

  hear(name: string, attributes: Attributes): void {
    if (name === 'style') this.#open = attributes['w:styleId'] ?? '';
    const style = this.#styles.get(this.#open) ?? { look: {} };
    if (name === 'basedOn') this.#styles.set(this.#open, { ...style, basedOn: attributes['w:val'] ?? '' });
    const look = lookOf(name, attributes);
    if (look) this.#styles.set(this.#open, { ...style, look: { ...style.look, ...look } });
  }

  of(id: string, depth = 0): Look {
    const style = this.#styles.get(id);
    if (!style || depth > 20) return {};
    return { ...(style.basedOn !== undefined && this.of(style.basedOn, depth + 1)), ...style.look };
  }
}
