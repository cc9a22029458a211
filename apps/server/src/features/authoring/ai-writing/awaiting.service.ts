import { errors, type ErrorName } from '@dure/contract/errors';
import { WRITING_FAILURES, type WritingFailure } from '@dure/contract/authoring/ai-writing/ai-writing.text';
import type { AiDraft } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { setTimeout } from 'node:timers/promises';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../kernel/unit.ts';
import { draftView } from './ai-writing.view.ts';
import { listDrafts } from './drafts.queries.ts';
import { workOn } from './writing.service.ts';
import { findWriting } from './writings.queries.ts';

/** A little less than clients wait (specification, section 9: ten minutes). */
export const WAIT_MS = 590_000;
const POLL_MS = 200;

/** What the catalogue has for a failure; `else` where it has nothing of its own. */
function failed(failure: WritingFailure, otherwise: ErrorName): never {
  const { code, message } = WRITING_FAILURES[failure];
  if (code === errors.siteUnsupported.code)
    return refuse('siteUnsupported', { fields: [{ path: 'contentUrl', message }] });
  if (code === errors.invalidUrl.code) return refuse('invalidUrl', { fields: [{ path: 'contentUrl', message }] });
  return refuse(otherwise, { fields: [{ path: 'contentSequence', message }] });
}

/**
 * Does the work of a writing, or waits for whoever does it, and answers its drafts. What is not done in time, or is left by
 * a caller who went away, goes on.
 */
export async function awaitWriting(
  services: Services,
  tenantId: string,
  writing: number,
  otherwise: ErrorName,
  limitMs = WAIT_MS,
): Promise<AiDraft[]> {
  const end = performance.now() + limitMs;
  // What fails is given back: the job goes on with it, and the caller goes on waiting.
  workOn(services, tenantId, writing).catch(() => {});
  while (performance.now() < end) {
    const [[row], drafts] = await services.database.read(
      tenantId,
      findWriting(tenantId, writing),
      listDrafts(tenantId, [writing]),
    );
    if (!row) return refuse('notFound');
    if (row.state === 'FAILED') return failed(row.failure as WritingFailure, otherwise);
    if (row.state === 'DONE') return drafts.map(draftView);
    await setTimeout(POLL_MS);
  }
  return refuse('aiWritingTimeout');
}
