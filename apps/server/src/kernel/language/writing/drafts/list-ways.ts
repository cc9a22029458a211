import { wordCharactersOf } from '../../text/plain.ts';
import { ask } from '../writing.text.ts';
import type { Asked, Ground } from './asked.ts';
import { COUNTABLE, KINDS, draftsText, GLOSS, LEADS, NO_GLOSS, NOTICE, ORDINAL, SERVES_FOR } from './drafts.text.ts';
import { isKorean, namesNotion, pointsNowhere, saysSomething } from './said.ts';
import type { List, Section } from './sections.ts';
import { whetherOf } from './whether.ts';

const WORTH = { list: 6, gloss: 4 };
const [FEWEST, MOST] = [2, 8];
const LEAST_LETTERS = 4;
const MANY_WORDS = 2;

const answerOf = ({ items }: List) => items.map((item) => `- ${item.replace(ORDINAL, '')}`).join('\n');
const isWhole = ({ items }: List) =>
  items.length >= FEWEST &&
  items.length <= MOST &&
  items.every((item) => wordCharactersOf(item).length >= LEAST_LETTERS && !item.endsWith('?') && !NOTICE.test(item));

/** What the sentence that leads to a list asks for; null where it asks for nothing. */
function ledBy(lead: string): string | null {
  const follow = LEADS.follow.exec(lead)?.groups?.['what'];
  if (follow !== undefined) return LEADS.meanings.test(follow) ? null : draftsText.tell(follow);
  const which = lead.replace(LEADS.next, (_, count?: string, what?: string, mark?: string) => {
    return draftsText.anyOf(count, what ?? '') + draftsText.bareMark(mark ?? '');
  });
  if (which !== lead) return whichOf(which);
  const counted = lead.replace(
    LEADS.counted,
    (_, count: string, __, what?: string, steps?: string, mark?: string) =>
      `${what ? draftsText.anyOf(count, what) : draftsText.anySteps(count, steps ?? '')}${mark} `,
  );
  return counted === lead ? null : whichOf(counted);
}
function whichOf(sentence: string): string | null {
  const whether = whetherOf(sentence);
  return whether && draftsText.which(whether);
}

function ofLead(list: List): Asked | null {
  const { lead } = list;
  if (
    lead === null ||
    !isKorean(lead) ||
    !isWhole(list) ||
    !pointsNowhere(lead.replace(draftsText.nextSaid, ' ')) ||
    !saysSomething(lead)
  )
    return null;
  const question = ledBy(lead);
  const subject = lead.split(draftsText.subjectEnd)[0]!;
  if (!question) return null;
  return {
    question,
    topic: lead,
    answer: answerOf(list),
    quotes: list.items,
    isSure: subject.includes(' ') || namesNotion(subject),
    worth: WORTH.list,
  };
}

function ofHeading(list: List, { heading, sentences }: Section): Asked | null {
  const isOnly = sentences.length === 0 || list.lead === null;
  if (!isOnly || !isWhole(list) || !COUNTABLE.test(heading) || heading.split(/\s+/u).length < MANY_WORDS) return null;
  if (!isKorean(heading) || !pointsNowhere(`${heading} `) || draftsText.onlyCounts.test(heading)) return null;
  return {
    question: draftsText.tell(heading),
    topic: heading,
    answer: answerOf(list),
    quotes: list.items,
    isSure: true,
    worth: WORTH.list,
  };
}

/** A heading over terms, each with what it means. */
function ofTerms({ items }: List, { heading }: Section, ground: Ground): Asked | null {
  const terms = items.map((item) => GLOSS.exec(item)?.groups?.['term']);
  const isAll =
    !draftsText.deed.test(heading) &&
    items.length > FEWEST &&
    items.length <= MOST &&
    terms.every((term) => term !== undefined && namesNotion(term));
  if (!isAll || terms.includes(heading) || !isKorean(items[0]!) || !namesNotion(heading)) return null;
  const answer = items.map((item) => `- ${item}`).join('\n');
  const isSure = KINDS.test(heading) && ground.times(heading) >= 1;
  return { question: draftsText.whatIs(heading), topic: heading, answer, quotes: items, isSure, worth: WORTH.list };
}

/** A line of a list that says what a term means, or what it is for. */
function ofGloss(item: string, ground: Ground): Asked | null {
  const { term, gloss } = GLOSS.exec(item)?.groups ?? {};
  if (!term || !gloss || NO_GLOSS.test(term) || !isKorean(item) || !namesNotion(term) || NOTICE.test(item)) return null;
  if (!pointsNowhere(gloss)) return null;
  const isUse = SERVES_FOR.test(gloss);
  return {
    question: isUse ? draftsText.whatFor(term) : ask.definition(term),
    topic: isUse ? draftsText.use(term) : term,
    answer: draftsText.nominal.test(gloss) ? draftsText.definedBy(term, gloss) : gloss,
    quotes: [item],
    isSure: isUse || draftsText.nominal.test(gloss) || ground.times(term) >= FEWEST + 1,
    worth: WORTH.gloss,
  };
}

/** What a passage's lists ask for. */
export const listWays = (section: Section, ground: Ground): Asked[] =>
  section.lists.flatMap((list) => [
    ...[ofLead(list) ?? ofHeading(list, section) ?? ofTerms(list, section, ground)].filter((one) => one !== null),
    ...(list.isTold ? [] : list.items.flatMap((item) => ofGloss(item, ground) ?? [])),
  ]);
