import type { OperatorSession } from '@dure/contract/platform/operator/operator-session.endpoints';
import { useEffect, useState, type ReactNode } from 'react';
import { switchTheme } from '../../kernel/theme.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Spinner } from '../../ui/states/Spinner.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { OperatorFrame } from '../OperatorFrame.tsx';
import { getSession, logOut } from './calls.ts';
import { EntriesView } from './EntriesView.tsx';
import { installationText as text } from './installation.text.ts';
import { JobsView } from './JobsView.tsx';
import { LogInForm } from './LogInForm.tsx';
import { placeIn, PlaceLinks, type Place } from './PlaceLinks.tsx';
import { TenantsView } from './TenantsView.tsx';
import { endedSessions } from './use-loaded.ts';

const views: Record<Place, () => ReactNode> = {
  tenants: () => <TenantsView />,
  jobs: () => <JobsView />,
  entries: () => <EntriesView />,
};

/** The page of operators: log-in, then the installation with its organisations. */
export function InstallationPage() {
  const [session, setSession] = useState<OperatorSession | null>();
  const [place, setPlace] = useState<Place>(() => placeIn(location.hash));
  useEffect(() => {
    getSession().then(setSession, () => setSession(null));
    return endedSessions.subscribe(() => setSession(null));
  }, []);
  useEffect(() => {
    const follow = () => setPlace(placeIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const leave = () => void logOut().finally(() => setSession(null));
  return (
    <UiProvider>
      <OperatorFrame
        {...(session && { places: <PlaceLinks current={place} /> })}
        end={
          <>
            <IconButton
              label={text.theme}
              icon="moon"
              onPress={switchTheme}
              className="text-on-bar hover:text-on-bar"
            />
            {session && (
              <button type="button" className="h-11 rounded-control px-3 text-sm font-semibold" onClick={leave}>
                {text.logOut}
              </button>
            )}
          </>
        }
      >
        {session === undefined ? (
          <div className="grid place-content-center py-20">
            <Spinner />
          </div>
        ) : session === null ? (
          <LogInForm onDone={setSession} />
        ) : (
          views[place]()
        )}
      </OperatorFrame>
    </UiProvider>
  );
}
