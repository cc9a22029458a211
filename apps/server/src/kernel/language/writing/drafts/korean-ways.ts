import { wordCharactersOf } from '../../text/plain.ts';
import { ask, COUNTS } from '../writing.text.ts';
import type { Asked, Ground } from './asked.ts';
import {
  ABLE,
  AIM_MARKS,
  BECAUSE,
  BUT,
  draftsText,
  HAPPENS,
  IF_ENDS,
  IF_MARKS,
  IS_BECAUSE,
  IS_CALLED,
  IS_KIND,
  MUST,
  MUST_NOT,
  NO_KIND,
  OBJECT_MARKS,
  PERSONS,
  QUOTED_TOPIC,
  SERVES,
  SURELY_DEFINES,
  TOPIC_MARKS,
  WHAT_MARKS,
} from './drafts.text.ts';
import { parted } from './parted.ts';
import {
  endsIn,
  isOfKind,
  namesNotion,
  nounsIn,
  pointsNowhere,
  saysSomething,
  standsAlone,
  subjectIn,
} from './said.ts';
import { whetherOf } from './whether.ts';

/** A sentence, and the ones beside it. */
export interface Place {
  readonly sentence: string;
  readonly next: string | undefined;
  readonly ground: Ground;
}
type Way = (place: Place) => Asked | null;

const WORTH = { definition: 5, comparison: 5, reason: 4, must: 3, serves: 3, where: 2 };
const MANY = 2;
/** How long what is named, compared, or said before the rest may be. */
const TOPIC_LENGTH = [2, 36] as const;
const SIDE_LENGTH = [2, 24] as const;
const CLAUSE_LENGTH = [4, 60] as const;
const SIDE_MARKS = TOPIC_MARKS.slice(2);
/** A question with fewer could be about anything. */
const FEWEST_NOUNS = 2;

const answered = (sentence: string) => ({ answer: sentence, quotes: [sentence] });
/** Words that the answer adds to what the question gives. */
const adds = (part: string) => wordCharactersOf(part).length >= 8;

