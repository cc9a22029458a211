import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { cx } from '../../../../ui/cx.ts';
import { ContentAbout } from '../ContentAbout.tsx';
import { KindMark } from '../KindMark.tsx';
import { readingState } from '../reading-words.ts';

/** What one sees of a content to choose: its kind, its name, what it is, and whether it was read. */
export function ContentFacts({ content }: { readonly content: ContentItem }) {
  const { state } = content.reading;
  const said = readingState(content);
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <KindMark kind={content.kind} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">{content.title}</span>
        <span className={cx('block text-sm tabular-nums', state === 'FAILED' ? 'text-bad' : 'truncate text-ink-3')}>
          <ContentAbout content={content} isDated />
        </span>
      </span>
      {said !== null && (
        <span
          className={cx(
            'flex-none text-sm font-semibold tabular-nums',
            state === 'READ' ? 'text-good max-desktop:sr-only' : 'text-ink-2',
          )}
        >
          {said}
        </span>
      )}
    </span>
  );
}
