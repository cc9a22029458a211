import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GaruWasm, initSync } from 'garu-ko/pkg/garu_wasm.js';

/** The smallest part of a word that means something: `tag` is of the Sejong set (NNG a noun, JKO a particle, VV a verb). */
export interface Morpheme {
  readonly text: string;
  readonly tag: string;
}
/** What stands between two blanks. */
export interface Eojeol {
  readonly text: string;
  readonly morphemes: readonly Morpheme[];
}

interface Analysis {
  readonly tokens: readonly { readonly text: string; readonly pos: string; readonly start: number }[];
}

/** A sentence, not a book: what lies behind is not analysed, so that one call takes milliseconds. */
const MAX_CHARACTERS = 400;

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => readFileSync(resolve(`garu-ko/${name}`));

/** Takes a tenth of a second and 37 MB, once in a process, when the first module asks. */
function load(): GaruWasm {
  initSync({ module: file('pkg/garu_wasm_bg.wasm') });
  return new GaruWasm(new Uint8Array(file('models/base.gmdl')));
}
const analyser = load();

/** A sentence taken apart: its words between blanks in their order, each with its morphemes. */
export function analysed(sentence: string): Eojeol[] {
  const texts = sentence
    .slice(0, MAX_CHARACTERS)
    .split(/\s+/u)
    .filter((text) => text !== '');
  if (texts.length === 0) return [];
  const { tokens } = analyser.analyze(texts.join(' ')) as Analysis;
  const found = [...Map.groupBy(tokens, ({ start }) => start).values()];
  return texts.map((text, at) => ({
    text,
    morphemes: (found[at] ?? []).map((token) => ({ text: token.text, tag: token.pos })),
  }));
}
