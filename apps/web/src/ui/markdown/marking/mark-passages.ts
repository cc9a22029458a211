/** A passage of the text as it was written, and the signs that stand behind it. */
export interface Passage {
  readonly text: string;
  /** Nothing where the mark says enough. */
  readonly sign?: string;
  /** What the sign says to those who hear it. */
  readonly label?: string;
}

/** What a marked passage is found by. */
export const MARKED_PASSAGE = '.passage';

const DRAWN_LATER = 'pre, [data-math]';
const LETTER = /[\p{L}\p{N}]/u;
const wordCharactersOf = (text: string) =>
  text
    .split('')
    .filter((one) => LETTER.test(one))
    .join('');

interface Place {
  readonly node: Text;
  readonly at: number;
}

/** Every letter under `root` with where it stands: marks of markup and spaces are not compared. */
function charactersUnder(root: Node): { characters: string; places: Place[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let characters = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(DRAWN_LATER)) continue;
    for (let at = 0; at < node.data.length; at++) {
      const one = node.data[at]!;
      if (!LETTER.test(one)) continue;
      characters += one;
      places.push({ node, at });
    }
  }
  return { characters, places };
}

/** Wraps the part of each text node, the last one first, so that places before it stay what they are. */
function wrap(found: readonly Place[]): HTMLElement[] {
  const nodes = [...new Set(found.map(({ node }) => node))];
  return nodes.map((node) => {
    const inside = found.filter((one) => one.node === node);
    const part = node.splitText(inside[0]!.at);
    part.splitText(inside.at(-1)!.at - inside[0]!.at + 1);
    const span = document.createElement('span');
    span.className = 'passage';
    part.replaceWith(span);
    span.append(part);
    return span;
  });
}

/** Marks passages of a rendered text, each with a sign behind it. One that is not found is left out. */
export function markPassages(root: Node, passages: readonly Passage[]): void {
  for (const { text, sign, label } of passages) {
    const { characters, places } = charactersUnder(root);
    const wanted = wordCharactersOf(text);
    const at = wanted === '' ? -1 : characters.indexOf(wanted);
    if (at < 0) continue;
    const last = wrap(places.slice(at, at + wanted.length)).at(-1)!;
    if (sign === undefined) continue;
    const mark = document.createElement('sup');
    mark.className = 'passage-sign';
    mark.setAttribute('role', 'note');
    if (label !== undefined) mark.setAttribute('aria-label', label);
    mark.textContent = sign;
    last.after(mark);
  }
}
