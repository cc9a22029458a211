/** Named by the server in every answer that may be kept: whose it is. */
const READER = 'x-reader';
const KEPT_AT = 'x-kept-at';
/** Where the page lives that opens at any address without a network. */
const SHELL_PATH = '/offline';

const MAX_KEPT = 200;
const MAX_FILES = 400;
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
export class Keeper {
  readonly #around: Surroundings;
  readonly #shell: string;
  readonly #bare: string;
  readonly #files: string;
  readonly #prefix: string;
  #reader: string | undefined;
  /** Goes on with each log-in and log-out: what was asked before is kept no more. */
  #turn = 0;

  constructor(build: string, around: Surroundings) {
    this.#around = around;
    this.#shell = new URL(SHELL_PATH, around.origin).href;
    this.#bare = `bare-${build}`;
    this.#files = `files-${build}`;
    this.#prefix = `kept-${build}-`;
  }

  /** Ends what other builds kept. */
  async tidy(): Promise<void> {
    for (const name of await this.#around.caches.keys())
      if (name !== this.#files && name !== this.#bare && !name.startsWith(this.#prefix))
        await this.#around.caches.delete(name);
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

  async #forget(except?: string): Promise<void> {
    for (const name of await this.#around.caches.keys())
      if (name.startsWith('kept-') && name !== except) await this.#around.caches.delete(name);
  }

  async #keep(key: string, answer: Response, turn: number): Promise<void> {
    const reader = answer.headers.get(READER);
    if (reader === null || turn !== this.#turn || hasSecret(key)) return;
    const name = this.#prefix + reader;
    if (this.#reader !== reader) {
      // Said first: what comes for the one before from now on finds that it is late.
      this.#reader = reader;
      await this.#forget(name);
    }
    if (answer.status !== 200) return;
    const body = await answer.clone().blob();
    if (turn !== this.#turn || this.#reader !== reader) return;
    const cache = await this.#around.caches.open(name);
    // Put anew at the end: what was read longest ago goes first.
    await cache.delete(key);
    await cache.put(key, new Response(body, { headers: this.#headersOf(answer) }));
    await trim(cache, MAX_KEPT);
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
      if (name.startsWith(this.#prefix)) await (await this.#around.caches.open(name)).delete(key);
  }

  async #recall(key: string): Promise<Response | undefined> {
    const names = (await this.#around.caches.keys()).filter((name) => name.startsWith(this.#prefix));
    const [only] = names;
    if (only === undefined || names.length > 1) return undefined;
    const found = await (await this.#around.caches.open(only)).match(key);
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

/** Without what stands behind a `#`: in links of mail that is a secret. */
const addressOf = ({ url }: Request): string => url.replace(/#.*$/s, '');

async function trim(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
