import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import type { ReactNode } from 'react';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { ContentAbout } from '../ContentAbout.tsx';
import { contentsText as text } from '../contents.text.ts';
import { KindMark } from '../KindMark.tsx';
import { readingState } from '../reading-words.ts';
import { ReadFailureAction } from './ReadFailureAction.tsx';

export interface ContentRowProps {
  readonly content: ContentItem;
  readonly isOpen: boolean;
  readonly link: (parts: LinkParts) => ReactNode;
}

/** One content of the library; the whole row opens it. */
export function ContentRow({ content, isOpen, link }: ContentRowProps) {
  const { state } = content.reading;
  const said = readingState(content);
  return (
    <li
      aria-current={isOpen || undefined}
      className={cx(
        'relative flex min-h-15.5 items-center gap-3 border-t border-line px-4 py-2.5 first:border-t-0',
        isOpen ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <KindMark kind={content.kind} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          {link({
            className: 'after:absolute after:inset-0',
            children: content.title,
          })}
        </p>
        <p className={cx('text-sm tabular-nums', state === 'FAILED' ? 'text-bad' : 'truncate text-ink-3')}>
          <ContentAbout content={content} isDated />
        </p>
      </div>
      {state === 'FAILED' && <ReadFailureAction content={content} />}
      {said !== null && (
        <span
          className={cx(
            'flex flex-none items-center gap-1 text-sm font-semibold tabular-nums',
            state === 'READ' ? 'text-good max-desktop:sr-only' : 'text-ink-2',
          )}
        >
          {state === 'READ' && <Icon name="check" size={16} />}
          {said}
        </span>
      )}
      <span className="flex-none text-right text-sm text-ink-3 tabular-nums desktop:w-20">
        {content.usedByCount + content.usedByStudyCount > 0 ? (
          text.library.used(content.usedByCount, content.usedByStudyCount)
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{text.library.unused}</span>
          </>
        )}
      </span>
    </li>
  );
}
