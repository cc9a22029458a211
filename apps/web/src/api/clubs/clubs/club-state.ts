import type { QueryKey } from '@tanstack/react-query';
import {
  getClubDashboard,
  getClubRecruiting,
  getMemberDetail,
  listMemberStandings,
} from '../../insight/dashboard/dashboard.reads.ts';
import { getLectureClubAbout } from '../../lectures/lecture-clubs/lecture-clubs.reads.ts';
import { listClubMembers, listFellowMembers, listMemberRequests } from '../memberships/memberships.reads.ts';
import { listMyRequestClubs } from '../memberships/my-memberships.reads.ts';
import { getPreviousSubmission, getQuizClub } from '../../authoring/quiz-clubs/quiz-clubs.reads.ts';
import { ownProgress } from '../../authoring/quizzes/own-progress.ts';
import { listManagedClubQuizzes } from '../../authoring/quizzes/quizzes.reads.ts';
import { getClubAbout, listClubs, listFavoriteClubs, listManagedClubs, listMyClubs } from './clubs.reads.ts';

/** Every list that shows clubs. */
export const clubLists = (): readonly QueryKey[] =>
  [listClubs, listMyClubs, listFavoriteClubs, listMyRequestClubs, listManagedClubs].map(({ key }) => key());

/** What joining and leaving change for the one who does; others' names are not asked of somebody who has left. */
export const ownMembership = (club: number): readonly QueryKey[] => [
  getClubAbout.key({ params: { club } }),
  getLectureClubAbout.key({ params: { id: club } }),
  ...ownProgress(club),
  ...clubLists(),
];

/** What changes with a club's form, state or people, for whoever runs it or decides on it. */
export const clubState = (club: number): readonly QueryKey[] => [
  ...ownMembership(club),
  ...[getQuizClub, getClubDashboard, getClubRecruiting, listMemberStandings, getMemberDetail].map(({ key }) =>
    key({ params: { id: club } }),
  ),
  ...[getPreviousSubmission, listManagedClubQuizzes, listClubMembers, listMemberRequests, listFellowMembers].map(
    ({ key }) => key({ params: { clubSequence: club } }),
  ),
];
