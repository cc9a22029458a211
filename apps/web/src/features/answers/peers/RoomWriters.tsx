import type { ReactNode } from 'react';
import type { QuizAddress } from '../../../api/answers/answer-address.ts';
import { useWriters, WritersContext } from './use-writers.ts';

export interface RoomWritersProps {
  readonly address: QuizAddress;
  readonly children: ReactNode;
}

/** Hears who writes in a room: who comes and goes draws anew where it is said, and not the room. */
export function RoomWriters({ address, children }: RoomWritersProps) {
  return <WritersContext value={useWriters(address)}>{children}</WritersContext>;
}
