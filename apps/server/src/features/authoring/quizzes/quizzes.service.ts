import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type * as endpoints from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { z } from 'zod';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, admitClubPeople, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import {
  countManaged,
  countOpened,
  countProgress,
  listDue,
  listManaged,
  listOpened,
  type Learner,
} from './quizzes.queries.ts';
import { clubQuizView, dueQuizView, managedQuizView, myClubQuizView } from './quizzes.view.ts';

const DUE_LIMIT = 10;

type ListQuery = z.output<(typeof endpoints.listClubQuizzes)['query']>;

const learnerOf = ({ tenantId, memberId, now }: Unit): Learner => ({ tenantId, memberId, now });
const factsOf = (unit: Unit, clubSequence: number) => findClubFacts(unit.tenantId, clubSequence, unit.memberId);

async function openedQuizzes(unit: Unit, clubSequence: number, query: ListQuery) {
  const learner = learnerOf(unit);
  const [[facts], quizzes, [count]] = await unit.read(
    factsOf(unit, clubSequence),
    listOpened(learner, clubSequence, query),
    countOpened(learner, clubSequence),
  );
  admitClubPeople(unit.me, facts);
  return { quizzes, totalElements: count!.total };
}

/** Opened quizzes of a club in its order, with how far the caller is. */
export async function listClubQuizzes(unit: Unit, clubSequence: number, query: ListQuery) {
  const { quizzes, totalElements } = await openedQuizzes(unit, clubSequence, query);
  return { contents: quizzes.map(clubQuizView), totalElements };
}

/** The same with when the caller answered and how well they understood. */
export async function listMyClubQuizzes(unit: Unit, clubSequence: number, query: ListQuery) {
  const { quizzes, totalElements } = await openedQuizzes(unit, clubSequence, query);
  return { contents: quizzes.map(myClubQuizView), totalElements };
}

/** All quizzes of a club with model answers, for its admins. */
export async function listManagedClubQuizzes(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof endpoints.listManagedClubQuizzes)['query']>,
) {
  const [[facts], quizzes, [count]] = await unit.read(
    factsOf(unit, clubSequence),
    listManaged(unit.tenantId, clubSequence, query),
    countManaged(unit.tenantId, clubSequence, query.isPublished),
  );
  admitClubAdmin(unit.me, facts);
  return { contents: quizzes.map(managedQuizView), totalElements: count!.total };
}

/** What waits for the caller in their running clubs. */
export async function listDueQuizzes(unit: Unit) {
  const [quizzes] = await unit.read(listDue(learnerOf(unit), DUE_LIMIT));
  return { contents: quizzes.map(dueQuizView) };
}

/** The caller's final answers among the quizzes opened so far. */
export async function getMyProgress(unit: Unit, clubSequence: number) {
  const [[facts], [counts]] = await unit.read(
    factsOf(unit, clubSequence),
    countProgress(learnerOf(unit), clubSequence),
  );
  admitClubPeople(unit.me, facts);
  const { opened, final, on_time } = counts!;
  return {
    openedCount: opened,
    finalCount: final,
    onTimeCount: on_time,
    progress: progressPercent(final, opened),
  };
}
