import { wordCharactersOf } from '../text/plain.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isName } from './names.ts';
import { keywordsOf, termsIn } from './terms.ts';
import {
  ask,
  beforeNoun,
  COMPARES,
  DEFINES,
  ENGLISH_DEFINES,
  ENGLISH_EXPLAINS,
  HAS_SUBJECT,
  ONLY_SAYS,
  POINTS_BACK,
  REASON,
  SUBJECT,
  TOPIC,
} from './writing.text.ts';

export interface DraftedQuiz {
  readonly question: string;
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  /** Place of the passage that it comes from, and the sentence that answers it. */
  readonly at: number;
  readonly sentence: string;
}

const KEYWORDS = 5;
const [SHORTEST, LONGEST] = [12, 220];
const MOST_TOPIC_WORDS = 5;
/** What tells more about a subject than a sentence that only mentions it. */
const WORTH = { definition: 3, comparison: 3, reason: 2, topic: 1 };

interface Asked {
  readonly question: string;
  readonly topic: string;
  readonly worth: number;
}

function questionOf(sentence: string): Asked | null {
  const english = ENGLISH_DEFINES.exec(sentence)?.groups;
  if (english && isTopic(english['topic']!))
    return {
      question: ask.englishDefinition(english['topic']!, english['verb']!, english['article']),
      topic: english['topic']!,
      worth: WORTH.definition,
    };
  const claim = ENGLISH_EXPLAINS.exec(sentence)?.groups?.['claim'];
  if (claim && !POINTS_BACK.test(claim))
    return { question: ask.englishReason(claim), topic: claim, worth: WORTH.reason };
  const { one, other } = COMPARES.exec(sentence)?.groups ?? {};
  if (one && other && isTopic(one))
    return { question: ask.comparison(one, other), topic: `${one} ${other}`, worth: WORTH.comparison };
  const { topic, rest } = TOPIC.exec(sentence)?.groups ?? {};
  if (!topic || !rest || !isTopic(topic)) return null;
  const reason = reasonOf(sentence, topic);
  if (reason) return { question: reason, topic: reason, worth: WORTH.reason };
  if (!isName(topic, sentence)) return null;
  if (DEFINES.test(rest) && !ONLY_SAYS.test(rest))
    return { question: ask.definition(topic), topic, worth: WORTH.definition };
  return { question: ask.topic(topic), topic, worth: WORTH.topic };
}

/** Why what follows is so: of the sentence's own subject where what follows names none. */
function reasonOf(sentence: string, topic: string): string | null {
  const { how, result } = REASON.exec(sentence)?.groups ?? {};
  const happens = result && beforeNoun(result);
  if (!how || !happens) return null;
  const who = SUBJECT.exec(happens)?.groups?.['who'];
  if (who) return ask.reason(happens.replace(SUBJECT, `${ask.subject(who)} `));
  return ask.reason(HAS_SUBJECT.test(happens) ? happens : `${ask.subject(topic)} ${happens}`);
}

const isTopic = (topic: string) =>
  !POINTS_BACK.test(topic) && topic.split(/\s+/u).length <= MOST_TOPIC_WORDS && termsIn(topic).length > 0;

/** The sentence that answers and the one behind it, where that goes on about the same. */
function answerOf(sentences: readonly string[], at: number, topic: string): string {
  const [said, next] = [sentences[at]!, sentences[at + 1]];
  const terms = new Set(termsIn(topic).map((term) => term.toLowerCase()));
  const goesOn =
    next &&
    questionOf(next) === null &&
    (POINTS_BACK.test(next) || termsIn(next).some((term) => terms.has(term.toLowerCase())));
  return goesOn ? `${said} ${next}` : said;
}

/**
 * Quiz questions from the content's own sentences, each with its model answer, keywords and source. Sentences that
 * define, compare and explain come first, from as many passages as there are, no subject twice.
 */
export function draftQuizzes(passages: readonly string[], count: number): DraftedQuiz[] {
  const drafted = passages.flatMap((passage, at) => {
    const sentences = sentencesOf(passage);
    return sentences.flatMap((sentence, place) => {
      const length = wordCharactersOf(sentence).length;
      const asked = length < SHORTEST || length > LONGEST ? null : questionOf(sentence);
      return asked ? [{ ...asked, at, sentence, modelAnswer: answerOf(sentences, place, asked.topic) }] : [];
    });
  });
  const ordered = drafted.toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  const taken: typeof drafted = [];
  for (let round = 1; taken.length < count && round <= ordered.length; round++)
    for (const one of ordered) {
      if (taken.length === count) break;
      const isNew = taken.every(({ topic }) => wordCharactersOf(topic) !== wordCharactersOf(one.topic));
      if (isNew && taken.filter(({ at }) => at === one.at).length < round) taken.push(one);
    }
  return taken.map(({ question, modelAnswer, at, sentence }) => ({
    question,
    modelAnswer,
    keywords: keywordsOf(modelAnswer, passages, KEYWORDS),
    at,
    sentence,
  }));
}
