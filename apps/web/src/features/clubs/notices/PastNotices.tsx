import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import { Link } from '@tanstack/react-router';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { noticesText } from './notices.text.ts';

/** The latest that were sent, with how many have read each. */
export function PastNotices({ notices }: { readonly notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="past-notices" className="flex flex-col gap-1">
      <div className="flex items-center justify-between">
        <h2 id="past-notices" className="text-sm font-semibold text-ink-2">
          {noticesText.writing.past}
        </h2>
        <Link to="/system/admin/notices" className="touch-target text-sm font-semibold text-brand-ink hover:underline">
          {noticesText.writing.allPast}
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice.noticeSequence} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              to="/system/admin/notices"
              search={{ notice: notice.noticeSequence }}
              className="touch-target min-w-0 flex-[1_1_12rem] break-keep wrap-anywhere hover:underline"
            >
              {notice.title}
            </Link>
            <span className="text-sm text-ink-3 tabular-nums">
              <DateText date={notice.sendAt} look="short" /> · {noticesText.read(notice)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