/** What a sentence tells of, and what it tells. */
function toldOf(
  sentence: string,
): { readonly topic: string; readonly isNamed: boolean; readonly rest: string; readonly isQuoted: boolean } | null {
  const quoted = QUOTED_TOPIC.exec(sentence);
  const { topic, mark } = quoted?.groups ?? {};
  if (quoted && topic && mark)
    return { topic, isNamed: mark.endsWith(TOPIC_MARKS[1]), rest: sentence.slice(quoted[0].length), isQuoted: true };
  const found = parted(sentence, TOPIC_MARKS, TOPIC_LENGTH);
  if (!found || /[,.!?"“]/u.test(found.before)) return null;
  return { topic: found.before, isNamed: found.mark.endsWith(TOPIC_MARKS[1]), rest: found.after, isQuoted: false };
}

const definition: Way = ({ sentence, ground }) => {
  const told = toldOf(sentence);
  if (!told || !standsAlone(sentence)) return null;
  const { topic, isNamed, rest, isQuoted } = told;
  if (!namesNotion(topic, isQuoted ? topic : sentence)) return null;
  const kind = IS_KIND.exec(rest)?.groups?.['kind'];
  const isKind =
    kind !== undefined && isOfKind(rest) && !NO_KIND.test(kind) && !PERSONS.test(kind) && !COUNTS.test(kind);
  if (!SURELY_DEFINES.test(rest) && !isKind) return null;
  return {
    question: ask.definition(topic),
    topic,
    ...answered(sentence),
    isSure: isNamed || SURELY_DEFINES.test(rest) || (ground.times(topic) >= MANY && !topic.includes(draftsText.of)),
    worth: WORTH.definition,
  };
};

const naming: Way = ({ sentence }) => {
  const called = IS_CALLED.exec(sentence);
  if (!called) return null;
  const before = sentence.slice(0, called.index);
  const at = Math.max(...OBJECT_MARKS.map((mark) => before.lastIndexOf(mark)));
  const [told, topic] = [before.slice(0, at), before.slice(at + 2)];
  if (at < 0 || /[,.!?'"“”]/u.test(topic) || !saysSomething(sentence) || !namesNotion(topic) || !adds(told))
    return null;
  if (!pointsNowhere(told.replace(draftsText.thisTold, ''))) return null;
  return { question: ask.definition(topic), topic, ...answered(sentence), isSure: true, worth: WORTH.definition };
};

const comparison: Way = ({ sentence }) => {
  const first = parted(sentence, SIDE_MARKS, SIDE_LENGTH);
  const between = first && BUT.exec(first.after);
  const second = between && parted(first.after.slice(between.index + between[0].length), SIDE_MARKS, SIDE_LENGTH);
  if (!first || !second || !standsAlone(sentence)) return null;
  const [one, other] = [first.before, second.before];
  // What has nothing in common is not compared: two things happen.
  const isAlike = one.split(/\s+/u).at(-1) === other.split(/\s+/u).at(-1) || one.at(-1) === other.at(-1);
  if (!isAlike || !adds(second.after) || !namesNotion(one, sentence) || !namesNotion(other)) return null;
  const topic = `${one} ${other}`;
  return { question: ask.comparison(one, other), topic, ...answered(sentence), isSure: true, worth: WORTH.comparison };
};

/** Why something is so, where the sentence itself gives the reason. */
const reason: Way = ({ sentence }) => {
  const found = BECAUSE.exec(sentence);
  if (!found || !standsAlone(sentence)) return null;
  const [because, result] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  const whether = whetherOf(result);
  const topic = toldOf(sentence)?.topic;
  const hasSubject = subjectIn(result) !== null;
  if (!whether || !adds(because) || (!hasSubject && !topic)) return null;
  const clause = hasSubject ? whether : `${draftsText.subject(topic!)} ${whether}`;
  if (nounsIn(clause) < FEWEST_NOUNS) return null;
  return {
    question: draftsText.why(clause),
    topic: clause,
    ...answered(sentence),
    isSure: adds(result) && (toldOf(result) ?? toldOf(sentence)) !== null,
    worth: WORTH.reason,
  };
};

/** Why something is so, where the next sentence gives the reason. */
const reasonBehind: Way = ({ sentence, next }) => {
  if (!next || !IS_BECAUSE.test(next) || isReasonOf(next) || !standsAlone(sentence) || !saysSomething(next))
    return null;
  const whether = whetherOf(sentence.replace(draftsText.accordingTo, ''));
  if (!whether || subjectIn(sentence) === null) return null;
  const answer = pointsNowhere(next.replace(draftsText.thisIs, '')) ? next : `${sentence} ${next}`;
  return {
    question: draftsText.why(whether),
    topic: whether,
    answer,
    quotes: [next],
    isSure: true,
    worth: WORTH.reason + 1,
  };
};

const isReasonOf = (sentence: string) =>
  IS_BECAUSE.test(sentence) && parted(sentence, WHAT_MARKS, CLAUSE_LENGTH) !== null;

/** A가 B한 것은 C 때문이다. */
const reasonOf: Way = ({ sentence }) => {
  const found = isReasonOf(sentence) ? parted(sentence, WHAT_MARKS, CLAUSE_LENGTH) : null;
  if (!found || !standsAlone(sentence) || subjectIn(found.before) === null || !adds(found.after)) return null;
  return {
    question: ask.reason(found.before),
    topic: found.before,
    ...answered(sentence),
    isSure: true,
    worth: WORTH.reason + 1,
  };
};

const must: Way = ({ sentence }) => {
  const found = MUST.test(sentence) ? parted(sentence, AIM_MARKS, CLAUSE_LENGTH) : null;
  if (!found || !standsAlone(sentence)) return null;
  const aim = found.before + found.mark;
  return {
    question: draftsText.how(aim),
    topic: aim,
    ...answered(sentence),
    isSure: adds(found.after),
    worth: WORTH.must,
  };
};

const serves: Way = ({ sentence, ground }) => {
  const found = SERVES.test(sentence) ? parted(sentence, SIDE_MARKS, TOPIC_LENGTH) : null;
  if (!found || !standsAlone(sentence) || !namesNotion(found.before, sentence) || !adds(found.after)) return null;
  const what = found.before;
  return {
    question: draftsText.whatFor(what),
    topic: draftsText.use(what),
    ...answered(sentence),
    isSure: ground.times(what) >= MANY,
    worth: WORTH.serves,
  };
};

const where: Way = ({ sentence }) => {
  const found = parted(sentence, IF_MARKS, CLAUSE_LENGTH);
  if (!found || found.before.includes(',') || !standsAlone(sentence)) return null;
  const [when, then] = [found.before + found.mark, found.after];
  if (draftsText.aCase.test(when) || !endsIn(when, IF_ENDS) || nounsIn(when) < FEWEST_NOUNS || !adds(then)) return null;
  const isAble = ABLE.test(then);
  if (MUST_NOT.test(then) || (!isAble && subjectIn(then) === null)) return null;
  return {
    question: isAble ? draftsText.whatCan(when) : draftsText.whatThen(when),
    topic: when,
    ...answered(sentence),
    isSure: HAPPENS.test(then),
    worth: WORTH.where,
  };
};

/** The first way that a sentence can be asked for. */
export const koreanWays: readonly Way[] = [
  reasonBehind,
  comparison,
  definition,
  naming,
  reasonOf,
  reason,
  must,
  serves,
  where,
];
