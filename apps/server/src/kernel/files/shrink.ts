import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { paint } from './painting.ts';
import type { FileStore } from './store.ts';

/** Small pictures are kept in memory up to this much; browsers keep them for ever anyway. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Narrower copies of kept pictures, made when they are first asked for. Who asks at the same moment waits for the same
 * copy; what was not asked for longest makes room.
 */
export class Shrinker {
  readonly #files: FileStore;
  readonly #maxBytes: number;
  readonly #copies = new Map<string, { readonly copy: Promise<Buffer>; size: number }>();
  #bytes = 0;

  constructor(files: FileStore, maxBytes = MAX_BYTES) {
    this.#files = files;
    this.#maxBytes = maxBytes;
  }

  /** The picture as WebP, at most `width` pixels wide; rejects with `FileMissing` where there is none. */
  get(key: string, width: number): Promise<Buffer> {
    const place = `${width} ${key}`;
    const known = this.#copies.get(place);
    if (known) {
      this.#copies.delete(place);
      this.#copies.set(place, known);
      return known.copy;
    }
    const entry = { copy: this.#shrink(key, width), size: 0 };
    this.#copies.set(place, entry);
    entry.copy.then(
      ({ length }) => {
        entry.size = length;
        this.#bytes += length;
        this.#makeRoom();
      },
      () => this.#copies.delete(place),
    );
    return entry.copy;
  }

  async #shrink(key: string, width: number): Promise<Buffer> {
    return paint(async () => {
      const original = await buffer(await this.#files.get(key));
      return sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    });
  }

  #makeRoom(): void {
    for (const [place, { size }] of this.#copies) {
      if (this.#bytes <= this.#maxBytes) return;
      if (size === 0) continue;
      this.#copies.delete(place);
      this.#bytes -= size;
    }
  }
}
