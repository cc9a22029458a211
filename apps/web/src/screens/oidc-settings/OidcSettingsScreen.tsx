import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getOidcSettings } from '../../api/tenancy/accounts/oidc.reads.ts';
import { administrationText } from '../../features/platform/administration/administration.text.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

const OidcSettingsForm = lazy(() =>
  import('../../features/tenancy/accounts/OidcSettingsForm.tsx').then((module) => module.OidcSettingsForm),
);

/** Where managers name the organisation's log-in server. */
export function OidcSettingsScreen() {
  usePageTitle(administrationText.places['/system/admin/login']);
  const settings = useQuery(getOidcSettings({}));
  return (
    <AdministrationFrame>
      <Loaded from={settings} skeleton={<Waiting />}>
        {(its) => (
          <Suspense fallback={<Waiting />}>
            <OidcSettingsForm settings={its} />
          </Suspense>
        )}
      </Loaded>
    </AdministrationFrame>
  );
}
