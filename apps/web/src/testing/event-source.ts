import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands in for the browser's: the test says what arrives. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this);
  }
}

/** Installs it; answers what can be done to the page's one stream. */
export function fakeStream() {
  FakeEventSource.open = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  const only = () => {
    const [stream, ...others] = FakeEventSource.open;
    if (!stream || others.length > 0) throw new Error(`${FakeEventSource.open.length} streams are open`);
    return stream;
  };
  return {
    addresses: () => FakeEventSource.open.map(({ url }) => url),
    send: (event: HeardEvent) =>
      act(() => only().dispatchEvent(new MessageEvent('change', { data: JSON.stringify(event) }))),
    /** The connection breaks, and the browser makes it again. */
    breakAndReturn: () =>
      act(() => {
        only().dispatchEvent(new Event('error'));
        only().dispatchEvent(new Event('open'));
      }),
  };
}
