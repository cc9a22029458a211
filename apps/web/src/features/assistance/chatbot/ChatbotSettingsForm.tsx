import type { ChatbotSettings } from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getChatbotSettings } from '../../../api/assistance/chatbot/chatbot.reads.ts';
import { saveChatbotSettings } from '../../../api/assistance/chatbot/chatbot.writes.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { chatbotSettingsText as text } from './chatbot-settings.text.ts';

/** Whether there is a chatbot, and whose: one form, saved at once. */
export function ChatbotSettingsForm({ settings }: { readonly settings: ChatbotSettings }) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Partial<ChatbotSettings>>({});
  const form = { ...settings, ...changed };
  const isUnsaved = form.isOn !== settings.isOn || form.chatbotUrl !== settings.chatbotUrl;
  const save = () => saveChatbotSettings(client, { body: { ...form, version: settings.version } });
  return (
    <SettingsForm
      text={text}
      isUnsaved={isUnsaved}
      save={save}
      onSaved={(saved) => {
        client.setQueryData(getChatbotSettings({}).queryKey, saved);
        setChanged({});
      }}
    >
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
    </SettingsForm>
  );
}
