import type { ChatbotAbout, ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import type { Envelope } from '@dure/contract/http/envelope';
import { currentToken, renewedToken } from './parent-page.ts';

/** What a call was refused with, in a sentence for a person. */
export class Refused extends Error {}

interface Sent {
  readonly body?: object;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** Sent with the chatbot's token alone; where that counts no longer, once more with a new one. */
async function send(
  path: string,
  { body, accept = 'application/json', signal }: Sent,
  isAgain = false,
): Promise<Response> {
  const response = await fetch(new URL(path, location.href), {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    headers: {
      accept,
      authorization: `Bearer ${currentToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.status === 401 && !isAgain) {
    await renewedToken();
    return send(path, { ...(body && { body }), accept, ...(signal && { signal }) }, true);
  }
  if (!response.ok) throw new Refused(((await response.json()) as Envelope).message);
  return response;
}

export async function about(): Promise<ChatbotAbout> {
  const response = await send('/api/v1/chatbot', {});
  return ((await response.json()) as Envelope<ChatbotAbout>).data;
}

export async function handOver(clubSequence: number, question: string): Promise<void> {
  await send('/api/v1/chatbot/handed-over', { body: { clubSequence, question } });
}

/** Asks, and hears the answer as far as it has come; what breaks off in the middle is marked. */
export async function ask(
  asked: { readonly question: string; readonly earlier: readonly string[] },
  onPart: (answer: ChatbotAnswer) => void,
  signal: AbortSignal,
): Promise<void> {
  const sent = { body: asked, accept: 'application/x-ndjson, application/json', signal };
  const response = await send('/api/v1/chatbot/questions', sent);
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let last: ChatbotAnswer | undefined;
  const hear = (line: string) => {
    if (line.trim() === '') return;
    last = (JSON.parse(line) as Envelope<ChatbotAnswer>).data;
    onPart(last);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = done ? '' : lines.pop()!;
      for (const line of lines) hear(line);
      if (done) return;
    }
  } catch (error) {
    if (!last) throw error;
    onPart({ ...last, answerState: 'BROKEN' });
  }
}
