import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import type { ReactNode } from 'react';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { iconButtonClass } from '../../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { contentsText } from '../contents.text.ts';
import { useLiveContents } from '../use-live-contents.ts';
import { ContentPreview } from '../viewer/ContentPreview.tsx';
import { ContentActions } from './ContentActions.tsx';
import { ContentLeftOut } from './ContentLeftOut.tsx';
import { ContentRecognised } from './ContentRecognised.tsx';
import { ContentName } from './ContentName.tsx';
import { ContentNotes } from './ContentNotes.tsx';
import { ContentUses } from './ContentUses.tsx';
import { ContentVersions } from './ContentVersions.tsx';
import { ReadFailureActions } from './ReadFailureActions.tsx';

const text = contentsText.panel;

export interface ContentPanelProps {
  readonly content: ContentView;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  readonly closeLink: (parts: LinkParts) => ReactNode;
  readonly onDeleted: () => void;
  /** What else can be done with it, beside what the library does. */
  readonly action?: ReactNode;
}

/** One content of one's own: what is in it, where it is used, its versions, and what can be done with it. */
export function ContentPanel({ content, pageNo, onPage, closeLink, onDeleted, action }: ContentPanelProps) {
  useLiveContents();
  return (
    <section aria-label={content.title} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-15 flex-none items-center gap-2 border-b border-line py-2 pr-3 pl-4 desktop:pl-6">
        <ContentName key={content.contentSequence} content={content} />
        {closeLink({
          className: iconButtonClass(),
          'aria-label': text.close,
          children: <Icon name="close" size={20} />,
        })}
      </div>
      <div
        role="region"
        aria-label={text.preview}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is long scrolls in its place, by keyboard too
        tabIndex={0}
        className="min-h-60 flex-1 overflow-y-auto bg-surface"
      >
        <ContentPreview
          key={`${content.contentSequence} ${content.versionNo}`}
          content={content}
          pageNo={pageNo}
          onPage={onPage}
          remedies={<ReadFailureActions content={content} />}
        />
      </div>
      <div className="flex-none border-t border-line px-4 py-3.5 desktop:px-6">
        <ContentUses content={content} />
        <ContentNotes key={content.contentSequence} content={content} />
        <ContentRecognised content={content} />
        <ContentLeftOut content={content} />
        <ContentVersions versions={content.versions} current={content.versionNo} />
      </div>
      <ContentActions content={content} onDeleted={onDeleted} action={action} />
    </section>
  );
}
