import { useIsAway, useKeptAt } from '../../kernel/online.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { shellText } from '../shell.text.ts';

const useMissing = lazyModule(() => import('./MissingHere.tsx'));

/** Says at the top of the page that there is no network, of when is what is shown, and what of it is missing. */
export function OfflineNotice() {
  const isAway = useIsAway();
  const keptAt = useKeptAt();
  const timeZone = useTimeZone();
  const { MissingHere } = useMissing(isAway) ?? {};
  return (
    <div role="status">
      {isAway && (
        <p
          data-notice=""
          className="flex items-center justify-center gap-2 bg-pre-soft px-4 py-2 desktop:min-h-9 text-sm font-semibold text-pre"
        >
          <Icon name="alert" size={16} className="flex-none" />
          <span>
            {keptAt === null ? shellText.offline : shellText.kept(formatDateTime(keptAt, timeZone))}
            {MissingHere && <MissingHere />}
          </span>
        </p>
      )}
    </div>
  );
}
