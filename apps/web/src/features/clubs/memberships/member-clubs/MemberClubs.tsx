import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { listClubsOfMember } from '../../../../api/clubs/memberships/member-clubs.reads.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { memberClubsText as text } from './member-clubs.text.ts';

/** Clubs that a member runs or has joined, for managers. */
export function MemberClubs({ memberUUID }: { readonly memberUUID: string }) {
  const clubs = useQuery(listClubsOfMember({ params: { memberUUID } }));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-2">
        {clubs.data ? text.title(clubs.data.totalElements) : text.heading}
      </h3>
      <Loaded from={clubs} skeleton={<Waiting />}>
        {({ contents, totalElements }) => (
          <>
            {contents.length === 0 && <p className="text-sm text-ink-3">{text.none}</p>}
            <ul className="flex flex-col gap-2">
              {contents.map(({ clubSequence, clubName, clubStatus, runsClub }) => (
                <li key={clubSequence} className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 break-keep wrap-anywhere">
                    {clubName} {runsClub && <Chip tone="brand">{text.runs}</Chip>}
                  </span>
                  <span className="flex-none text-sm text-ink-3">{clubStatusLabel(clubStatus)}</span>
                </li>
              ))}
            </ul>
            {totalElements > contents.length && (
              <p className="text-sm text-ink-3">{text.more(totalElements - contents.length)}</p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
