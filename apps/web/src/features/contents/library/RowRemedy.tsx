import type { ContentItem } from '@dure/contract/contents/contents.views';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { contentsText } from '../contents.text.ts';
import { NewVersionButton } from '../panel/NewVersionButton.tsx';
import { PasteDialog } from '../panel/PasteDialog.tsx';

const text = contentsText.reading;

/** The nearest way on from a content that could not be read: another file, or a site's text by hand. */
export function RowRemedy({ content }: { readonly content: ContentItem }) {
  const [isPasting, setPasting] = useState(false);
  return (
    <span className="relative z-1 flex-none max-desktop:hidden">
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
