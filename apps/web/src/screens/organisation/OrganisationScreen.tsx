import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getOrganisation } from '../../api/tenancy/organisation/organisation.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { organisationText } from '../../features/tenancy/organisation/organisation.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const OrganisationSettingsForm = lazy(() =>
  import('../../features/tenancy/organisation/OrganisationSettingsForm.tsx').then(
    (module) => module.OrganisationSettingsForm,
  ),
);

/** Where managers say how their organisation takes people and clubs in. */
export function OrganisationScreen() {
  usePageTitle(organisationText.title);
  const organisation = useQuery(getOrganisation({}));
  return (
    <AdministrationFrame>
      <Loaded from={organisation} skeleton={<WorkSkeleton />}>
        {(now) => (
          <Suspense fallback={<WorkSkeleton />}>
            <OrganisationSettingsForm now={now} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
