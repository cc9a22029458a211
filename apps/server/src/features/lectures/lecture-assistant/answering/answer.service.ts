import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import type { Services } from '../../../../kernel/unit.ts';
import { assistantView, findAssistant } from '../../lecture-clubs/lecture-clubs.public.ts';
import { assistantChange } from '../lecture-assistant.changes.ts';
import {
  breakOff,
  findMessage,
  keepProgress,
  type Progress,
  takeTurn,
  recordHeartbeat,
  type Turn,
} from '../messages.queries.ts';
import { compose, searchFor, type Asked } from './compose.service.ts';

/** So often whoever answers says that they are there. */
const BEAT_MS = 5_000;
const NOTHING_YET = { sentences: [], sources: [], isBeyond: false, model: null, stop: null } as const;

type Keep = (progress: Progress) => Promise<unknown>;

async function work(services: Services, turn: Turn, keep: Keep, stop: AbortSignal): Promise<void> {
  const { tenantId, assistantMessageSequence } = turn;
  const [[row]] = await services.database.read(tenantId, findMessage(tenantId, assistantMessageSequence));
  const [[settings]] = await services.database.read(tenantId, findAssistant(tenantId, row!.club_sequence));
  const assistant = assistantView(settings);
  const asked: Asked = {
    tenantId,
    memberId: row!.member_id,
    clubSequence: row!.club_sequence,
    studySequence: row!.club_study_sequence,
    scope: row!.scope as AssistantScope,
    question: row!.question,
    quote: row!.quote,
    withNotes: row!.with_notes,
    // Whoever asks again after a hint gets the answer.
    isHint: assistant.hintsFirst && turn.turn === 1,
    settings: assistant,
    key: `assistant:${assistantMessageSequence}`,
    stop,
  };
  const retrieval = await searchFor(services, asked);
  const { materialCount } = retrieval;
  await keep({ ...NOTHING_YET, state: 'ANSWERING', materialCount });
  // In their order: what came later is not overwritten by what came before.
  let kept: Promise<unknown> = Promise.resolve();
  const composed = await compose(services, asked, retrieval, (progress) => {
    kept = kept.then(() => keep({ ...progress, materialCount }));
    kept.catch(() => {});
  });
  await kept;
  await keep({ ...composed, materialCount });
}

/** What this server answers just now. */
const underWay = new Map<string, AbortController>();
const nameOf = ({ tenantId, assistantMessageSequence }: Omit<Turn, 'turn'>) =>
  `${tenantId}/${assistantMessageSequence}`;

/** Ends the provider's call for a message that was stopped; a server that is not asked notices by its next beat. */
export const endAnswering = (of: Omit<Turn, 'turn'>): void => underWay.get(nameOf(of))?.abort();

/**
 * Answers a message unless somebody does, and tells its asker's pages. What a server that dies leaves is known by its silence:
 * it is shown as broken off, with what came.
 */
export async function answerMessage(services: Services, given: Turn): Promise<void> {
  const { database, clock } = services;
  const { tenantId } = given;
  const taken = await database.transaction(tenantId, (transaction) => transaction.first(takeTurn(given, clock.now())));
  if (!taken) return;
  const turn: Turn = { ...given, turn: given.turn + 1 };
  const stopping = new AbortController();
  underWay.set(nameOf(turn), stopping);
  const write = (query: ReturnType<typeof keepProgress | typeof breakOff>) =>
    database.transaction(tenantId, async (transaction) => {
      const kept = await transaction.first(query);
      if (kept) transaction.announce(assistantChange(kept.member_id, turn.assistantMessageSequence));
      // It was stopped, or another one has taken it up.
      else stopping.abort();
    });
  const alive = setInterval(() => {
    // Where the database is away nobody else takes it up either.
    database
      .transaction(tenantId, (transaction) => transaction.change(recordHeartbeat(turn, clock.now())))
      .then(
        (isMine) => isMine === 0 && stopping.abort(),
        () => {},
      );
  }, BEAT_MS);
  try {
    await work(services, turn, (progress) => write(keepProgress(turn, progress, clock.now())), stopping.signal);
  } catch (error) {
    await write(breakOff(turn, clock.now()));
    throw error;
  } finally {
    clearInterval(alive);
    if (underWay.get(nameOf(turn)) === stopping) underWay.delete(nameOf(turn));
  }
}
