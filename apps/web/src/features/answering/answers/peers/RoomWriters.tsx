import { useEffect, useState, type ReactNode } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { createStore } from '../../../../kernel/store.ts';
import { useWriters, WritersContext, type Writers } from './use-writers.ts';

export interface RoomWritersProps {
  readonly address: QuizAddress;
  readonly children: ReactNode;
}

/** Hears who writes in a room: who comes and goes draws anew where it is said, and not the room. */
export function RoomWriters({ address, children }: RoomWritersProps) {
  const writers = useWriters(address);
  const [known] = useState(() => createStore<Writers | undefined>(undefined));
  useEffect(() => known.set(writers), [known, writers]);
  return <WritersContext value={known}>{children}</WritersContext>;
}
