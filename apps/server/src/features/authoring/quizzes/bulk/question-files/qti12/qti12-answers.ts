import { elementsOf, named, textOf, within, type XmlNode } from '../xml/xml-tree.ts';

/** What is worth something: a response with one of its values, or with a range of numbers. */
export interface Credited {
  readonly response: string;
  readonly value: string;
  /** Percent. */
  readonly credit: number;
}

/** Values that a condition asks for, those that it forbids left out. */
function asked(node: XmlNode): { response: string; value: string }[] {
  return elementsOf(node).flatMap((child) => {
    if (child.name === 'not') return [];
    if (child.name === 'varequal' || child.name === 'varsubset')
      return [{ response: child.attributes['respident'] ?? '', value: textOf(child).trim() }];
    const [least] = [...named(child, 'vargte'), ...named(child, 'vargt')];
    const [most] = [...named(child, 'varlte'), ...named(child, 'varlt')];
    if (least && most && child.name === 'and')
      return [{ response: least.attributes['respident'] ?? '', value: rangeOf(textOf(least), textOf(most)) }];
    return asked(child);
  });
}
const rangeOf = (least: string, most: string) =>
  least.trim() === most.trim() ? least.trim() : `${least.trim()} ~ ${most.trim()}`;

/** What a condition adds to the score; null where it only shows feedback. */
function scoreOf(condition: XmlNode, most: number): number | null {
  const scores = named(condition, 'setvar')
    .filter(({ attributes }) => /^SCORE$/i.test(attributes['varname'] ?? attributes['variablename'] ?? 'SCORE'))
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
