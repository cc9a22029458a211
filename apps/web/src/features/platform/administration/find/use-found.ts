import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { clubStatusLabel, wasOpened } from '@dure/contract/clubs/clubs/club-status';
import { FOUND_AT_ONCE } from '@dure/contract/platform/administration/administration-limits';
import { useQuery } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import { listManagedClubs } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { listManagedMembers } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { administrationText } from '../administration.text.ts';
import { PLACE_GROUPS } from '../places.ts';
import type { findText } from './find.text.ts';

export interface Found {
  readonly id: string;
  readonly group: keyof typeof findText.groups;
  readonly label: string;
  /** What tells it from others of its name. */
  readonly detail: string;
  readonly way: NavigateOptions;
}

const places = PLACE_GROUPS.flatMap((group) => group.places);
type Clubs = Awaited<ReturnType<typeof listManagedClubs.ask>>['contents'];

/** Its dashboard; of a club that nobody has let open yet the approvals. */
const clubWay = ({ clubSequence, clubName, clubType, clubStatus }: Clubs[number]): NavigateOptions => {
  if (!wasOpened(clubStatus)) return { to: '/system/admin/club-approval', search: { keyword: clubName } };
  const to = clubType === CLUB_TYPE.lecture ? '/lecture-dashboard/$clubSequence' : '/quiz-dashboard/$clubSequence';
  return { to, params: { clubSequence } };
};

/** What is called by some words: pages at once, people and clubs as far as the caller may see them. */
export function useFound(typed: string, wanted: string) {
  const isWanted = wanted !== '';
  const query = { keyword: wanted, size: FOUND_AT_ONCE };
  const people = useQuery({ ...listManagedMembers({ query }), enabled: isWanted });
  const clubs = useQuery({ ...listManagedClubs({ query }), enabled: isWanted });
  const sought = typed.trim().toLowerCase();
  const pages = places
    .filter((place) => administrationText.places[place].toLowerCase().includes(sought))
    .map((place): Found => ({
      id: place,
      group: 'pages',
      label: administrationText.places[place],
      detail: '',
      way: { to: place },
    }));
  // Whoever presses Enter means what the words in the field find, not what earlier ones did.
  const isAsking = typed.trim() !== wanted || (isWanted && (people.isFetching || clubs.isFetching));
  const isCurrent = isWanted && typed.trim() === wanted;
  const named = isCurrent && !people.isPlaceholderData ? (people.data?.contents ?? []) : [];
  const held = isCurrent && !clubs.isPlaceholderData ? (clubs.data?.contents ?? []) : [];
  const found: Found[] = [
    ...pages,
    ...named.map(({ memberUUID, nickname, email, loginName }): Found => ({
      id: memberUUID,
      group: 'people',
      label: nickname,
      detail: email ?? loginName ?? '',
      way: { to: '/system/admin/members', search: { member: memberUUID } },
    })),
    ...held.map((club): Found => ({
      id: `club-${club.clubSequence}`,
      group: 'clubs',
      label: club.clubName,
      detail: clubStatusLabel(club.clubStatus),
      way: clubWay(club),
    })),
  ];
  return { found, isAsking, hasFailed: isWanted && (people.isError || clubs.isError) };
}
