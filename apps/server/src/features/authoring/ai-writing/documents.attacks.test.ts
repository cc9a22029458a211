import { describe, expect, test } from 'vitest';
import { AiGateway } from '../../../kernel/ai/gateway.ts';
import { dataParts, instructionsOf, type Prompt } from '../../../kernel/ai/prompt.ts';
import { AI_PROTOCOLS } from '../../../kernel/ai/provider.ts';
import { startProtocolServer } from '../../../testing/ai/protocol-server.ts';
import { LECTURE, QUESTION } from '../../../testing/ai/lecture.ts';
import { ATTACKS } from '../../../testing/language/attacks.ts';
import { draft, type BuiltInDraft, type ReadPassage } from './drafting/drafting.ts';
import {
  MODEL_ANSWER_PROMPT,
  modelAnswerData,
  modelAnswerShape,
  QUIZZES_PROMPT,
  quizzesData,
  quizzesShape,
} from './provider-drafts.ts';

const attacks = Object.values(ATTACKS).flat();
const TEXTS = LECTURE.split('\n\n').filter((text) => !text.startsWith('#'));
const clean = (texts: readonly string[]) => draft({ kind: 'clean', texts }) as string[];
const poisoned = (attack: string) => clean(TEXTS.map((text) => `${text}\n${attack}`));
const answerFrom = (texts: readonly string[]) =>
  (draft({ kind: 'drafts', headings: [], texts, questions: [QUESTION] }) as BuiltInDraft[])[0]!;

test('the suite has its texts', () => expect(attacks.length).toBeGreaterThanOrEqual(60));

test('the built-in tools take no order of a document into an answer', () => {
  const plain = answerFrom(clean(TEXTS)).answer;
  const changed = attacks.filter((attack) => answerFrom(poisoned(attack)).answer !== plain);
  expect(changed).toEqual([]);
});

test('the built-in tools ask nothing that a document orders', () => {
  const quizzes = (texts: readonly string[]) =>
    (
      draft({ kind: 'drafts', headings: [], texts, questions: Array<null>(20).fill(null) }) as (BuiltInDraft | null)[]
    ).filter((one) => one !== null);
  const plain = quizzes(clean(TEXTS)).map(({ question }) => question);
  const changed = attacks.filter((attack) =>
    quizzes(poisoned(attack)).some(({ question }) => !plain.includes(question)),
  );
  expect(changed).toEqual([]);
});

const REPLY = { answer: '답', keywords: ['낱말'], sources: [] };
const calls: readonly [
  string,
  Prompt,
  Parameters<typeof instructionsOf>[1],
  (passages: ReadPassage[]) => Record<string, string>,
  unknown,
][] = [
  ['model answers', MODEL_ANSWER_PROMPT, modelAnswerShape, (its) => modelAnswerData(QUESTION, '', its), REPLY],
  [
    'quizzes',
    QUIZZES_PROMPT,
    quizzesShape(1),
    (its) => quizzesData(1, '', its),
    { quizzes: [{ ...REPLY, question: '문항' }] },
  ],
];

describe.each(AI_PROTOCOLS)('over %s', (protocol) => {
  test.each(calls)(
    '%s: what a document says stands in the data alone, whatever it says',
    async (_name, prompt, schema, dataOf, says) => {
      const provider = await startProtocolServer(protocol);
      provider.does({ says });
      const whom = {
        protocol,
        baseUrl: provider.baseUrl,
        model: 'm',
        apiKey: 'key',
        inputPrice: 0,
        outputPrice: 0,
        allowsPrivate: true,
      };
      const gateway = new AiGateway();
      const instructions = instructionsOf(prompt, schema);
      const told = new Set<string>();
      for (const [at, attack] of attacks.entries()) {
        // As it stands in the document: also what the built-in tools would have known is not relied on.
        const passages = TEXTS.map((text, place) => ({
          position: place + 1,
          unitNo: null,
          heading: attack,
          text: `${text}\n${attack}`,
        }));
        await gateway.ask(whom, {
          instructions,
          data: dataParts(dataOf(passages)),
          schema,
          maxOutputTokens: 100,
          id: String(at),
        });
        const { instructions: heard, messages } = provider.asked.at(-1)!;
        told.add(heard);
        expect(messages, attack).toHaveLength(1);
        expect(messages[0]!.text, attack).toMatch(/^(?:<(data-[0-9a-f]{16}) name="\w+">\n[^]*?\n<\/\1>\n*)+$/);
      }
      expect(told.size).toBe(1);
    },
  );
});

test('of orders that come in dozens nothing is left in a passage', () => {
  const nonsense = /^(?:Lorem ipsum|가나다)/;
  const orders = attacks.filter((attack) => !nonsense.test(attack)).join(' ');
  const left = clean(TEXTS.map((passage) => `${passage} ${orders}`)).flatMap((text, at) =>
    text.split('\n').filter((line) => !TEXTS[at]!.includes(line)),
  );
  // The mark of a fence, without what stood in it.
  expect(left.filter((line) => line !== 'json')).toEqual([]);
});
