import { useOnline } from '../kernel/online.ts';
import { Icon } from '../ui/Icon.tsx';
import { shellText } from './shell.text.ts';

/** Says at the top of the page that there is no network. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p
          data-notice=""
          className="flex items-center justify-center gap-2 bg-pre-soft px-4 py-2 desktop:h-9 text-sm font-semibold text-pre"
        >
          <Icon name="alert" size={16} />
          {shellText.offline}
        </p>
      )}
    </div>
  );
}
