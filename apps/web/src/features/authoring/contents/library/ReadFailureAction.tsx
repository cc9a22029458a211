import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { Suspense, useState } from 'react';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { contentsText } from '../contents.text.ts';
import { NewVersionButton } from '../panel/NewVersionButton.tsx';

const PasteDialog = lazy(() => import('../panel/PasteDialog.tsx').then((module) => module.PasteDialog), {
  failure: 'popover',
});

const text = contentsText.reading;

export interface RowRemedyProps {
  readonly content: Pick<ContentItem, 'contentSequence' | 'file' | 'kind'>;
  /** A row without a page of its own offers it on a phone as well. */
  readonly isOnPhones?: boolean;
}

/** The nearest way on from a content that could not be read: another file, or a site's text by hand. */
export function ReadFailureAction({ content, isOnPhones = false }: RowRemedyProps) {
  const [isPasting, setPasting] = useState(false);
  usePreloadOnInteraction(PasteDialog.preload, content.file === null);
  if (content.kind === 'POST') return null;
  return (
    <span className={cx('relative z-1 flex-none', !isOnPhones && 'max-desktop:hidden')}>
      {content.file === null ? (
        <Button size="small" onPress={() => setPasting(true)}>
          {text.paste}
        </Button>
      ) : (
        <NewVersionButton content={content} label={text.replace} variant="secondary" size="small" />
      )}
      {isPasting && (
        <Suspense>
          <PasteDialog contentSequence={content.contentSequence} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </span>
  );
}
