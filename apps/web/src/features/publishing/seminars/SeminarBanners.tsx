import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listSeminarBanners } from '../../../api/publishing/seminars/seminars.reads.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { seminarsText as text } from './seminars.text.ts';

/** Seminars that managers put forward, in their order; nothing where there are none. */
export function SeminarBanners() {
  const zone = useTimeZone();
  const { data } = useQuery(listSeminarBanners({}));
  if (!data || data.contents.length === 0) return null;
  return (
    <nav aria-label={text.banners} className="mt-4">
      <ul className="grid gap-2.5 min-[40rem]:grid-cols-2">
        {data.contents.map(({ seminarId, seminarTitle, seminarStartDate, lecturerName }) => (
          <li key={seminarId}>
            <Link
              to="/seminar/$seminarId"
              params={{ seminarId }}
              className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-brand-soft px-4 py-3 hover:border-line-strong"
            >
              <Icon name="calendar" size={20} className="text-brand-ink" />
              <span className="min-w-0 flex-1">
                <b className="block break-words">{seminarTitle}</b>
                <span className="block text-sm text-ink-2 tabular-nums">
                  {formatDateTime(seminarStartDate, zone)} · {lecturerName}
                </span>
              </span>
              <Icon name="chevronRight" className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
