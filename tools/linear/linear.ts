import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { check } from 'recheck';
import { createHash } from 'node:crypto';
import type { Pattern } from './patterns.ts';

const parser = new RegExpParser();

/** Names a pattern in the list of those that were judged. */
export const nameOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16);

/** Without a repetition that has no end there is none whose length a text could choose. */
export function isBounded({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const syntax = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  let bounded = true;
  visitRegExpAST(parser.parsePattern(source, 0, source.length, syntax), {
    onQuantifierEnter: ({ max, element }) => {
      // A group that may be repeated holds choices: so may each of its rounds.
      if (max === Infinity || (max > 3 && !element.type.startsWith('Character'))) bounded = false;
    },
  });
  return bounded;
}

/** Why a pattern takes more time than a text has letters; undefined for a linear one. */
export async function faultOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  const verdict = await check(source, flags, { timeout: null });
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind;
}
