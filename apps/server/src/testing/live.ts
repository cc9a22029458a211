import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import type { TestServer } from './server.ts';

/** A page's stream of events, read as a browser reads it. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** What it heard so far, without the notifications to its member. */
  readonly events: HeardEvent[];
  readonly notifications: HeardEvent[];
  /** Resolves when the server ended it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Listens on a free port; answers the address. */
export const listen = ({ app }: Pick<TestServer, 'app'>): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' });

export async function openStream(url: string, token: string, search = '', host = 'localhost'): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/v1/live${search}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-host': host },
    signal: leaving.signal,
  });
  const events: HeardEvent[] = [];
  const notifications: HeardEvent[] = [];
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop()!;
      for (const message of messages) {
        const data = /^data: (.*)$/m.exec(message)?.[1];
        if (data === undefined) continue;
        const event = JSON.parse(data) as HeardEvent;
        (event.kind === 'notification' ? notifications : events).push(event);
      }
    }
  };
  const ended = isStream
    ? read().catch(() => {})
    : response.arrayBuffer().then(
        () => {},
        () => {},
      );
  return {
    status: response.status,
    headers: response.headers,
    events,
    notifications,
    ended,
    leave: () => leaving.abort(),
  };
}
