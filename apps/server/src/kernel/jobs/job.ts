import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../unit.ts';
import type { JobDefinition } from './queue.ts';

export interface JobContext {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
}

/** A job of a feature: its name is known before the server runs, its work once there are services. */
export interface Job {
  readonly name: string;
  define(context: JobContext): JobDefinition;
}
