/** Named by the server in every answer that may be kept: whose it is. */
const READER = 'x-reader';
const KEPT_AT = 'x-kept-at';
/** Where the page lives that opens at any address without a network. */
const SHELL_PATH = '/offline';

const MAX_KEPT = 600;
const MAX_FILES = 400;
/** What is read as a file: so many, and none larger. */
const MAX_PAPERS = 20;
const MAX_PAPER_BYTES = 32 * 1024 * 1024;
/** Where the files of the program lie. */
export const BUILD = '/assets/build/';
/** Of every answer that succeeds; the worker imports nothing. */
const SUCCESS_CODE = '0000';
const JSON_TYPE = 'application/json';
/** So many files of the program are fetched ahead at a time: what the page asks for meanwhile does not wait behind them. */
const AHEAD_AT_ONCE = 3;
const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Not permitted, not there, gone: an answer of 401 ends more than this one. */
const REFUSED: ReadonlySet<number> = new Set([403, 404, 410]);

interface Surroundings {
  /** The site that all is read from. */
  readonly origin: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/**
 * What one browser keeps to be read without a network: the program's files, by build, and the last answers of one reader.
 * With a network the network answers, always; whoever is answered next ends what was kept for another.
 */
export class OfflineCache {
  readonly #around: Surroundings;
  readonly #shell: string;
  readonly #bare: string;
  readonly #files: string;
  readonly #prefix: string;
  readonly #papers: string;
  #reader: string | undefined;
  /** Goes on with each log-in and log-out: what was asked before is kept no more. */
  #turn = 0;

  constructor(build: string, around: Surroundings) {
    this.#around = around;
    this.#shell = new URL(SHELL_PATH, around.origin).href;
    this.#bare = `bare-${build}`;
    this.#files = `files-${build}`;
    this.#prefix = `kept-${build}-`;
    this.#papers = `papers-${build}-`;
  }

