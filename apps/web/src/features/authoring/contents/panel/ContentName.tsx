import { MAX_CONTENT_TITLE_LENGTH } from '@dure/contract/limits/content-limits';
import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getContent } from '../../../../api/authoring/contents/contents.reads.ts';
import { changeContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { contentsText } from '../contents.text.ts';

const text = contentsText.panel;

/** The name of a content, which its author can change in place. */
export function ContentName({ content }: { readonly content: ContentView }) {
  const client = useQueryClient();
  const { contentSequence, title, unit, unitCount, versionNo } = content;
  const [typed, setTyped] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    const name = (typed ?? '').trim();
    if (name === '' || name === title) return setTyped(undefined);
    setPending(true);
    try {
      const changed = await changeContent(client, { params: { contentSequence }, body: { title: name }, files: {} });
      client.setQueryData(getContent({ params: { id: contentSequence } }).queryKey, changed);
      setTyped(undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notice(error);
    } finally {
      setPending(false);
    }
  };
  if (typed !== undefined) {
    return (
      <Form onSubmit={() => void save()} className="flex-1 flex-row! items-center gap-2!">
        <TextField
          label={text.name}
          labelHidden
          autoFocus
          maxLength={MAX_CONTENT_TITLE_LENGTH}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1"
        />
        <Button size="small" type="submit" isPending={isPending}>
          {text.save}
        </Button>
        <Button size="small" variant="ghost" onPress={() => setTyped(undefined)}>
          {text.cancel}
        </Button>
      </Form>
    );
  }
  const facts = [
    unit !== null && unitCount !== null && contentsText.counted[unit](unitCount),
    contentsText.version(versionNo),
  ];
  return (
    <>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lg font-bold" title={title}>
          {title}
        </h2>
        <p className="text-sm text-ink-3 tabular-nums">{facts.filter((fact) => fact !== false).join(' · ')}</p>
      </div>
      {content.can.edit && content.post === null && (
        <IconButton size="small" icon="edit" label={text.rename} onPress={() => setTyped(title)} />
      )}
    </>
  );
}
