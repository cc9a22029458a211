import type { FirstAnswer } from '@dure/contract/answering/answers/answers.views';
import type { ReactNode } from 'react';
import { answersText } from '../answers.text.ts';
import { peersText } from './peers.text.ts';

const words = peersText.peers;

/** Why this one, in words. */
function why({ reason, words: found }: FirstAnswer): string {
  if (reason === 'INCOMPLETE') return words.lacks;
  if (found.length === 0) return '';
  return reason === 'NEAR' ? words.shared(found) : words.onlyThere(found);
}

export interface FirstAnswersProps {
  readonly cards: readonly FirstAnswer[];
  readonly renderCard: (card: FirstAnswer) => ReactNode;
}

/** The answers to read first, each with its reason. */
export function FirstAnswers({ cards, renderCard }: FirstAnswersProps) {
  return (
    <section aria-label={words.first} className="border-b-4 border-sunken">
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <li key={card.clubQuizAnswerSequence}>
            <p className="px-4 pt-4 text-sm desktop:px-5">
              <strong className="font-bold text-brand-ink">{answersText.others.reasons[card.reason]}</strong>{' '}
              <span className="text-ink-3">{why(card)}</span>
            </p>
            {renderCard(card)}
          </li>
        ))}
      </ul>
    </section>
  );
}
