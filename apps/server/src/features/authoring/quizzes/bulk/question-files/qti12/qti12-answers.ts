import { elementsOf, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';

/** What is worth something: a response with one of its values, or with a range of numbers. */
export interface Credited {
  readonly response: string;
  readonly value: string;
  /** Percent. */
  readonly credit: number;
}

interface Asked {
  readonly response: string;
  readonly value: string;
}

/** A range of numbers that a condition asks for by its two ends. */
function rangeIn(node: XmlNode): Asked | undefined {
  const [least] = [...named(node, 'vargte'), ...named(node, 'vargt')];
  const [most] = [...named(node, 'varlte'), ...named(node, 'varlt')];
  if (!least || !most) return undefined;
  const ends = [textOf(least).trim(), textOf(most).trim()];
  return { response: least.attributes['respident'] ?? '', value: ends[0] === ends[1] ? ends[0]! : ends.join(' ~ ') };
}

/** Values that a condition asks for, those that it forbids left out. */
function asked(node: XmlNode): Asked[] {
  const range = rangeIn(node);
  const others = elementsOf(node).flatMap((child) => {
    if (child.name === 'varequal' || child.name === 'varsubset')
      return [{ response: child.attributes['respident'] ?? '', value: textOf(child).trim() }];
    return child.name === 'not' ? [] : asked(child);
  });
  // A number beside the range that it is taken in is one answer.
  const [number, around] = others;
  if (node.name === 'or' && others.length === 2 && around!.value.includes(' ~ '))
    return [{ ...number!, value: `${number!.value} (${around!.value})` }];
  return range ? [...others, range] : others;
}

/** What a condition adds to the score; null where it only shows feedback. */
function scoreOf(condition: XmlNode, most: number): number | null {
  const scores = named(condition, 'setvar')
    .filter(({ attributes }) => /score$/i.test(attributes['varname'] ?? attributes['variablename'] ?? 'SCORE'))
    .map((set) => (/\.max$/i.test(textOf(set).trim()) ? most : Number(textOf(set))));
  const [score] = scores;
  return score === undefined || Number.isNaN(score) ? null : score;
}

/** What an item gives credit for, each response and value once, with the most that it is given. */
export function creditedIn(item: XmlNode): Credited[] {
  const conditions = within(item, 'respcondition');
  const most =
    Math.max(0, ...within(item, 'decvar').map(({ attributes }) => Number(attributes['maxvalue']) || 0)) || 100;
  const scored = conditions.map((condition) => {
    const isTitled = /^correct$/i.test(condition.attributes['title'] ?? '');
    return { condition, score: scoreOf(condition, most) ?? (isTitled ? most : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const credited = new Map<string, Credited>();
  for (const { condition, score } of scored) {
    if (score <= 0) continue;
    for (const { response, value } of named(condition, 'conditionvar').flatMap(asked)) {
      const credit = Math.round((score / best) * 100);
      const key = `${response} ${value}`;
      if (value !== '' && credit > (credited.get(key)?.credit ?? 0)) credited.set(key, { response, value, credit });
    }
  }
  return [...credited.values()];
}
