import { SIGNS } from './equation-signs.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'space' | 'sign';
  readonly text: string;
  /** No blank stands before it. */
  readonly isGlued: boolean;
}

const TOKEN =
  /"(?<text>[^"]*)"|(?<word>[A-Za-z]+)|(?<number>\d+(?:[.,]\d+)*)|(?<space>[~`])|(?<hangul>\p{Script=Hangul}+)|(?<sign>\S)/guy;

/** A script of Hancom's equation editor in its words, numbers and signs. */
export function tokensOf(script: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (let at = 0; at < script.length;) {
    const sign = SIGNS.find(([written]) => script.startsWith(written, at));
    if (sign) {
      tokens.push({ kind: 'sign', text: sign[1], isGlued: at === end });
      at += sign[0].length;
      end = at;
      continue;
    }
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(script);
    if (!found) {
      at += 1;
      continue;
    }
    const { text, word, number, space, hangul } = found.groups!;
    const isGlued = at === end;
    if (text !== undefined || hangul !== undefined) tokens.push({ kind: 'text', text: text ?? hangul!, isGlued });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, isGlued });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, isGlued });
    else tokens.push({ kind: space === undefined ? 'sign' : 'space', text: found[0], isGlued });
    at = TOKEN.lastIndex;
    end = at;
  }
  return tokens;
}
