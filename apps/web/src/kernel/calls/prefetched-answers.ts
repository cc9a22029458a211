type Answers = Readonly<Record<string, unknown>>;

interface Coming {
  /** Addresses of calls whose answers nobody has taken yet. */
  readonly open: Set<string>;
  readonly answers: Promise<Answers>;
}

/** Whoever asks later asks for what is true then. */
const LIFETIME_MS = 5_000;
let coming: Coming | undefined;

/** Says which calls are being answered together. What comes along besides, because it follows from their answers, counts, too. */
export function addPrefetch(addresses: readonly string[], asked: Promise<Answers>): void {
  // Refused as a whole, it is asked for call by call, and each says why.
  const its: Coming = { open: new Set(addresses), answers: asked.catch(() => ({})) };
  coming = its;
  void its.answers.then((found) => {
    for (const address of Object.keys(found)) if (!addresses.includes(address)) its.open.add(address);
    setTimeout(() => its.open.clear(), LIFETIME_MS);
  });
}

/** The answer of a call that is asked together with others, once; undefined where none is on its way. */
export function takePrefetched(address: string): Promise<{ readonly answer?: unknown }> | undefined {
  const its = coming;
  if (!its?.open.has(address)) return undefined;
  // Whoever goes and comes back while it is on its way still gets it.
  return its.answers.then((found) => {
    its.open.delete(address);
    return address in found ? { answer: found[address] } : {};
  });
}

/** Something has changed since it was asked. */
export function dropPrefetched(): void {
  coming = undefined;
}
