import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { answersText } from '../answers.text.ts';

/** In the place of the others' answers before one's own; a phone says the same above the editor. */
export function LockedPeers() {
  return (
    <section
      aria-label={answersText.peers.title}
      className="hidden rounded-card border border-dashed border-line-strong bg-sunken desktop:block"
    >
      <EmptyState icon="lock">
        <h2 className="font-bold text-ink">{answersText.before.title}</h2>
        <p className="mt-1">{answersText.before.why}</p>
      </EmptyState>
    </section>
  );
}
