import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getOrganisation } from '../../api/tenancy/organisation/organisation.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { brandSettingsText } from '../../features/tenancy/organisation/organisation.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const BrandSettingsForm = lazy(() =>
  import('../../features/tenancy/organisation/BrandSettingsForm.tsx').then((module) => module.BrandSettingsForm),
);

/** Where managers change what their organisation looks like. */
export function BrandScreen() {
  usePageTitle(brandSettingsText.title);
  const organisation = useQuery(getOrganisation({}));
  return (
    <AdministrationFrame>
      <Loaded from={organisation} skeleton={<WorkSkeleton />}>
        {(now) => (
          <Suspense fallback={<WorkSkeleton />}>
            <BrandSettingsForm now={now} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
