import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { HeardEvent } from '@dure/contract/platform/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getAnswer, getAnswerRoom, listAnswers } from '../../../api/answering/answers/answers.reads.ts';
import { listHelped } from '../../../api/answering/answers/helped.reads.ts';
import { useLive } from '../../../kernel/live.ts';
import { dropAnchor } from './peers/answer-anchor.ts';
import type { PeerList } from './peers/peer-list.ts';
import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import { changeCards, knownCards } from './answers.cache.ts';
import { refreshCounts, refreshPage } from './room-refresh.ts';

/** Many pages hear of the same thing: they ask one after another, each once for all that happened meanwhile. */
const ASK_MS = { least: 300, spread: 700 };
/** The whole is asked for at most so often. */
const CATCH_UP_MS = 5_000;

export interface RoomLive {
  /** How many answers there are that the list does not show yet. */
  readonly newCount: number;
  /** Answers on the page whose text has changed since it was fetched. */
  readonly revised: ReadonlySet<number>;
  readonly showRevised: (answerSequence: number, memberUUID: string) => Promise<void>;
  /** The list begins anew, with all that is there. */
  readonly refresh: () => void;
}

/**
 * Keeps the room up to date while others act. Counts change in place; what would move or replace what is being read
 * waits until the reader asks for it.
 */
export function useRoomLive(
  address: QuizAddress,
  room: AnswerRoom,
  list: PeerList,
  myId: string | null,
  onReplies: () => void,
): RoomLive {
  const client = useQueryClient();
  const [newAnswers, setNewAnswers] = useState<ReadonlySet<number>>(new Set());
  const [missed, setMissed] = useState(0);
  const [revised, setRevised] = useState<ReadonlySet<number>>(new Set());
  const changed = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const catching = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caughtUp = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(catching.current);
    },
    [],
  );

  const own = { sequence: room.clubQuizAnswerSequence, memberId: myId };
  const ask = () => {
    timer.current = undefined;
    const sequences = [...changed.current];
    changed.current.clear();
    // What cannot be fetched now is fetched with the next event or the next visit.
    for (const sequence of sequences) refreshCounts(client, address, sequence, own).catch(() => {});
  };
  const askSoon = (answerSequence: number) => {
    changed.current.add(answerSequence);
    timer.current ??= setTimeout(ask, ASK_MS.least + Math.random() * ASK_MS.spread);
  };
  const catchUp = async () => {
    onReplies();
    void client.invalidateQueries({ queryKey: getAnswerRoom.key({ params: address }) });
    if (!room.can.seePeers) return;
    const missing = await refreshPage(client, address, list);
    setNewAnswers(new Set());
    setMissed(missing);
  };
  const catchUpSoon = () => {
    const rested = caughtUp.current + CATCH_UP_MS - Date.now();
    catching.current ??= setTimeout(
      () => {
        catching.current = undefined;
        caughtUp.current = Date.now();
        catchUp().catch(() => {});
      },
      Math.max(rested, 0) + Math.random() * ASK_MS.spread,
    );
  };
  const hear = (event: HeardEvent) => {
    if (event.kind === 'resync') return catchUpSoon();
    // Who is writing listens for itself.
    if (event.kind === 'writing') return;
    if (!('quizSequence' in event)) return;
    if (event.quizSequence !== address.quiz || event.clubSequence !== address.club) return;
    if (event.kind === 'influence')
      return void client.invalidateQueries({ queryKey: listHelped.key({ params: { club: address.club } }) });
    if (event.kind === 'grading')
      return void client.invalidateQueries({ queryKey: getAnswerRoom.key({ params: address }) });
    const { kind, clubQuizAnswerSequence: sequence, isMine } = event;
    const isKnown = knownCards(client, address).some((card) => card.clubQuizAnswerSequence === sequence);
    if (kind === 'answer' || kind === 'revision') {
      // Another window of one's own has submitted.
      if (isMine) void client.invalidateQueries({ queryKey: getAnswerRoom.key({ params: address }) });
      else if (isKnown) setRevised((old) => new Set(old).add(sequence));
      else if (kind === 'answer') setNewAnswers((old) => new Set(old).add(sequence));
      return;
    }
    askSoon(sequence);
    if (kind === 'reply') onReplies();
  };
  // Before one's own pre-answer there is nothing to hear of the others' answers.
  useLive(room.can.seePeers ? address : undefined, hear);

  return {
    newCount: newAnswers.size + missed,
    revised,
    async showRevised(answerSequence, memberUUID) {
      const now = await getAnswer.ask({ params: { ...address, memberUUID } });
      changeCards(client, address, (card) => (card.clubQuizAnswerSequence === answerSequence ? now : card));
      setRevised((old) => new Set([...old].filter((one) => one !== answerSequence)));
    },
    refresh() {
      dropAnchor(address);
      setNewAnswers(new Set());
      setMissed(0);
      setRevised(new Set());
      void client.invalidateQueries({ queryKey: listAnswers.key({ params: address }) });
    },
  };
}
