import type { FellowMember } from '@dure/contract/clubs/memberships/memberships.endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listFellowMembers } from '../../../../api/clubs/memberships/memberships.reads.ts';
import { pageCount } from '../../../../kernel/query-client.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Pagination } from '../../../../ui/lists/Pagination.tsx';
import { SearchField } from '../../../../ui/fields/SearchField.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { fellowMembersText as words } from './fellow-members.text.ts';

const SEARCH_DELAY_MS = 100;
const FELLOWS_A_PAGE = 50;

export interface FellowMembersProps {
  readonly club: number;
  readonly keyword: string;
  readonly page: number;
  readonly onSearch: (keyword: string) => void;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
}

function Fellow({ person }: { readonly person: FellowMember }) {
  const { nickname, profileImageUrl, isLeader, isInstructor } = person;
  return (
    <li className="flex min-w-0 items-center gap-2.5 py-1.5">
      <Avatar name={nickname} image={profileImageUrl} />
      <span className="min-w-0 truncate font-semibold">{nickname}</span>
      {(isLeader || isInstructor) && <Chip tone="brand">{isLeader ? words.leader : words.instructor}</Chip>}
    </li>
  );
}

/** Who else is in the club. */
export function FellowMembers({ club, keyword, page, onSearch, pageLink }: FellowMembersProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    listFellowMembers({ params: { clubSequence: club }, query: { keyword, page, size: FELLOWS_A_PAGE } }),
  );
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data?.isHidden) return <EmptyState icon="eyeOff">{words.hidden}</EmptyState>;
  return (
    <Card as="section" aria-labelledby="fellow-members" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="fellow-members" className="text-lg font-bold">
          {words.title} {data && <span className="text-ink-3 tabular-nums">{words.count(data.totalElements)}</span>}
        </h2>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={keyword}
          delay={SEARCH_DELAY_MS}
          onChange={onSearch}
          className="w-full desktop:w-60"
        />
      </div>
      {!data && (
        <SkeletonGroup>
          <Skeleton shape="block" className="h-40" />
        </SkeletonGroup>
      )}
      {data?.contents.length === 0 && (
        <EmptyState icon="users">{keyword === '' ? words.empty : words.noneFound}</EmptyState>
      )}
      {data && data.contents.length > 0 && (
        <ul
          aria-label={words.title}
          aria-busy={isPlaceholderData}
          className={cx('grid gap-x-6 min-[40rem]:grid-cols-2', isPlaceholderData && 'opacity-60')}
        >
          {data.contents.map((person) => (
            <Fellow key={person.memberUUID} person={person} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount(data, FELLOWS_A_PAGE)} link={pageLink} />
    </Card>
  );
}
