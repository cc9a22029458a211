import { useQuery } from '@tanstack/react-query';
import { getAiSettings, getAiUsage } from '../../api/ai/ai.reads.ts';
import { AdministrationFrame } from '../../features/administration/AdministrationFrame.tsx';
import { aiSettingsText } from '../../features/ai/ai-settings.text.ts';
import { AiSettingsRoom } from '../../features/ai/AiSettingsRoom.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

/** Where managers say who works for their organisation, and see what it costs. */
export function AiSettingsScreen() {
  usePageTitle(aiSettingsText.title);
  const settings = useQuery(getAiSettings({}));
  const usage = useQuery(getAiUsage({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<Waiting />}>
        {(its) => (
          <Loaded from={usage} skeleton={<Waiting />}>
            {(used) => <AiSettingsRoom settings={its} usage={used} />}
          </Loaded>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
