import { EmptyState } from '../../ui/EmptyState.tsx';
import { answersText } from './answers.text.ts';

/** In the place of the others' answers before one's own. */
export function LockedPeers() {
  return (
    <section
      aria-label={answersText.peers.title}
      className="rounded-card border border-dashed border-line-strong bg-sunken"
    >
      <EmptyState icon="lock">
        <h2 className="font-bold text-ink">{answersText.before.title}</h2>
        <p className="mt-1">{answersText.before.why}</p>
      </EmptyState>
    </section>
  );
}
