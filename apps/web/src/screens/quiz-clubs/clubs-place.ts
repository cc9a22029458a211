import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { createContext, use } from 'react';
import { lectureClubsText } from './lecture-clubs.text.ts';
import { quizClubsText } from './quiz-clubs.text.ts';

/** Where clubs of a kind are found: both places show the same views, filters and cards. */
const PLACES = {
  // Lists are of quiz clubs where no kind is named: the page comes with the answer to that question.
  '/quiz': { ofKind: {}, create: '/quiz/create', text: quizClubsText },
  '/lecture': { ofKind: { clubType: CLUB_TYPE.lecture }, create: '/my-lecture-clubs/create', text: lectureClubsText },
} as const;
export type ClubsPath = keyof typeof PLACES;

export const ClubsPlace = createContext<ClubsPath>('/quiz');

export function useClubsPlace() {
  const to = use(ClubsPlace);
  return { to, ...PLACES[to] };
}
