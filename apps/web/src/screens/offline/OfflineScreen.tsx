import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { offlineText as text } from './offline.text.ts';

/** The service worker keeps this page, and opens it at any address while there is no network. */
export function OfflineScreen() {
  usePageTitle(text.title);
  return (
    <div className="mx-auto flex w-full max-w-180 flex-1 flex-col items-center justify-center gap-4 px-4 py-10">
      <EmptyState icon="alert">{text.lead}</EmptyState>
      <RouterButtonLink to="/">{text.home}</RouterButtonLink>
    </div>
  );
}
