import { wordCharactersOf } from '../../text/plain.ts';
import { ask } from '../writing.text.ts';
import type { Asked } from './asked.ts';
import { ENGLISH } from './english.ts';
import type { Place } from './korean-ways.ts';
import { pointsNowhere, saysSomething, standsAlone } from './said.ts';
import type { List } from './sections.ts';

const WORTH = { list: 6, definition: 5, comparison: 5, reason: 4, cause: 3 };
const answered = (sentence: string) => ({ answer: sentence, quotes: [sentence] });
const adds = (part: string) => wordCharactersOf(part).length >= 12;
/** How a sentence begins inside another one: a name keeps its capital. */
const within = (clause: string) =>
  /^(?:\p{Lu}{2}|I\s)/u.test(clause) ? clause : clause[0]!.toLowerCase() + clause.slice(1);

function definition({ sentence, ground }: Place): Asked | null {
  const { article = '', topic, verb, rest } = ENGLISH.defines.exec(sentence)?.groups ?? {};
  if (!topic || !verb || !rest || !standsAlone(sentence) || ENGLISH.noNotion.test(topic) || !adds(rest)) return null;
  const said = article === '' ? within(topic) : topic;
  return {
    question: ask.englishDefinition(said, verb, article),
    topic,
    ...answered(sentence),
    isSure: ENGLISH.kind.test(rest) && ground.times(topic) >= 1,
    worth: WORTH.definition,
  };
}

function comparison({ sentence }: Place): Asked | null {
  const { one, other } = ENGLISH.differs.exec(sentence)?.groups ?? {};
  if (!one || !other || !standsAlone(sentence)) return null;
  return {
    question: `How does ${within(one)} differ from ${other}? Explain.`,
    topic: `${one} ${other}`,
    ...answered(sentence),
    isSure: true,
    worth: WORTH.comparison,
  };
}

function reason({ sentence }: Place): Asked | null {
  const mark = ENGLISH.reasons.find((one) => sentence.includes(one));
  const [head = '', because = ''] = mark === undefined ? [] : sentence.split(mark, 2);
  const claim = head.replace(/,$/u, '');
  if (/[,;:.]/u.test(claim) || !adds(claim) || !adds(because) || !saysSomething(sentence)) return null;
  // The reason may speak of what the claim names.
  if (!pointsNowhere(claim) || ENGLISH.unfinished.test(claim)) return null;
  return {
    question: `Explain why ${within(claim)}.`,
    topic: claim,
    ...answered(sentence),
    isSure: true,
    worth: WORTH.reason,
  };
}

function cause({ sentence }: Place): Asked | null {
  const { what, by } = ENGLISH.causedBy.exec(sentence)?.groups ?? {};
  if (!what || !by || !standsAlone(sentence)) return null;
  return {
    question: `What causes ${within(what)}? Explain.`,
    topic: what,
    ...answered(sentence),
    isSure: true,
    worth: WORTH.cause,
  };
}

export const englishWays: readonly ((place: Place) => Asked | null)[] = [definition, comparison, reason, cause];

/** What the sentence that leads to an English list asks for. */
export function englishList({ lead, items }: List): Asked | null {
  if (lead === null || items.length < 2) return null;
  const { kinds } = ENGLISH.thereAre.exec(lead)?.groups ?? {};
  const { who, verb, what } = ENGLISH.requires.exec(lead)?.groups ?? {};
  const question =
    !kinds && who && !pointsNowhere(who)
      ? null
      : kinds
        ? `What are the ${kinds}? Describe each.`
        : who && verb && what
          ? `Which ${what} does ${within(who)} ${verb}? Describe each.`
          : null;
  if (!question) return null;
  return {
    question,
    topic: lead,
    answer: items.map((item) => `- ${item}`).join('\n'),
    quotes: items,
    isSure: true,
    worth: WORTH.list,
  };
}
