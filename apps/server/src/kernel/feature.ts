import type { FastifyInstance } from 'fastify';
import type { Route } from './http/route.ts';
import type { Job } from './jobs/job.ts';
import type { Services } from './unit.ts';

/** What one area of the product brings to the program. */
export interface Feature {
  /** As its folders are called, and its calls are tagged in the API document. */
  readonly name: string;
  /** What its calls are about, in the API document. */
  readonly about: string;
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job[];
  /** Answers what is no call of the API: pages and pictures. */
  readonly serve?: (app: FastifyInstance, services: Services) => void | Promise<void>;
}
