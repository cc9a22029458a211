import { z } from 'zod';

export const HEAD = 'head.json';
export const TABLES = 'tables.json';
export const END = 'end.json';
export const ROWS = 'rows/';
export const JOBS = 'jobs.json';

/** What an archive says of itself first. */
export const archiveHead = z.object({
  format: z.literal('dure-tenant'),
  version: z.literal(1),
  tenantId: z.uuid(),
  uri: z.string(),
  name: z.string(),
  /** The last migration of the installation: the other one has to have the same. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
});
export type ArchiveHead = z.output<typeof archiveHead>;

/** Before the rows: of each table how many there are, and their sum. */
export const tableSums = z.record(z.string(), z.object({ rows: z.int(), sum: z.string() }));
export type TableSums = z.output<typeof tableSums>;

/** Work that waited in the queue. */
export const waitingJobs = z.array(
  z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), memberId: z.string().nullable() }),
);

/** Last of all: without it the archive is not whole. */
export const archiveEnd = z.object({ files: z.int(), missing: z.array(z.string()) });
