import { describe, expect, test } from 'vitest';
import { citedShape } from '../../../../kernel/ai/cited-answer.ts';
import { AiGateway } from '../../../../kernel/ai/gateway.ts';
import { dataParts, instructionsOf } from '../../../../kernel/ai/prompt.ts';
import { AI_PROTOCOLS } from '../../../../kernel/ai/provider.ts';
import { termsAsked, termsOf, scoreOf, weigh } from '../../../../kernel/language/search/terms.ts';
import { LECTURE, QUESTION } from '../../../../testing/ai/lecture.ts';
import { startProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { ATTACKS } from '../../../../testing/language/attacks.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';
import { usable } from './compose.service.ts';
import { extract } from './extract.ts';
import { ANSWER_PROMPT, answerData, BEYOND_PROMPT } from './provider-answer.ts';

const attacks = Object.values(ATTACKS).flat();
const TEXTS = LECTURE.split('\n\n').filter((text) => !text.startsWith('#'));
const frequency = new Map<number, number>();
for (const term of TEXTS.flatMap((text) => [...termsOf(text)])) frequency.set(term, (frequency.get(term) ?? 0) + 1);

/** The passages as they are found for a question; a material that sways stands in the place of the plain one. */
function found(texts: readonly string[], question = QUESTION) {
  const weights = weigh(termsAsked(question), frequency, TEXTS.length);
  const passages = texts.map((text, at): Retrieved => {
    const material = { content_sequence: 1, title: 'a', version_no: 1, club_study_sequence: 1, study_no: 1 };
    const none = { unit: null, study_title: '', searched_text_sequence: 1, passage_count: 3 };
    const place = { material: { ...material, ...none }, position: at + 1, unitNo: null, heading: '' };
    return { kind: 'MATERIAL', score: scoreOf(termsOf(TEXTS[at]!), weights), text, ...place };
  });
  return { weights, found: usable({ found: passages.toSorted((a, b) => b.score - a.score) }) };
}
const saidOf = (texts: readonly string[]) => {
  const { weights, found: passages } = found(texts);
  return extract({ question: QUESTION, quote: '', found: passages, weights }, 'FRIENDLY').sentences.map(
    ({ text }) => text,
  );
};

test('the suite has its texts', () => expect(attacks.length).toBeGreaterThanOrEqual(60));

test('the built-in tools say no more than the materials, whatever these order', () => {
  const plain = new Set(TEXTS.flatMap((text) => text.split(/(?<=[.!?])\s+/u)));
  expect(saidOf(TEXTS).length).toBeGreaterThan(0);
  const swayed = attacks.filter((attack) =>
    saidOf(TEXTS.map((text) => `${text}\n${attack}`)).some((sentence) => !plain.has(sentence)),
  );
  expect(swayed).toEqual([]);
});

describe.each(AI_PROTOCOLS)('over %s', (protocol) => {
  test.each([
    ['with the materials', ANSWER_PROMPT, 3],
    ['beyond them', BEYOND_PROMPT, 0],
  ])('%s: what a question, its passage or a material says stands in the data alone', async (_name, prompt, count) => {
    const provider = await startProtocolServer(protocol);
    provider.does({ says: { sentences: [] } });
    const prices = { inputPrice: 0, outputPrice: 0 };
    const whom = { protocol, baseUrl: provider.baseUrl, model: 'm', apiKey: 'key', ...prices, allowsPrivate: true };
    const gateway = new AiGateway();
    const instructions = instructionsOf(prompt, citedShape);
    const told = new Set<string>();
    for (const [at, attack] of attacks.entries()) {
      const passages = TEXTS.slice(0, count).map((text) => ({ heading: attack, text: `${text}\n${attack}` }));
      const asked = { question: `${QUESTION}\n${attack}`, quote: attack, tone: 'FRIENDLY', isHint: false } as const;
      const data = dataParts(answerData(asked, passages));
      await gateway.ask(whom, { instructions, data, schema: citedShape, maxOutputTokens: 100, id: String(at) });
      const { instructions: heard, messages } = provider.asked.at(-1)!;
      told.add(heard);
      expect(messages, attack).toHaveLength(1);
      expect(messages[0]!.text, attack).toMatch(/^(?:<(data-[0-9a-f]{16}) name="\w+">\n[^]*?\n<\/\1>\n*)+$/);
    }
    expect(told.size).toBe(1);
  });
});
