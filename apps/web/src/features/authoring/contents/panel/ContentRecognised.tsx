import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { contentsText } from '../contents.text.ts';
import { readPagesText as text } from './read-pages.text.ts';

/** Scanned pages whose text a program recognised, and how sure it is of each. */
export function ContentRecognised({ content: { recognised } }: { readonly content: ContentView }) {
  if (recognised.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="min-h-11 content-center font-semibold desktop:min-h-0">
        {text.recognised(recognised.length)}
      </summary>
      <p className="mt-1 text-ink-3">{text.recognisedHint}</p>
      <ul className="mt-1 max-h-24 overflow-y-auto text-ink-3 tabular-nums">
        {recognised.map(({ unitNo, percent }) => (
          <li key={unitNo}>{text.recognisedAt(contentsText.unitAt.PAGE(unitNo), percent)}</li>
        ))}
      </ul>
    </details>
  );
}
