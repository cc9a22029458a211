import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useState } from 'react';
import { readContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { contentsText } from '../contents.text.ts';
import { NewVersionButton } from './NewVersionButton.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { useChanging } from './use-changing.ts';

const text = contentsText.reading;

/** Ways on from a content that could not be read: another file, its text by hand, or another try. */
export function ReadFailureActions({ content }: { readonly content: ContentView }) {
  const { contentSequence, file, post, can } = content;
  const [isPasting, setPasting] = useState(false);
  const { change, isPending } = useChanging();
  if (!can.edit) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {file !== null && <NewVersionButton content={content} label={text.replace} variant="secondary" />}
      {file === null && post === null && <Button onPress={() => setPasting(true)}>{text.paste}</Button>}
      <Button
        variant="ghost"
        icon="refresh"
        isPending={isPending}
        onPress={() => void change((client) => readContent(client, { params: { contentSequence } }))}
      >
        {text.again}
      </Button>
      {isPasting && <PasteDialog contentSequence={contentSequence} onClose={() => setPasting(false)} />}
    </div>
  );
}
