import { type CallExpression, type NewExpression, parseSync, Visitor } from 'oxc-parser';
import type { Source } from '../source-files.ts';

/** A regular expression as it stands in a source. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** `apps/web/src/a.ts:12`. */
  readonly at: string;
}

export interface Found {
  readonly patterns: readonly Pattern[];
  /** Places that build an expression while the program runs, by file and by what they build it of. */
  readonly built: readonly { readonly path: string; readonly of: string; readonly at: string }[];
}

/** All regular expressions of a source. */
export function patternsIn({ path, text }: Source): Found {
  const patterns: Pattern[] = [];
  const built: { path: string; of: string; at: string }[] = [];
  const at = (offset: number) => `${path}:${text.slice(0, offset).split('\n').length}`;
  const construct = ({ callee, arguments: [first], start }: CallExpression | NewExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !first) return;
    built.push({ path, of: text.slice(first.start, first.end), at: at(start) });
  };
  const visitor = new Visitor({
    Literal: (node) => {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags, at: at(node.start) });
    },
    NewExpression: construct,
    CallExpression: construct,
  });
  visitor.visit(parseSync(path, text).program);
  return { patterns, built };
}
