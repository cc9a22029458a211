import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getPointSettings } from '../../api/people/points/points.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { pointSettingsText } from '../../features/people/points/point-settings.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const PointSettingsForm = lazy(() =>
  import('../../features/people/points/PointSettingsForm.tsx').then((module) => module.PointSettingsForm),
);

/** Where managers say what earns how much. */
export function PointSettingsScreen() {
  usePageTitle(pointSettingsText.title);
  const settings = useQuery(getPointSettings({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<WorkSkeleton />}>
        {(its) => (
          <Suspense fallback={<WorkSkeleton />}>
            <PointSettingsForm settings={its} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
