import type { ChatbotSettings } from '@dure/contract/chatbot/chatbot.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getChatbotSettings } from '../../api/chatbot/chatbot.reads.ts';
import { saveChatbotSettings } from '../../api/chatbot/chatbot.writes.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { useLeaveWarning } from '../../kernel/use-leave-warning.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form, type FormErrors } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { chatbotSettingsText as text } from './chatbot-settings.text.ts';

/** Whether there is a chatbot, and whose: one form, saved at once. */
export function ChatbotSettingsRoom({ settings }: { readonly settings: ChatbotSettings }) {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [changed, setChanged] = useState<Partial<ChatbotSettings>>({});
  const [errors, setErrors] = useState<FormErrors>();
  const form = { ...settings, ...changed };
  const isUnsaved = form.isOn !== settings.isOn || form.chatbotUrl !== settings.chatbotUrl;
  const saving = useMutation({
    mutationFn: () => saveChatbotSettings(client, { body: { ...form, version: settings.version } }),
    onSuccess: (saved) => {
      client.setQueryData(getChatbotSettings({}).queryKey, saved);
      setChanged({});
      setErrors(undefined);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) => {
      const known = error instanceof ApiError ? error : undefined;
      if (known && known.fields.length > 0) return setErrors(known.fieldMessages);
      return void alert(known?.status === 409 ? { message: text.stale } : toTell(error));
    },
  });
  useLeaveWarning({ isUnsaved, isSaving: saving.isPending, ask: () => confirm({ message: text.unsaved }) });
  return (
    <Form aria-label={text.title} {...(errors && { errors })} onSubmit={() => saving.mutate()} className="min-w-0">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Button type="submit" variant="primary" isPending={saving.isPending} isDisabled={!isUnsaved}>
            {text.save}
          </Button>
        }
      />
      <Card as="section" aria-label={text.title} className="flex max-w-reading flex-col gap-4">
        <Checkbox
          isSelected={form.isOn}
          onChange={(isOn) => setChanged({ ...changed, isOn })}
          description={text.isOnHint}
        >
          {text.isOn}
        </Checkbox>
        <TextField
          label={text.url}
          name="chatbotUrl"
          type="url"
          placeholder="https://"
          description={text.urlHint}
          value={form.chatbotUrl}
          onChange={(chatbotUrl) => setChanged({ ...changed, chatbotUrl })}
        />
      </Card>
    </Form>
  );
}
