#!/usr/bin/env bash
# ai 7.0.173 (Vercel's AI SDK), seen 2026-11-28 on Node 24.
#
# streamText with an `output` calls its parsePartialOutput with the whole text so far at every text delta. Together the
# characters that are parsed grow with the square of the answer:
#   1,000 characters in  50 deltas:  50 calls,  25,500 characters parsed
#   2,000 characters in 100 deltas: 100 calls, 101,000 characters parsed
#   4,000 characters in 200 deltas: 200 calls, 402,000 characters parsed
# Each part is handed out whole, too. An `output` of one's own whose parsePartialOutput parses only now and then stays
# linear. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ai@7.0.173 zod@4.6.7 >/dev/null 2>&1
cat >stream.mjs <<'JS'
import assert from 'node:assert/strict';
import { Output, streamText } from 'ai';
import { convertArrayToReadableStream, MockLanguageModelV4 } from 'ai/test';
import { z } from 'zod';

async function parsed(characters) {
  const text = JSON.stringify({ answer: 'x'.repeat(characters - '{"answer":""}'.length) });
  const deltas = text.match(/.{1,20}/g);
  const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
  const stream = convertArrayToReadableStream([
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...deltas.map((delta) => ({ type: 'text-delta', id: '1', delta })),
    { type: 'text-end', id: '1' },
    { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage },
  ]);
  const shape = Output.object({ schema: z.object({ answer: z.string() }) });
  const seen = { calls: 0, characters: 0 };
  const output = {
    ...shape,
    parsePartialOutput(given) {
      seen.calls += 1;
      seen.characters += given.text.length;
      return shape.parsePartialOutput(given);
    },
  };
  const model = new MockLanguageModelV4({ doStream: async () => ({ stream }) });
  for await (const _ of streamText({ model, prompt: 'p', output }).partialOutputStream);
  return seen;
}
assert.deepEqual(await parsed(1000), { calls: 50, characters: 25_500 });
assert.deepEqual(await parsed(2000), { calls: 100, characters: 101_000 });
assert.deepEqual(await parsed(4000), { calls: 200, characters: 402_000 });
console.log('as described: twice the answer, four times the characters parsed');
JS
node stream.mjs
