import type { Look } from '@dure/contract/platform/privacy/privacy.endpoints';
import { DOWNLOAD_REASON_LABELS } from '@dure/contract/tenancy/audit/download-reasons.text';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { privacyText as text } from './privacy.text.ts';

/** Who looked at what is kept about the member, the newest first. */
export function AccessLogList({ looks }: { readonly looks: readonly Look[] }) {
  if (looks.length === 0) return <EmptyState icon="eye">{text.noLooks}</EmptyState>;
  return (
    <ul aria-label={text.lookList} className="divide-y divide-line">
      {looks.map(({ lookSequence, by, kind, clubName, reason, seenAt }) => (
        <li key={lookSequence} className="flex items-center gap-3 px-4 py-3 desktop:px-5">
          <Avatar name={by.nickname} image={by.profileImageUrl} />
          <div className="min-w-0 flex-1">
            <p className="break-keep [overflow-wrap:anywhere]">
              <span className="font-semibold">{text.person(by.nickname)}</span> {text.looked[kind]}
            </p>
            <p className="text-sm text-ink-3 [overflow-wrap:anywhere]">
              {clubName ?? text.wholeOrganisation} ·{reason && ` ${DOWNLOAD_REASON_LABELS[reason]} ·`}{' '}
              <RelativeTime date={seenAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
