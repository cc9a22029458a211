import type { WritingFailure } from '@dure/contract/authoring/ai-writing/ai-writing.text';
import { AiFailure } from '../../../kernel/ai/failure.ts';
import type { Query } from '../../../kernel/database/database.ts';
import type { Services } from '../../../kernel/unit.ts';
import { passagesOf, untilRead } from '../contents/contents.public.ts';
import { findCodes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { writingChange } from './ai-writing.changes.ts';
import { draftInChild } from './drafting/draft-in-child.ts';
import { keepDraft, listDrafts, type WrittenDraft } from './drafts.queries.ts';
import type { ReadPassage } from './drafting/drafting.ts';
import { writeModelAnswers, writeQuizzes, type Work } from './writers.service.ts';
import { claimWriting, fail, finish, giveBack, holdOn, noteStop, type Claimed, type Turn } from './writings.queries.ts';

const SIGN_OF_LIFE_MS = 10_000;
/** Longer than a worker is silent: whose work this was has died by then. */
const CLAIM_MS = 60_000;
const MAX_ATTEMPTS = 5;

class Stopped extends Error {
  readonly failure: WritingFailure;

  constructor(failure: WritingFailure) {
    super(`Nothing was written: ${failure}`);
    this.failure = failure;
  }
}

/** Waits until the content was read; its passages without what speaks to whoever reads them. */
async function readPassages(services: Services, tenantId: string, content: number): Promise<ReadPassage[]> {
  const reading = await untilRead(services, tenantId, content);
  if (reading?.reading_state === 'FAILED') throw new Stopped(reading.failure as WritingFailure);
  if (reading?.reading_state !== 'READ') throw new Stopped('empty');
  const [rows] = await services.database.read(tenantId, passagesOf(tenantId, content));
  const texts = await draftInChild({ kind: 'clean', texts: rows.flatMap(({ text, heading }) => [text, heading]) });
  const passages = rows.map(({ position, unit_no }, at) => ({
    position,
    unitNo: unit_no,
    // Cleaned by sentences: the number of a heading is one to them.
    heading: texts[2 * at + 1]!.replaceAll('\n', ' '),
    text: texts[2 * at]!,
  }));
  const said = passages.filter(({ text }) => text !== '');
  if (said.length === 0) throw new Stopped('empty');
  return said;
}

async function write(services: Services, tenantId: string, claimed: Claimed, caches: Pick<Work, 'keep' | 'noteStop'>) {
  const { database } = services;
  const {
    writing_sequence: writing,
    member_id: memberId,
    content_sequence: content,
    kind,
    jobs,
    job_levels,
    wanted,
  } = claimed;
  const passages = await readPassages(services, tenantId, content);
  const [codes, drafts] = await database.read(tenantId, findCodes(tenantId), listDrafts(tenantId, [writing]));
  const names = [...withNames(codes, 'JOB', jobs), ...withNames(codes, 'JOB_LEVEL', job_levels)];
  const audience = names.map(({ name }) => name).join(', ');
  const work = { services, tenantId, memberId, writing, audience, passages, ...caches };
  if (kind === 'MODEL_ANSWER')
    return writeModelAnswers(
      work,
      drafts.filter(({ answer }) => answer === null),
    );
  const made = await writeQuizzes(work, wanted);
  if (made === 0) throw new Stopped('nothing');
}

/**
 * Writes what a writing asks for, unless somebody is at it. Each draft is kept when it is there. A server that is
 * killed loses none, and the next one asks a provider for none of them again. The asker's pages hear of each.
 */
export async function workOn(services: Services, tenantId: string, sequence: number): Promise<void> {
  const { database, clock } = services;
  const claimedUntil = () => new Date(clock.now().getTime() + CLAIM_MS);
  const claimed = await database.transaction(tenantId, (transaction) =>
    transaction.first(claimWriting({ tenantId, sequence, now: clock.now(), until: claimedUntil() })),
  );
  if (!claimed) return;
  const turn: Turn = { tenantId, writing: sequence, attempts: claimed.attempts };
  const told = (...queries: Query[]) =>
    database.transaction(tenantId, async (transaction) => {
      transaction.announce(writingChange(claimed.member_id, sequence));
      await transaction.all(...queries);
    });
  if (claimed.attempts > MAX_ATTEMPTS) return told(fail(turn, 'provider'));
  const alive = setInterval(() => {
    database.transaction(tenantId, (transaction) => transaction.change(holdOn(turn, claimedUntil()))).catch(() => {});
  }, SIGN_OF_LIFE_MS);
  try {
    await write(services, tenantId, claimed, {
      keep: (draft: WrittenDraft) => told(keepDraft({ tenantId, writing: sequence }, draft)),
      noteStop: (notice) => told(noteStop(turn, notice)),
    });
    await told(finish(turn));
  } catch (error) {
    if (error instanceof Stopped) return await told(fail(turn, error.failure));
    if (error instanceof AiFailure) return await told(fail(turn, 'provider'));
    await told(giveBack(turn));
    throw error;
  } finally {
    clearInterval(alive);
  }
}
