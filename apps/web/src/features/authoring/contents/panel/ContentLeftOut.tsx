import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { contentsText } from '../contents.text.ts';
import { readPagesText as text } from './read-pages.text.ts';

/** What of the file is not in the text that was read, and why, for who manages it. */
export function ContentLeftOut({ content: { leftOut, unit } }: { readonly content: ContentView }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="mt-2 text-sm text-ink-2">
      <summary className="min-h-11 content-center font-semibold desktop:min-h-0">{text.leftOut}</summary>
      <ul className="mt-1 max-h-24 overflow-y-auto text-ink-3 tabular-nums">
        {leftOut.map(({ reason, count, units }) => (
          <li key={reason}>
            {text.leftOutOf(reason, count)}
            {unit !== null && units.length > 0 && ` · ${units.map(contentsText.unitAt[unit]).join(', ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