  /** Ends what other builds kept. */
  async tidy(): Promise<void> {
    for (const name of await this.#around.caches.keys())
      if (name !== this.#files && name !== this.#bare && !this.#isOwn(name)) await this.#around.caches.delete(name);
  }

  #isOwn(name: string): boolean {
    return name.startsWith(this.#prefix) || name.startsWith(this.#papers);
  }

  /** Fetches the files of the program that pages need after a press, those that are not here yet. */
  async keepAhead(files: readonly string[]): Promise<void> {
    const open = files.map((file) => new URL(file, this.#around.origin).href);
    const fetchOn = async () => {
      for (let url = open.shift(); url !== undefined; url = open.shift())
        await this.file(new Request(url, { priority: 'low' })).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: AHEAD_AT_ONCE }, fetchOn));
  }

  /** Keeps what a page had read before the worker was there, as it is now. */
  async readAgain(urls: readonly string[]): Promise<void> {
    for (const url of new Set(urls)) {
      const { origin, pathname } = new URL(url, this.#around.origin);
      if (origin !== this.#around.origin || !mayBeRead(pathname)) continue;
      const headers = { accept: JSON_TYPE };
      const reading = pathname.startsWith(BUILD)
        ? this.file(new Request(url))
        : pathname.startsWith('/api/')
          ? this.answer(new Request(url, { headers, credentials: 'same-origin' }))
          : this.page(new Request(url, { credentials: 'same-origin' }), () => undefined);
      await reading.catch(() => undefined);
    }
  }

  /** Keeps that page as it is for somebody whom nobody knows: it is left where nothing of a reader is. */
  async keepBareShell(): Promise<void> {
    const answer = await this.#around.fetch(new Request(this.#shell, { credentials: 'omit' }));
    if (answer.status !== 200) return;
    const kept = new Response(await answer.blob(), { headers: this.#headersOf(answer) });
    await (await this.#around.caches.open(this.#bare)).put(this.#shell, kept);
  }

  /** Keeps the page for addresses that were not opened yet, with the files that it starts with. */
  async keepShell(): Promise<void> {
    const turn = this.#turn;
    const answer = await this.#around.fetch(new Request(this.#shell, { credentials: 'same-origin' }));
    const html = await answer.clone().text();
    await this.#keep(this.#shell, answer, turn);
    const files = [...html.matchAll(/\/assets\/build\/[\w./-]+/g)].map(([file]) => file);
    await Promise.all(
      [...new Set(files)].map((file) => this.file(new Request(new URL(file, this.#shell))).catch(() => undefined)),
    );
  }

  /** Ends what was kept, but for that reader of this build. */
  async #forget(reader?: string): Promise<void> {
    const stay = reader === undefined ? [] : [this.#prefix + reader, this.#papers + reader];
    for (const name of await this.#around.caches.keys())
      if (/^(?:kept|papers)-/.test(name) && !stay.includes(name)) await this.#around.caches.delete(name);
  }

  async #keep(key: string, answer: Response, turn: number): Promise<void> {
    const reader = answer.headers.get(READER);
    if (reader === null || turn !== this.#turn || hasSecret(key)) return;
    if (this.#reader !== reader) {
      // Said first: what comes for the one before from now on finds that it is late.
      this.#reader = reader;
      await this.#forget(reader);
    }
    if (answer.status !== 200) return;
    const body = await answer.clone().blob();
    if (turn !== this.#turn || this.#reader !== reader) return;
    const isPaper = !/json|html|text\/plain/.test(body.type);
    if (isPaper && body.size > MAX_PAPER_BYTES) return;
    const cache = await this.#around.caches.open((isPaper ? this.#papers : this.#prefix) + reader);
    const headers = this.#headersOf(answer);
    const put = async (address: string, made: Response) => {
      // Put anew at the end: what was read longest ago goes first.
      await cache.delete(address);
      await cache.put(address, made);
    };
    await put(key, new Response(body, { headers }));
    // Whoever comes to one of these by another way asks for it by itself.
    for (const [address, data] of Object.entries(await answersIn(key, body))) {
      if (!mayBeRead(address)) continue;
      const envelope = JSON.stringify({ code: SUCCESS_CODE, message: '', data });
      const own = new Headers(headers);
      own.set('content-type', JSON_TYPE);
      await put(new URL(address, this.#around.origin).href, new Response(envelope, { headers: own }));
    }
    await trim(cache, isPaper ? MAX_PAPERS : MAX_KEPT);
  }

  #headersOf({ headers }: Response): Headers {
    const kept = new Headers(headers);
    // The body was unpacked on its way here.
    for (const name of ['content-encoding', 'content-length', 'vary']) kept.delete(name);
    const now = new Date(this.#around.now()).toISOString();
    kept.set(KEPT_AT, now);
    // Of its own headers a page can read this one alone.
    kept.set('server-timing', `kept;desc="${now}"`);
    return kept;
  }

  /** What is refused now was perhaps allowed once, and is shown no more. */
  async #drop(key: string): Promise<void> {
    for (const name of await this.#around.caches.keys())
      if (this.#isOwn(name)) await (await this.#around.caches.open(name)).delete(key);
  }

  async #recall(key: string): Promise<Response | undefined> {
    const names = (await this.#around.caches.keys()).filter((name) => this.#isOwn(name));
    const readers = new Set(names.map((name) => name.slice(name.lastIndexOf('-'))));
    if (readers.size !== 1) return undefined;
    let found: Response | undefined;
    for (const name of names) found ??= await (await this.#around.caches.open(name)).match(key);
    const keptAt = Date.parse(found?.headers.get(KEPT_AT) ?? '');
    return this.#around.now() - keptAt < LIFETIME_MS ? found : undefined;
  }

  /** A file of the program: its name changes with what is in it. */
  async file(request: Request): Promise<Response> {
    const cache = await this.#around.caches.open(this.#files);
    const known = await cache.match(request);
    if (known) return known;
    const answer = await this.#around.fetch(request);
    if (answer.status === 200) {
      await cache.put(request, answer.clone());
      await trim(cache, MAX_FILES);
    }
    return answer;
  }

  /** An answer of the API: of the network, or without one as it was last read. */
  async answer(request: Request): Promise<Response> {
    return this.#fromNetwork(request, async () => this.#recall(addressOf(request)));
  }

  /** A page: of the network, or without one as it was last opened, or the one that opens everywhere. */
  async page(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const before = this.#reader;
    const answer = await this.#fromNetwork(
      request,
      async () => (await this.#recall(addressOf(request))) ?? (await this.#recall(this.#shell)) ?? this.#bareShell(),
    );
    if (this.#reader !== before) later(this.keepShell().catch(() => undefined));
    return answer;
  }

  async #bareShell(): Promise<Response | undefined> {
    return (await this.#around.caches.open(this.#bare)).match(this.#shell);
  }

  async #fromNetwork(request: Request, otherwise: () => Promise<Response | undefined>): Promise<Response> {
    const turn = this.#turn;
    let answer: Response;
    try {
      answer = await this.#around.fetch(request);
    } catch (error) {
      const kept = await otherwise();
      if (kept) return kept;
      throw error;
    }
    if (answer.status === 401 && turn === this.#turn) await this.end();
    else await this.#keep(addressOf(request), answer, turn);
    if (REFUSED.has(answer.status)) await this.#drop(addressOf(request));
    return answer;
  }

  /** Somebody logs in or out: from before it nothing is kept, and of what is still under way nothing will be. */
  async changeReader(request: Request): Promise<Response> {
    this.#turn += 1;
    try {
      return await this.#around.fetch(request);
    } finally {
      await this.end();
    }
  }

  async end(): Promise<void> {
    this.#turn += 1;
    this.#reader = undefined;
    await this.#forget();
  }
}

/**
 * Whether who reads may be another once something was written there; whoever has withdrawn leaves nothing on the device either.
 * The log-in page asks for a passkey's challenge by itself: answered after a log-in, it would end what was read since.
 */
export const changesReader = (pathname: string): boolean =>
  /^\/api\/v1\/(?:accounts\/(?!passkeys\/challenge$)|my\/withdrawal$)/.test(pathname);

/** Whether an address opens something to whoever has it, as those in mail do. */
const hasSecret = (address: string): boolean => new URL(address).searchParams.has('token');

/** Without what stands behind a `#`, which in links of mail is a secret; the same question has one address. */
function addressOf({ url }: Request): string {
  const address = new URL(url);
  address.hash = '';
  if (address.pathname.startsWith('/api/')) address.searchParams.sort();
  return address.href;
}

/** Says who the reader is, or holds a token: of these nothing is kept. What is told as it happens never ends. */
export const mayBeRead = (pathname: string): boolean => !/^\/api\/v1\/(?:accounts\/|live\b)/.test(pathname);

const TOGETHER = /\/api\/v1\/pages\/answers$/;
const BOOT = /<script type="application\/json" id="dure-boot">([^<]*)<\/script>/;

/** The answers that came along with a page, or for one, by their addresses. */
async function answersIn(key: string, body: Blob): Promise<Readonly<Record<string, unknown>>> {
  const isTogether = TOGETHER.test(new URL(key).pathname);
  if (!isTogether && !body.type.startsWith('text/html')) return {};
  const text = await body.text();
  const json = isTogether ? text : BOOT.exec(text)?.[1];
  const told = JSON.parse(json ?? '{}') as { data?: { answers?: object }; answers?: object };
  return { ...(isTogether ? told.data?.answers : told.answers) };
}

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
