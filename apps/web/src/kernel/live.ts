import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { useEffect, useRef } from 'react';
import { dropPrefetched } from './calls/prefetched-answers.ts';
import { currentSession, isInside } from './session.ts';

/** Where a page is, as far as others act there: a quiz, or with `club` alone a club that one manages. */
export interface LivePlace {
  readonly club: number;
  readonly quiz?: number;
}
type Listener = (event: HeardEvent) => void;

/** A browser gives a site six connections: what nobody looks at holds none, after a moment. */
const HIDDEN_MS = 20_000;
const RETRY_MS = { first: 5_000, max: 60_000 };
const RESYNC: HeardEvent = { kind: 'resync', isMine: false };

const listeners = new Set<Listener>();
const places: LivePlace[] = [];
let stream: EventSource | undefined;
let address: string | undefined;
let failures = 0;
/** Something may have happened while nobody listened. */
let hasGap = false;
let planned: ReturnType<typeof setTimeout> | undefined;

const tell = (event: HeardEvent) => {
  dropPrefetched();
  for (const listener of listeners) listener(event);
};

function addressNow(): string | undefined {
  if (listeners.size === 0 || !isInside(currentSession()) || typeof EventSource === 'undefined') return undefined;
  const place = places.at(-1);
  const query = new URLSearchParams(
    Object.entries(place ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `/api/v1/live?${query}` : '/api/v1/live';
}

function close(): void {
  stream?.close();
  stream = undefined;
  address = undefined;
}

function open(to: string): void {
  const opened = new EventSource(to);
  stream = opened;
  address = to;
  opened.addEventListener('open', () => {
    failures = 0;
    if (hasGap) tell(RESYNC);
    hasGap = false;
  });
  opened.addEventListener('change', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as HeardEvent));
  opened.addEventListener('error', () => {
    if (stream !== opened) return;
    hasGap = true;
    // The browser tries again by itself, but not after a refusal.
    if (opened.readyState !== EventSource.CLOSED) return;
    close();
    const wait = Math.min(RETRY_MS.first * 2 ** failures, RETRY_MS.max);
    failures += 1;
    plan(wait * (0.5 + Math.random()));
  });
}

/** Holds the stream that the page needs now, or none. */
function settle(): void {
  const wanted = addressNow();
  if (wanted === address) return;
  close();
  if (wanted !== undefined) open(wanted);
}

function plan(afterMs: number): void {
  clearTimeout(planned);
  planned = setTimeout(settle, afterMs);
}

function follow(): void {
  if (document.visibilityState === 'visible') return plan(0);
  clearTimeout(planned);
  planned = setTimeout(() => {
    if (!stream) return;
    hasGap = true;
    close();
  }, HIDDEN_MS);
}

function leave(): void {
  if (!stream) return;
  hasGap = true;
  close();
}

function watchPage(): void {
  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', follow);
  addEventListener('online', follow);
}

function unwatchPage(): void {
  document.removeEventListener('visibilitychange', follow);
  removeEventListener('pagehide', leave);
  removeEventListener('pageshow', follow);
  removeEventListener('online', follow);
}

/**
 * Hears what others do, while the page is open and looked at: all listeners of a page share one stream. After a gap a
 * `resync` comes. Without a place only what concerns the member is heard.
 */
export function useLive(place: LivePlace | undefined, listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const { club, quiz } = place ?? {};
  useEffect(() => {
    const hear: Listener = (event) => latest.current(event);
    const here = club === undefined ? undefined : { club, ...(quiz !== undefined && { quiz }) };
    if (listeners.size === 0) watchPage();
    listeners.add(hear);
    if (here) places.push(here);
    plan(0);
    return () => {
      listeners.delete(hear);
      if (here) places.splice(places.indexOf(here), 1);
      if (listeners.size === 0) unwatchPage();
      plan(0);
    };
  }, [club, quiz]);
}
