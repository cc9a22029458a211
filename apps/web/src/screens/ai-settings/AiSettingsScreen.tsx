import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getAiSettings, getAiUsage } from '../../api/assistance/ai/ai.reads.ts';
import { listCalibrations } from '../../api/grading/grading/ai-proof.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { aiSettingsText } from '../../features/assistance/ai/ai-settings.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const AiSettingsForm = lazy(() =>
  import('../../features/assistance/ai/AiSettingsForm.tsx').then((module) => module.AiSettingsForm),
);

/** Where managers say who works for their organisation, and see what it costs. */
export function AiSettingsScreen() {
  usePageTitle(aiSettingsText.title);
  const settings = useQuery(getAiSettings({}));
  const usage = useQuery(getAiUsage({}));
  const calibrations = useQuery(listCalibrations({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<WorkSkeleton />}>
        {(its) => (
          <Loaded from={usage} skeleton={<WorkSkeleton />}>
            {(used) => (
              <Loaded from={calibrations} skeleton={<WorkSkeleton />}>
                {(fitted) => (
                  <Suspense fallback={<WorkSkeleton />}>
                    <AiSettingsForm settings={its} usage={used} calibrations={fitted} />
                  </Suspense>
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
