/** Tells once that an outside service is away and once that it is back, however many calls find out. */
export class Outages {
  readonly #away = new Set<string>();
  readonly #tell: (sentence: string, error?: Error) => void;

  constructor(tell: (sentence: string, error?: Error) => void = () => {}) {
    this.#tell = tell;
  }

  /** `service` stands at the beginning of a sentence; `meanwhile` says what becomes of what was to go there. */
  failed(service: string, error: Error, meanwhile: string): void {
    if (this.#away.has(service)) return;
    this.#away.add(service);
    this.#tell(`${service} is away: ${meanwhile}.`, error);
  }

  worked(service: string): void {
    if (this.#away.delete(service)) this.#tell(`${service} is back.`);
  }
}
