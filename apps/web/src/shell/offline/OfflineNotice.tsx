import { useIsAway, useKeptAt } from '../kernel/online.ts';
import { formatDateTime } from '../ui/dates/format-date.ts';
import { useTimeZone } from '../ui/dates/time-zone.ts';
import { Icon } from '../ui/Icon.tsx';
import { shellText } from './shell.text.ts';

/** Says at the top of the page that there is no network, and of when is what is shown. */
export function OfflineNotice() {
  const isAway = useIsAway();
  const keptAt = useKeptAt();
  const timeZone = useTimeZone();
  return (
    <div role="status">
      {isAway && (
        <p
          data-notice=""
          className="flex items-center justify-center gap-2 bg-pre-soft px-4 py-2 desktop:h-9 text-sm font-semibold text-pre"
        >
          <Icon name="alert" size={16} />
          {keptAt === null ? shellText.offline : shellText.kept(formatDateTime(keptAt, timeZone))}
        </p>
      )}
    </div>
  );
}
