import { isFinalStatus, takesMembers } from '@dure/contract/clubs/clubs/club-status';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { listMemberRequests } from '../../api/clubs/memberships/memberships.reads.ts';
import { membersText as text } from '../../features/clubs/clubs/people/members.text.ts';
import { MembersTable } from '../../features/clubs/clubs/people/MembersTable.tsx';
import { ParticipationCode } from '../../features/clubs/clubs/participation-code/ParticipationCode.tsx';
import { PEOPLE_A_PAGE } from '../../features/clubs/clubs/people/people-filter.ts';
import { RequestsTable } from '../../features/clubs/clubs/people/RequestsTable.tsx';
import { rosterText } from '../../features/clubs/clubs/roster/roster.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { LinkParts } from '../../ui/buttons/link-parts.ts';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import type { TableSort } from '../../ui/lists/table-types.ts';
import { MemberCodeButton } from './MemberCodeButton.tsx';
import { joinLink } from './join-link.ts';
import { MEMBER_STATUSES, MEMBER_VIEWS, REQUEST_STATUSES, type MembersSearch } from './members-search.ts';

const TYPING_PAUSE_MS = 300;
const WAITING = { page: 1, size: PEOPLE_A_PAGE };

const RosterDialog = lazy(
  () => import('../../features/clubs/clubs/roster/RosterDialog.tsx').then((module) => module.RosterDialog),
  { failure: 'popover' },
);
const among = <T extends string>(value: string | undefined, choices: readonly T[]) =>
  choices.find((choice) => choice === value) ?? choices[0]!;
const memberStatuses = MEMBER_STATUSES.map((value) => ({ value, label: text.memberStatus[value] }));
const requestStatuses = REQUEST_STATUSES.map((value) => ({ value, label: text.requestStatus[value] }));

/** What the room knows of the club: whoever runs one of either kind has it. */
export interface RunClub {
  readonly clubSequence: number;
  readonly clubName: string;
  readonly clubStatus: string;
  readonly participationCode: string;
  readonly version: number;
}
export interface ClubMembersPanelProps {
  readonly clubSequence: number;
  readonly club: RunClub | undefined;
  readonly search: MembersSearch;
  readonly link: (search: MembersSearch, parts: LinkParts) => ReactNode;
  readonly go: (to: ReturnType<typeof filterStep<MembersSearch>>) => void;
  /** Whether its members answer quizzes. */
  readonly hasAnswers: boolean;
}

/** Who belongs to a club of either kind and who asks to, with the code to hand out. */
export function ClubMembersPanel({ clubSequence, club, search, link, go, hasAnswers }: ClubMembersPanelProps) {
  const { page = 1, keyword = '', view = 'members', sort } = search;
  const direction = search.direction ?? ('ASC' as const);
  const { data: requests } = useQuery(listMemberRequests({ params: { clubSequence }, query: WAITING }));
  const [isImporting, setImporting] = useState(false);

  const change = (part: { [K in keyof MembersSearch]?: MembersSearch[K] | undefined }) => go(filterStep(search, part));
  const order = ({ column, direction: wanted }: TableSort) =>
    change({
      sort: column === 'nickname' ? 'nickname' : undefined,
      direction: wanted === 'descending' ? 'DESC' : undefined,
    });
  const isRequests = view === 'requests';
  const byDate = isRequests ? 'requestedAt' : 'joinedAt';
  const people = {
    clubSequence,
    pageLink: (next: number, parts: LinkParts) => link(withPage(search, next), parts),
    onSort: order,
    sort: { column: sort ?? byDate, direction: direction === 'DESC' ? 'descending' : 'ascending' } as const,
    isReadOnly: club === undefined || isFinalStatus(club.clubStatus),
  };
  const filter = { page, keyword, direction };
  const memberStatus = among(search.status, MEMBER_STATUSES);
  const requestStatus = among(search.status, REQUEST_STATUSES);
  return (
    <>
      {club && !isFinalStatus(club.clubStatus) && (
        <ParticipationCode code={club.participationCode} link={joinLink(club.participationCode)} club={club} />
      )}
      <TabLinks
        label={text.views}
        tabs={MEMBER_VIEWS.map((id) => ({
          id,
          label: text[id],
          count: id === 'requests' ? requests?.totalElements : undefined,
          isCurrent: id === view,
          link: (parts) => link(id === 'members' ? {} : { view: id }, parts),
        }))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          onChange={(typed) => change({ keyword: typed === '' ? undefined : typed })}
          delay={TYPING_PAUSE_MS}
          className="w-full desktop:w-72"
        />
        {isRequests ? (
          <FilterSelect
            label={text.status}
            options={requestStatuses}
            value={requestStatus}
            isRequired
            onChange={(status) => change({ status: status === 'PENDING' ? undefined : status })}
          />
        ) : (
          <FilterSelect
            label={text.status}
            options={memberStatuses}
            value={memberStatus}
            isRequired
            onChange={(status) => change({ status: status === 'MEMBER' ? undefined : status })}
          />
        )}
        {!isRequests && club && takesMembers(club.clubStatus) && (
          <Button
            size="small"
            icon="upload"
            className="ml-auto"
            onHoverStart={() => void RosterDialog.preload()}
            onPress={() => setImporting(true)}
          >
            {rosterText.open}
          </Button>
        )}
      </div>
      {isRequests ? (
        <RequestsTable {...people} filter={{ ...filter, status: requestStatus, sort: sort ?? 'requestedAt' }} />
      ) : (
        <MembersTable
          {...people}
          hasAnswers={hasAnswers}
          acts={(member) => <MemberCodeButton clubSequence={clubSequence} member={member} />}
          filter={{ ...filter, status: memberStatus, sort: sort ?? 'joinedAt' }}
        />
      )}
      <Suspense>
        {isImporting && <RosterDialog clubSequence={clubSequence} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}
