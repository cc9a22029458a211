import { z } from 'zod';
import { readPrompt } from '../../kernel/ai/prompt.ts';
import { saysNothing } from '../../kernel/language/grading/says-nothing.ts';
import type { Passages } from '../../kernel/language/search/passages.ts';
import { type BriefTask, type Found, type FoundGroup, inOrder, typicalOf } from './brief-found.ts';
import { passageAbout, passageOf } from './passages.policy.ts';

export const BRIEF_PROMPT = readPrompt(import.meta.url, 'brief');
export const BRIEF_OUTPUT_TOKENS = 4000;
/** What is sent: answers spread evenly over all of them, each as far as it tells a thought. */
const [MOST_SENT, LETTERS_OF_ANSWER] = [120, 400];
const PASSAGES = 12;
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
  /** The same of passages. */
  readonly passages: readonly number[];
  readonly silentCount: number;
}

/** What a provider is given: numbered answers and passages, nothing that says who wrote what. */
export function briefQuestion({ quiz, answers, passages }: BriefTask, search: Passages): BriefQuestion {
  const spoken = answers.flatMap(({ text }, at) => (saysNothing(text) ? [] : [at]));
  const step = Math.max(1, spoken.length / MOST_SENT);
  const sent = Array.from({ length: Math.min(MOST_SENT, spoken.length) }, (_, at) => spoken[Math.floor(at * step)]!);
  const about = `${quiz.question} ${quiz.model_answer}`;
  const near = search.find(about, PASSAGES).map(({ at }) => at);
  const numbered = (texts: readonly string[]) => JSON.stringify(texts.map((text, at) => ({ no: at + 1, text })));
  const data = {
    question: quiz.question,
    modelAnswer: quiz.model_answer,
    passages: near.length === 0 ? '' : numbered(near.map((at) => passages[at]!.text)),
    answers: numbered(sent.map((at) => [...answers[at]!.text].slice(0, LETTERS_OF_ANSWER).join(''))),
  };
  return {
    data: Object.fromEntries(Object.entries(data).filter(([, text]) => text !== '')),
    sent,
    passages: near,
    silentCount: answers.length - spoken.length,
  };
}

/** What the provider said, as far as it holds: no answer twice or that was not sent, no group of one, no quote that is none. */
export function foundOf(task: BriefTask, search: Passages, question: BriefQuestion, reply: BriefReply): Found {
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
    const passage = group.passage === null ? undefined : task.passages[passages[group.passage - 1] ?? -1];
    const quote = group.quote.trim();
    return [
      {
        name: group.name,
        title: group.title,
        isRight: group.isRight,
        count: places.length,
        typical: typicalOf(task.answers, [...named, ...places]),
        passage:
          passage && quote !== '' && passage.text.includes(quote)
            ? passageOf(task, passage, quote)
            : passageAbout(task, search, `${group.title} ${group.name}`),
        ask: group.ask.trim(),
      },
    ];
  });
  return { groups: inOrder(groups), silentCount, otherCount: sent.length - taken.size };
}
