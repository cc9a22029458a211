import { useDeferredValue, type ReactNode } from 'react';
import type { QuizAddress } from '../../../api/answers/answer-address.ts';
import { useWriters, WritersContext } from './use-writers.ts';

export interface RoomWritersProps {
  readonly address: QuizAddress;
  readonly children: ReactNode;
}

/** Hears who writes in a room: who comes and goes draws anew where it is said, and not the room. */
export function RoomWriters({ address, children }: RoomWritersProps) {
  // At once, and React would draw anew what came rendered and whose code is still under way: it may hold readers of this.
  return <WritersContext value={useDeferredValue(useWriters(address))}>{children}</WritersContext>;
}
