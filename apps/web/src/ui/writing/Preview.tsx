import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { Markdown } from '../markdown/Markdown.tsx';
import { writingText as words } from './writing.text.ts';

/** Long enough not to draw between two letters, short enough to follow the thought. */
const PAUSE_MS = 200;

/** How the text will be read, a moment after the last letter: typing never waits for it. `isByWidth`: only where there is room. */
export function Preview({ text, isByWidth }: { readonly text: string; readonly isByWidth: boolean }) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setShown(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <section
      aria-label={words.preview}
      // What is typed beside it makes it neither be laid out nor drawn anew.
      className={cx(
        'min-w-0 border-t border-line bg-bg contain-content px-4 py-3 @[56rem]:flex-1 @[56rem]:border-t-0 @[56rem]:border-l',
        isByWidth && 'max-[75rem]:hidden',
      )}
    >
      {shown.trim() === '' ? <p className="text-ink-3">{words.empty}</p> : <Markdown text={shown} />}
    </section>
  );
}
