import { groupsOf } from '../../../../kernel/language/groups/groups.ts';
import { Sentences } from '../../../../kernel/language/similarity/sentences.ts';

/** Two questions that are less alike ask different things. */
const ALIKE = 0.38;
const FEWEST = 2;

/**
 * Places of questions that ask the same, largest group first and the most typical question ahead. They are the topic
 * groups, each split where its questions differ.
 */
export function likeQuestions(texts: readonly string[]): number[][] {
  const sentences = new Sentences(texts);
  const found = groupsOf(texts).groups.flatMap(({ members }) => {
    const groups: number[][] = [];
    for (const at of members) {
      const likeness = groups.map(([first]) => sentences.likeness(texts[first!]!, texts[at]!));
      const best = Math.max(0, ...likeness);
      if (best >= ALIKE) groups[likeness.indexOf(best)]!.push(at);
      else groups.push([at]);
    }
    return groups;
  });
  return found.filter(({ length }) => length >= FEWEST).toSorted((a, b) => b.length - a.length);
}
