import type { ClubSubmitter } from '@dure/contract/clubs/clubs/club-approval.endpoints';
import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { getClubSubmitter } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { EmailText } from '../../../../ui/text/EmailText.tsx';
import { clubApprovalText } from './club-approval.text.ts';

const text = clubApprovalText.submitter;

/** What became of their clubs, in one line. */
function historyOf(submitter: ClubSubmitter): string {
  const { approvedCount, finishedCount, cancelledCount, waitingCount, rejectionCount } = submitter;
  const said = [
    ...(approvedCount > 0 ? [text.approved(approvedCount)] : []),
    ...(finishedCount > 0 ? [text.finished(finishedCount)] : []),
    ...(cancelledCount > 0 ? [text.cancelled(cancelledCount)] : []),
    ...(waitingCount > 0 ? [text.waiting(waitingCount)] : []),
    ...(rejectionCount > 0 ? [text.rejections(rejectionCount)] : []),
  ];
  return said.length === 0 ? text.first : said.join(' · ');
}

/** Who asks, and with what history: what a manager would otherwise look up. */
export function Submitter({ clubSequence }: { readonly clubSequence: number }) {
  const { data, isError } = useQuery(getClubSubmitter({ params: { clubSequence } }));
  return (
    <section aria-label={text.title} className="mb-5 rounded-box border border-line px-4 py-3">
      {isError && !data && <p className="text-ink-2">{text.failed}</p>}
      {!isError && !data && <Waiting className="py-2" />}
      {data && (
        <>
          <div className="flex items-center gap-x-3 max-desktop:flex-wrap">
            <Avatar name={data.person.nickname} image={data.person.profileImageUrl} size="large" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <b className="font-semibold">{data.person.nickname}</b>
                {data.email !== null && (
                  <span className="text-sm text-ink-2">
                    <EmailText email={data.email} />
                  </span>
                )}
              </p>
              <p className="text-sm text-ink-2">{historyOf(data)}</p>
            </div>
            <span className="flex-none text-sm text-ink-3 max-desktop:w-full max-desktop:pl-13">
              <DateText date={data.memberSince} look="day" /> {text.since}
            </span>
          </div>
          {data.clubs.length > 0 && (
            <ul aria-label={text.clubs} className="mt-2 border-t border-line pt-1">
              {data.clubs.map((club) => (
                <li key={club.clubSequence} className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1 text-sm">
                  <span className="min-w-0 truncate">{club.clubName}</span>
                  <Chip>{clubStatusLabel(club.clubStatus)}</Chip>
                  <span className="text-ink-3 tabular-nums">{text.members(club.memberCount)}</span>
                  {club.rejection !== null && (
                    <span className="w-full text-ink-2">{text.rejection(club.rejection)}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
