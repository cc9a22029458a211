import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../../../kernel/unit.ts';
import { findReading } from './reading.queries.ts';

const POLL_MS = 100;

/** Waits while a content is being read, holding no connection; answers what came of it, or nothing where it is gone. */
export async function untilRead({ database }: Services, tenantId: string, content: number) {
  for (;;) {
    const [[reading]] = await database.read(tenantId, findReading(tenantId, content));
    if (reading?.reading_state !== 'WAITING' && reading?.reading_state !== 'READING') return reading;
    await setTimeout(POLL_MS);
  }
}
