import type { ContentItem } from '@dure/contract/contents/contents.views';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { contentsText } from '../contents.text.ts';
import { NewVersionButton } from '../panel/NewVersionButton.tsx';
import { PasteDialog } from '../panel/PasteDialog.tsx';

const text = contentsText.reading;

export interface RowRemedyProps {
  readonly content: Pick<ContentItem, 'contentSequence' | 'file'>;
  /** A row without a page of its own offers it on a phone as well. */
  readonly isOnPhones?: boolean;
}

/** The nearest way on from a content that could not be read: another file, or a site's text by hand. */
export function RowRemedy({ content, isOnPhones = false }: RowRemedyProps) {
  const [isPasting, setPasting] = useState(false);
  return (
    <span className={cx('relative z-1 flex-none', !isOnPhones && 'max-desktop:hidden')}>
      {content.file === null ? (
        <Button size="small" onPress={() => setPasting(true)}>
          {text.paste}
        </Button>
      ) : (
        <NewVersionButton content={content} label={text.replace} variant="secondary" size="small" />
      )}
      {isPasting && <PasteDialog contentSequence={content.contentSequence} onClose={() => setPasting(false)} />}
    </span>
  );
}
