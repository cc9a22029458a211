import { DOWNLOAD_REASON_LABELS } from '@dure/contract/tenancy/audit/download-reasons.text';
import { useQuery } from '@tanstack/react-query';
import { listLooksAtMember } from '../../../api/platform/privacy/privacy.reads.ts';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { memberLooksText as text, privacyText } from './privacy.text.ts';

const SHOWN = 5;

/** Who looked at a member's data in the last year and why, for managers. */
export function MemberLooks({ memberUUID }: { readonly memberUUID: string }) {
  const looks = useQuery(listLooksAtMember({ params: { memberUUID }, query: { size: SHOWN } }));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-2">{text.title}</h3>
      <Loaded from={looks} skeleton={<Waiting />}>
        {({ contents, totalElements }) => (
          <>
            {contents.length === 0 && <p className="text-sm text-ink-3">{text.none}</p>}
            <ul className="flex flex-col gap-2">
              {contents.map(({ lookSequence, by, kind, clubName, reason, seenAt }) => (
                <li key={lookSequence} className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    {text.looked(by.nickname, kind)}
                    <span className="block text-sm text-ink-3">
                      {reason ? DOWNLOAD_REASON_LABELS[reason] : (clubName ?? privacyText.wholeOrganisation)}
                    </span>
                  </span>
                  <RelativeTime date={seenAt} className="flex-none text-sm text-ink-3" />
                </li>
              ))}
            </ul>
            {totalElements > SHOWN && <p className="text-sm text-ink-3">{text.more(totalElements)}</p>}
          </>
        )}
      </Loaded>
    </section>
  );
}
