import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { contentsText } from '../contents.text.ts';

const text = contentsText.link;

export interface LinkDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (content: ContentItem) => void;
}

/** Adds a link to the library. */
export function LinkDialog({ isOpen, onClose, onAdded }: LinkDialogProps) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [title, setTitle] = useState('');
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    try {
      const body = { contentType: CONTENT_TYPE.article, contentUrl: url.trim(), title };
      onAdded(await createContent(client, { body, files: {} }));
      setUrl('');
      setTitle('');
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields.length > 0 ? error.fieldMessages : { contentUrl: error.message });
    } finally {
      setPending(false);
    }
  };
  return (
    <LazyDialog
      title={text.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" form="add-link" isPending={isPending}>
            {text.add}
          </Button>
        </>
      }
    >
      <Form id="add-link" errors={errors} onSubmit={() => void add()}>
        <TextField
          label={text.url}
          name="contentUrl"
          type="url"
          inputMode="url"
          autoFocus
          value={url}
          onChange={setUrl}
          placeholder="https://"
          description={text.adding}
        />
        <TextField label={text.name} name="title" value={title} onChange={setTitle} description={text.nameHint} />
      </Form>
    </LazyDialog>
  );
}
