import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';

const LINES_TYPE = 'application/x-ndjson; charset=utf-8';

/** Whether a caller wants an answer as it is made, a line of JSON for each part. */
export const wantsLines = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/x-ndjson') ?? false;

/** An answer in lines, which begins with its first one: until then it can still be refused. */
export class Lines {
  readonly #reply: FastifyReply;
  readonly #write: (value: unknown) => string;
  #stream: PassThrough | undefined;

  constructor(reply: FastifyReply, write: (value: unknown) => string) {
    this.#reply = reply;
    this.#write = write;
  }

  get isBegun(): boolean {
    return this.#stream !== undefined;
  }

  tell(part: unknown): void {
    if (!this.#stream) {
      this.#stream = new PassThrough();
      // What a proxy holds back comes all at once.
      void this.#reply.type(LINES_TYPE).header('x-accel-buffering', 'no').send(this.#stream);
    }
    this.#stream.write(`${this.#write(part)}\n`);
  }

  end(whole: unknown): FastifyReply {
    this.tell(whole);
    this.#stream!.end();
    return this.#reply;
  }

  /** Who listens learns that nothing more comes. */
  breakOff(): FastifyReply {
    this.#stream!.destroy();
    return this.#reply;
  }
}
