import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { offlineText as text } from './offline.text.ts';

/** The service worker keeps this page, and opens it at any address while there is no network. */
export function OfflineScreen() {
  usePageTitle(text.title);
  return (
    <div className="m-auto flex max-w-reading flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">{text.title}</h1>
      <p className="text-ink-2">{text.lead}</p>
      <div className="mt-4">
        <RouterButtonLink to="/">{text.home}</RouterButtonLink>
      </div>
    </div>
  );
}
