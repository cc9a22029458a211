import type { QueryKey } from '@tanstack/react-query';
import { listAgenda } from '../../clubs/agenda/agenda.reads.ts';
import { getClubWeek } from './week.reads.ts';
import { getMyProgress, listDueQuizzes, listMyClubQuizzes } from './quizzes.reads.ts';

/** What a member's own answers, joining and leaving change in the lists of quizzes. */
export const ownProgress = (club: number): readonly QueryKey[] => [
  listMyClubQuizzes.key({ params: { club } }),
  getClubWeek.key({ params: { club } }),
  getMyProgress.key({ params: { club } }),
  listDueQuizzes.key(),
  listAgenda.key(),
];
