import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GradingCommand } from './grading-keys.ts';

/** What was asked for. `isKey`: by a key, so that the focus goes to the answer that opens. */
export interface Asked {
  readonly command: GradingCommand;
  readonly isKey: boolean;
}

export interface WaitingKeys {
  /** Names the open answer. */
  readonly open: string;
  /** Whether it stands there to be graded, or never will. */
  readonly isReady: boolean;
  /** Fetches what keys do; nothing where it is here already. Where it cannot be fetched, the next key asks again. */
  readonly fetch: () => Promise<unknown> | undefined;
  /** Does it, and names the answer that it opened. */
  readonly run: (asked: Asked) => Promise<string | undefined>;
}

const TYPES_NEXT = new Set<GradingCommand['kind'] | undefined>(['feedback', 'template']);
const LEAVES_UNREAD = new Set<GradingCommand['kind']>(['next', 'previous']);

/** What waits, with one thing more; letters that follow each other are one text. */
function withNext(waiting: readonly Asked[], next: Asked): Asked[] {
  const last = waiting.at(-1);
  if (last?.command.kind !== 'text' || next.command.kind !== 'text') return [...waiting, next];
  return [...waiting.slice(0, -1), { ...last, command: { kind: 'text', text: last.command.text + next.command.text } }];
}

/**
 * Runs what is asked one after the other: nothing before the answer that it is meant for stands there. What waits is
 * given up once another answer was opened by hand.
 */
export function useWaitingKeys({ open, isReady, fetch, run }: WaitingKeys) {
  const waiting = useRef<Asked[]>([]);
  const isRunning = useRef(false);
  const meant = useRef(open);
  const [, setTurn] = useState(0);

  const runNext = useEffectEvent(() => {
    if (isRunning.current) return;
    if (open !== meant.current) waiting.current = [];
    const [next] = waiting.current;
    if (!next || !(isReady || LEAVES_UNREAD.has(next.command.kind))) return;
    const coming = fetch();
    if (coming) {
      coming.then(
        () => setTurn((count) => count + 1),
        () => undefined,
      );
      return;
    }
    waiting.current.shift();
    isRunning.current = true;
    void run(next)
      .then((opened) => {
        meant.current = opened ?? meant.current;
      })
      .finally(() => {
        isRunning.current = false;
        if (waiting.current.length > 0) setTurn((count) => count + 1);
      });
  });
  useEffect(() => runNext());

  return {
    ask(command: GradingCommand, isKey: boolean): void {
      if (waiting.current.length === 0 && !isRunning.current) meant.current = open;
      waiting.current = withNext(waiting.current, { command, isKey });
      runNext();
    },
    /** Whether words that are typed now are for the feedback field, which is not there yet. */
    isTextNext: () => TYPES_NEXT.has(waiting.current.findLast(({ command }) => command.kind !== 'text')?.command.kind),
  };
}
