import type { ChatbotSettings } from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { getChatbotSettings } from '../../../api/assistance/chatbot/chatbot.reads.ts';
import { saveChatbotSettings } from '../../../api/assistance/chatbot/chatbot.writes.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { chatbotSettingsText as text } from './chatbot-settings.text.ts';

/** Whether there is a chatbot, and whose: one form, saved at once. */
export function ChatbotSettingsForm({ settings }: { readonly settings: ChatbotSettings }) {
  const client = useQueryClient();
  const { version, ...kept } = settings;
  const its = useSettings(kept);
  const { form, change } = its;
  const save = () => saveChatbotSettings(client, { body: { ...form, version } });
  return (
    <SettingsForm
      text={text}
      settings={its}
      save={save}
      onSaved={(saved) => client.setQueryData(getChatbotSettings({}).queryKey, saved)}
    >
      <Card as="section" aria-label={text.title} className="flex max-w-reading flex-col gap-4">
        <Checkbox isSelected={form.isOn} onChange={(isOn) => change({ isOn })} description={text.isOnHint}>
          {text.isOn}
        </Checkbox>
        <TextField
          label={text.url}
          name="chatbotUrl"
          type="url"
          placeholder="https://"
          description={text.urlHint}
          value={form.chatbotUrl}
          onChange={(chatbotUrl) => change({ chatbotUrl })}
        />
      </Card>
    </SettingsForm>
  );
}
