import { z } from 'zod';
import { readPrompt } from '../../../kernel/ai/prompt.ts';
import { saysNothing } from '../../../kernel/language/grading/says-nothing.ts';
import { Passages } from '../../../kernel/language/search/passages.ts';
import type { NearPassage } from './brief-work.ts';
import { type BriefTask, type Found, type FoundGroup, inOrder, typicalOf } from './brief-found.ts';
import { passageOf } from './passages.policy.ts';

export const BRIEF_PROMPT = readPrompt(import.meta.url, 'brief');
export const BRIEF_OUTPUT_TOKENS = 4000;
/** What is sent: answers spread evenly over all of them, each as far as it tells a thought. */
const [MOST_SENT, LETTERS_OF_ANSWER] = [120, 400];
/** Passages that are sent. */
export const PASSAGES = 12;
const FEWEST_MEMBERS = 2;

const no = z.number().int();
export const briefShape = z.object({
  groups: z
    .array(
      z.object({
        name: z.string().min(1).max(60),
        title: z.string().min(1).max(200),
        isRight: z.boolean(),
        answers: z.array(no).max(MOST_SENT),
        typical: z.array(no).max(5),
        passage: no.nullable(),
        quote: z.string().max(600),
        ask: z.string().max(300),
      }),
    )
    .max(8),
});
export type BriefReply = z.output<typeof briefShape>;

export interface BriefQuestion {
  readonly data: Readonly<Record<string, string>>;
  /** Places, among the answers of the task, of those that are sent; their numbers count from 1. */
  readonly sent: readonly number[];
  /** The passages that are sent, numbered likewise. */
  readonly passages: readonly NearPassage[];
  readonly silentCount: number;
}

/** What a provider is given: numbered answers and passages, nothing that says who wrote what. */
export function briefQuestion({ quiz, answers }: BriefTask, passages: readonly NearPassage[]): BriefQuestion {
  const spoken = answers.flatMap(({ text }, at) => (saysNothing(text) ? [] : [at]));
  const step = Math.max(1, spoken.length / MOST_SENT);
  const sent = Array.from({ length: Math.min(MOST_SENT, spoken.length) }, (_, at) => spoken[Math.floor(at * step)]!);
  const numbered = (texts: readonly string[]) => JSON.stringify(texts.map((text, at) => ({ no: at + 1, text })));
  const data = {
    question: quiz.question,
    modelAnswer: quiz.model_answer,
    passages: passages.length === 0 ? '' : numbered(passages.map(({ text }) => text)),
    answers: numbered(sent.map((at) => [...answers[at]!.text].slice(0, LETTERS_OF_ANSWER).join(''))),
  };
  return {
    data: Object.fromEntries(Object.entries(data).filter(([, text]) => text !== '')),
    sent,
    passages,
    silentCount: answers.length - spoken.length,
  };
}

/** The words that were quoted, where they stand in the passage; otherwise its sentence that is nearest to the group. */
function sentenceIn(text: string, { quote, title, name }: BriefReply['groups'][number]): string {
  const said = quote.trim();
  if (said !== '' && text.includes(said)) return said;
  return new Passages([text]).find(`${title} ${name}`, 1)[0]?.sentence ?? text;
}

/** What the provider said, as far as it is valid: no repeated or unknown answer, no group of one, no invented quote. */
export function foundOf(task: BriefTask, question: BriefQuestion, reply: BriefReply): Found {
  const { sent, passages, silentCount } = question;
  const taken = new Set<number>();
  const groups = reply.groups.flatMap((group): FoundGroup[] => {
    const places = [...new Set(group.answers)].flatMap((one) => {
      const at = sent[one - 1];
      return at === undefined || taken.has(at) ? [] : [at];
    });
    if (places.length < FEWEST_MEMBERS) return [];
    for (const at of places) taken.add(at);
    const named = group.typical.flatMap((one) => (places.includes(sent[one - 1]!) ? [sent[one - 1]!] : []));
    const near = group.passage === null ? undefined : passages[group.passage - 1];
    return [
      {
        name: group.name,
        title: group.title,
        isRight: group.isRight,
        count: places.length,
        typical: typicalOf(task.answers, [...named, ...places]),
        passage: near ? passageOf(task, task.passages[near.at]!, sentenceIn(near.text, group)) : null,
        ask: group.ask.trim(),
      },
    ];
  });
  return { groups: inOrder(groups), silentCount, otherCount: sent.length - taken.size };
}
