import type { AiProtocol } from '../../kernel/ai/provider.ts';

const USAGE = { input: 1000, output: 200 };

/** An answer as the protocol frames it; text that is no object stands as it is, as broken JSON would. */
export function frame(protocol: AiProtocol, says: unknown): object {
  const text = typeof says === 'string' ? says : JSON.stringify(says);
  if (protocol === 'openai') {
    return {
      id: 'c1',
      object: 'chat.completion',
      created: 0,
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
      usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
    };
  }
  const isText = typeof says === 'string';
  return {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [isText ? { type: 'text', text } : { type: 'tool_use', id: 't1', name: 'json', input: says }],
    stop_reason: isText ? 'end_turn' : 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  };
}

const PIECE = 24;

/** The same as server-sent events, the text in pieces. */
export function* framesOf(protocol: AiProtocol, text: string): Generator<string> {
  const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? [];
  if (protocol === 'openai') {
    const chunk = (rest: object) =>
      data({ id: 'c1', object: 'chat.completion.chunk', created: 0, model: 'm', ...rest });
    for (const content of pieces)
      yield chunk({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
    yield chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    const usage = { prompt_tokens: USAGE.input, completion_tokens: USAGE.output };
    yield chunk({ choices: [], usage: { ...usage, total_tokens: USAGE.input + USAGE.output } });
    yield 'data: [DONE]\n\n';
    return;
  }
  const event = (one: { readonly type: string }) => `event: ${one.type}\n${data(one)}`;
  const about = { id: 'm1', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null };
  const message = { ...about, stop_sequence: null, usage: { input_tokens: USAGE.input, output_tokens: 1 } };
  yield event({ type: 'message_start', message } as { type: string });
  const block = { type: 'tool_use', id: 't1', name: 'json', input: {} };
  yield event({ type: 'content_block_start', index: 0, content_block: block } as { type: string });
  for (const partial_json of pieces) {
    const delta = { type: 'input_json_delta', partial_json };
    yield event({ type: 'content_block_delta', index: 0, delta } as { type: string });
  }
  yield event({ type: 'content_block_stop', index: 0 } as { type: string });
  const delta = { stop_reason: 'tool_use', stop_sequence: null };
  yield event({ type: 'message_delta', delta, usage: { output_tokens: USAGE.output } } as { type: string });
  yield event({ type: 'message_stop' });
}
