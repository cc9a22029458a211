import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getRetention } from '../../api/platform/retention/retention.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { retentionText } from '../../features/platform/retention/retention.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const RetentionSettingsForm = lazy(() =>
  import('../../features/platform/retention/RetentionSettingsForm.tsx').then((module) => module.RetentionSettingsForm),
);

/** Where managers say how long their organisation keeps things. */
export function RetentionScreen() {
  usePageTitle(retentionText.title);
  const retention = useQuery(getRetention({}));
  return (
    <AdministrationFrame>
      <Loaded from={retention} skeleton={<WorkSkeleton />}>
        {(settings) => (
          <Suspense fallback={<WorkSkeleton />}>
            <RetentionSettingsForm settings={settings} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
