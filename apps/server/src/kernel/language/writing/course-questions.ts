import { wordCharactersOf } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isName } from './names.ts';
import { termsIn } from './terms.ts';
import {
  ask,
  ASKING_END,
  ASKING_HEADING,
  COMMON_HEADING,
  COUNTS,
  DEFINES,
  ENGLISH_DEFINES,
  HEADING_NUMBER,
  NAMES,
  ONLY_SAYS,
  TOPIC,
} from './writing.text.ts';

interface Passage {
  readonly heading: string;
  readonly text: string;
}
interface Asked {
  readonly question: string;
  readonly topic: string;
}

const [FEWEST, MOST_WORDS] = [2, 4];
/** What a passage asks itself, or defines of what it is headed by, before what it says otherwise. */
const WORTH = { own: 3, other: 2, heading: 1 };

/** A sentence that says what something is, or what it is called. */
function definitionIn(sentence: string): Asked | null {
  const english = ENGLISH_DEFINES.exec(sentence)?.groups;
  if (english) {
    const { topic = '', verb = '', article = '' } = english;
    return { question: `What ${/^are$/iu.test(verb) ? 'are' : 'is'} ${article.toLowerCase()}${topic}?`, topic };
  }
  const named = NAMES.exec(sentence)?.groups?.['topic'];
  if (named && isSound(named) && !COUNTS.test(named)) return { question: ask.whatIs(named), topic: named };
  const { topic, rest } = TOPIC.exec(sentence)?.groups ?? {};
  if (!topic || !rest || !DEFINES.test(rest) || ONLY_SAYS.test(rest) || COUNTS.test(topic) || !isSound(topic, sentence))
    return null;
  return { question: ask.whatIs(topic), topic };
}

const isSound = (topic: string, sentence = topic) =>
  wordCharactersOf(topic).length >= FEWEST && topic.split(/\s+/u).length <= MOST_WORDS && isName(topic, sentence);

/** What a passage is headed by, where that is a name or itself a question. */
function headed(heading: string): (Asked & { readonly worth: number }) | null {
  const topic = heading.replace(HEADING_NUMBER, '').trim();
  const { asked, end } = ASKING_HEADING.exec(topic)?.groups ?? {};
  if (asked && end) return { question: ask.asHeading(asked, end), topic, worth: WORTH.own };
  const isNamed = isSound(topic) && !ASKING_END.test(topic) && !COMMON_HEADING.test(topic);
  return isNamed && COUNTS.exec(topic)?.index !== 0
    ? { question: ask.tellOf(topic), topic, worth: WORTH.heading }
    : null;
}

/**
 * Questions as a study's own headings and sentences raise them: rather none than one that nobody would ask. What a passage is
 * headed by and defines comes first, then what it asks, defines or names otherwise; of each passage one, no subject twice. Where
 * there is none, the study is asked for by its title, as far as its passages speak of that.
 */
export function courseQuestions(title: string, passages: readonly Passage[], count: number): string[] {
  const found = passages.flatMap(({ heading, text }, at) => {
    const its = wordCharactersOf(heading);
    const own = headed(heading);
    const defined = sentencesOf(text).flatMap((sentence) => definitionIn(sentence) ?? []);
    const inTitle = (topic: string) => its.includes(wordCharactersOf(topic));
    return [
      ...defined.map((one) => ({ ...one, at, worth: inTitle(one.topic) ? WORTH.own : WORTH.other })),
      ...(own ? [{ ...own, at }] : []),
    ];
  });
  const taken: typeof found = [];
  for (const one of found.toSorted((a, b) => b.worth - a.worth || a.at - b.at)) {
    if (taken.length === count) break;
    const isNew = taken.every(
      ({ at, topic }) => at !== one.at && wordCharactersOf(topic) !== wordCharactersOf(one.topic),
    );
    if (isNew) taken.push(one);
  }
  // What the passages say nothing of finds no answer either.
  const isSaid = termsIn(title).some((term) =>
    passages.some(({ heading, text }) => `${heading} ${text}`.includes(term)),
  );
  if (taken.length === 0) return isSaid ? [headed(title)?.question ?? ask.tellOfTitle(title)] : [];
  return taken.toSorted((a, b) => a.at - b.at).map(({ question }) => question);
}
