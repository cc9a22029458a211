import type { Inline, InlineTag } from './inline-nodes.ts';

/** Marks within marks: more of them mean nothing and would only cost depth. */
const MAX_DEPTH = 8;

const isBlank = (sign: string) => sign === '' || /\s/.test(sign);
const isAscii = (sign: string) => /[A-Za-z\d]/.test(sign);
const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/**
 * Whether a run of stars or tildes opens or closes a mark, by the signs around it. Korean particles follow a closing mark without a
 * blank; between letters and figures of ASCII it is a product, a power or a range.
 */
function sides(run: string, before: string, after: string): { opens: boolean; closes: boolean } {
  const isStrong = run.startsWith('**');
  const isProduct = /[A-Za-z\d)\]]/.test(before) && /[A-Za-z\d(]/.test(after);
  return {
    opens: !isBlank(after) && !/[)\]}]/.test(after) && (isStrong ? !isProduct : !isWord(before)),
    closes: !isBlank(before) && !/[([{]/.test(before) && !(isAscii(after) && (!isStrong || isAscii(before))),
  };
}

const TAGS: Readonly<Record<string, readonly InlineTag[]>> = {
  '*': ['em'],
  '**': ['strong'],
  '***': ['strong', 'em'],
  '~~': ['del'],
};

/** Joins opening and closing marks of a line; one without the other is text as it was typed. */
export class MarkMatcher {
  readonly #nodes: Inline[] = [];
  /** Depth of marks within each node. */
  readonly #depths: number[] = [];
  /** Where openings of each kind stand among the nodes. */
  readonly #openings = new Map<string, number[]>();

  add(node: Inline, depth = 0): void {
    this.#nodes.push(node);
    this.#depths.push(depth);
  }

  open(kind: string, typed: string): void {
    const places = this.#openings.get(kind) ?? [];
    this.#openings.set(kind, places);
    places.push(this.#nodes.length);
    this.add({ kind: 'text', text: typed });
  }

  /** Closes the last opening of the kind, outermost tag first. Answers false where there is none or nothing stands inside. */
  close(kind: string, tags: readonly InlineTag[]): boolean {
    const from = this.#openings.get(kind)?.at(-1);
    if (from === undefined || from === this.#nodes.length - 1) return false;
    const depth = this.#depths.slice(from).reduce((most, one) => Math.max(most, one)) + 1;
    this.#forgetFrom(depth > MAX_DEPTH ? 0 : from);
    if (depth > MAX_DEPTH) return false;
    this.#depths.length = from;
    let inner = this.#nodes.splice(from).slice(1);
    for (const tag of tags.toReversed()) inner = [{ kind: 'marked', tag, inner }];
    this.add(inner[0]!, depth);
    return true;
  }

  #forgetFrom(place: number): void {
    for (const places of this.#openings.values()) while ((places.at(-1) ?? -1) >= place) places.pop();
  }

  run(run: string, before: string, after: string): void {
    const tags = TAGS[run];
    const { opens, closes } = sides(run, before, after);
    if (tags && closes && this.close(run, tags)) return;
    if (tags && opens) this.open(run, run);
    else this.add({ kind: 'text', text: run });
  }

  /** Everything, neighbouring texts in one. */
  nodes(): readonly Inline[] {
    return joined(this.#nodes);
  }
}

function joined(nodes: readonly Inline[]): Inline[] {
  const found: Inline[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') found.push({ kind: 'text', text });
    text = '';
  };
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text;
    else {
      flush();
      found.push(node.kind === 'marked' ? { ...node, inner: joined(node.inner) } : node);
    }
  }
  flush();
  return found;
}
