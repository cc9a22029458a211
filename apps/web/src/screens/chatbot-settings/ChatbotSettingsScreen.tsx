import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getChatbotSettings } from '../../api/assistance/chatbot/chatbot.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { chatbotSettingsText } from '../../features/assistance/chatbot/chatbot-settings.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

const ChatbotSettingsForm = lazy(() =>
  import('../../features/assistance/chatbot/ChatbotSettingsForm.tsx').then((module) => module.ChatbotSettingsForm),
);

/** Where managers say whose chatbot answers. */
export function ChatbotSettingsScreen() {
  usePageTitle(chatbotSettingsText.title);
  const settings = useQuery(getChatbotSettings({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<Waiting />}>
        {(its) => (
          <Suspense fallback={<Waiting />}>
            <ChatbotSettingsForm settings={its} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
