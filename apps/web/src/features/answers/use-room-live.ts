import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import type { HeardEvent } from '@dure/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLive } from '../../kernel/live.ts';
import { dropAnchor } from './answer-anchor.ts';
import { fetchAnswer, fetchPeers, peersKey, roomKey, type PeerList, type QuizAddress } from './answers.api.ts';
import { changeCards, knownCards, changeRoom } from './answers.cache.ts';

/** Many pages hear of the same thing: they ask one after another, each once for all that happened meanwhile. */
const ASK_MS = { least: 300, spread: 700 };

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
  useEffect(() => () => clearTimeout(timer.current), []);

  const countsOf = async (answerSequence: number) => {
    const isOwn = answerSequence === room.clubQuizAnswerSequence;
    const known = knownCards(client, address).find((card) => card.clubQuizAnswerSequence === answerSequence);
    const memberUUID = isOwn ? myId : known?.member.memberUUID;
    if (memberUUID === undefined || memberUUID === null) return;
    const { isLiked, likeCount, isOnePicked, onePickCount, replyCount } = await fetchAnswer({ ...address, memberUUID });
    if (isOwn) changeRoom(client, address, { like: { likeCount, onePickCount, replyCount } });
    const counts = { isLiked, likeCount, isOnePicked, onePickCount, replyCount };
    changeCards(client, address, (card) =>
      card.clubQuizAnswerSequence === answerSequence ? { ...card, ...counts } : card,
    );
  };
  const ask = () => {
    timer.current = undefined;
    const sequences = [...changed.current];
    changed.current.clear();
    // What cannot be fetched now is fetched with the next event or the next visit.
    for (const sequence of sequences) countsOf(sequence).catch(() => {});
  };
  const askSoon = (answerSequence: number) => {
    changed.current.add(answerSequence);
    timer.current ??= setTimeout(ask, ASK_MS.least + Math.random() * ASK_MS.spread);
  };
  const catchUp = async () => {
    const known = client.getQueryData<{ totalElements: number }>([...peersKey(address), list]);
    onReplies();
    void client.invalidateQueries({ queryKey: roomKey(address) });
    if (!room.can.seePeers || !known) return;
    const fresh = await fetchPeers(address, list);
    const bySequence = new Map(fresh.contents.map((card) => [card.clubQuizAnswerSequence, card]));
    changeCards(client, address, (card) => {
      const now = bySequence.get(card.clubQuizAnswerSequence);
      return now ? { ...now, text: card.text, files: card.files, answerStatus: card.answerStatus } : card;
    });
    setNewAnswers(new Set());
    setMissed(Math.max(0, fresh.totalElements - known.totalElements));
  };

  const hear = (event: HeardEvent) => {
    if (event.kind === 'resync') return void catchUp().catch(() => {});
    if (event.kind === 'notification') return;
    if (event.quizSequence !== address.quiz || event.clubSequence !== address.club) return;
    if (event.kind === 'grading') return void client.invalidateQueries({ queryKey: roomKey(address) });
    const { kind, clubQuizAnswerSequence: sequence, isMine } = event;
    const isKnown = knownCards(client, address).some((card) => card.clubQuizAnswerSequence === sequence);
    if (kind === 'answer' || kind === 'revision') {
      // Another window of one's own has submitted.
      if (isMine) void client.invalidateQueries({ queryKey: roomKey(address) });
      else if (isKnown) setRevised((old) => new Set(old).add(sequence));
      else if (kind === 'answer') setNewAnswers((old) => new Set(old).add(sequence));
      return;
    }
    askSoon(sequence);
    if (kind === 'reply') onReplies();
  };
  // Before one's own pre-answer there is nothing to hear of the others.
  useLive(room.can.seePeers ? address : undefined, hear);

  return {
    newCount: newAnswers.size + missed,
    revised,
    async showRevised(answerSequence, memberUUID) {
      const now = await fetchAnswer({ ...address, memberUUID });
      changeCards(client, address, (card) => (card.clubQuizAnswerSequence === answerSequence ? now : card));
      setRevised((old) => new Set([...old].filter((one) => one !== answerSequence)));
    },
    refresh() {
      dropAnchor(address);
      setNewAnswers(new Set());
      setMissed(0);
      setRevised(new Set());
      void client.invalidateQueries({ queryKey: peersKey(address) });
    },
  };
}
