import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getAnswer } from '../../../../api/answering/answers/answers.reads.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { peersText } from './peers.text.ts';

export interface PinnedAnswerProps {
  readonly address: AnswerAddress;
  readonly children: (card: AnswerCard) => ReactNode;
}

/** The answer that the address asks for, where the page of the list does not show it. */
export function PinnedAnswer({ address, children }: PinnedAnswerProps) {
  const { data } = useQuery(getAnswer({ params: address }));
  if (!data) return null;
  return (
    <section aria-label={peersText.peers.pinned} className="border-b-4 border-sunken">
      <p className="px-4 pt-3 text-sm font-semibold text-ink-3 desktop:px-5">{peersText.peers.pinned}</p>
      {children(data)}
    </section>
  );
}
