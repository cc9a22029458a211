import { BUILD, changesReader, OfflineCache, mayBeRead } from './offline-cache.ts';
import { openPushed, showPushed, type Shower, type Windows } from './pushed.ts';

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Waiting {
  readonly data: unknown;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown };
}
interface Pressed extends Waiting {
  readonly notification: Notification;
}
/** The part of the worker's own surroundings that is used here: the page's types have none of it. */
interface WorkerScope {
  /** Written by the server before this script. */
  readonly DURE_BUILD: string;
  /** Likewise: the files of the program that pages need after a press. */
  readonly DURE_AHEAD: readonly string[];
  readonly clients: Windows & { claim(): Promise<void> };
  readonly registration: Shower;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const offlineCache = new OfflineCache(scope.DURE_BUILD, {
  origin: location.origin,
  caches,
  fetch: (...given) => fetch(...given),
  now: Date.now,
});

/** So long a page that begins has the network for itself. */
const QUIET_MS = 2_000;
let isAhead: Promise<void> | undefined;
/** Once the page is there: what it may be asked for next, so that a press needs no network. */
const keepAhead = () =>
  (isAhead ??= new Promise((resolve) => setTimeout(resolve, QUIET_MS)).then(() =>
    offlineCache.keepAhead(scope.DURE_AHEAD),
  ));
const NO_PAGE = /^\/(?:api|calendars|assets|icons)\//;

scope.addEventListener('install', (event) => {
  // Without a network for it the worker is of use all the same.
  event.waitUntil(Promise.allSettled([offlineCache.keepShell(), offlineCache.keepBareShell()]));
  void scope.skipWaiting();
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(offlineCache.tidy().then(() => scope.clients.claim()));
  // What pages ask waits for what activating waits for; what is cut off here goes on with the next page.
  void keepAhead();
});
// What a page tells that was there before its worker: the addresses that it has read.
scope.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(offlineCache.readAgain(event.data.map(String)).then(keepAhead));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const isRead = request.method === 'GET';
  if (!isRead && changesReader(pathname)) return event.respondWith(offlineCache.changeReader(request));
  if (!isRead || !mayBeRead(pathname)) return;
  // Downloads and calendars are addresses as well, but no pages; a frame shows what is not the reader's.
  if (request.destination === 'document' && !NO_PAGE.test(pathname)) {
    event.waitUntil(keepAhead());
    return event.respondWith(offlineCache.page(request, (work) => event.waitUntil(work)));
  }
  if (pathname.startsWith(BUILD)) return event.respondWith(offlineCache.file(request));
  const asksForJson = request.headers.get('accept') === 'application/json';
  if (asksForJson && pathname.startsWith('/api/v1/')) event.respondWith(offlineCache.answer(request));
});

scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope.registration, event.data)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(scope.clients, location.origin, event.notification.data));
});
