import { progressPercent } from '@dure/contract/quizzes/progress';
import type { listClubQuizzes, listManagedClubQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import type { z } from 'zod';
import type { RowsOf } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts, isClubAdmin, isClubMember } from '../clubs/club-facts.service.ts';
import { countManaged, countProgress, listDue, listManaged, listOpened, type Learner } from './quizzes.queries.ts';
import { clubQuizView, dueQuizView, managedQuizView } from './quizzes.view.ts';

const DUE_LIMIT = 10;

const learnerOf = ({ tenantId, memberId, now }: Unit): Learner => ({ tenantId, memberId, now });
const factsOf = (unit: Unit, clubSequence: number) => findClubFacts(unit.tenantId, clubSequence, unit.memberId);

/** Lets the members and the admins of a club pass. */
function admitPeopleOf(unit: Unit, facts: RowsOf<ReturnType<typeof findClubFacts>>[number] | undefined): void {
  if (!facts) return refuse('notFound');
  if (!isClubMember(facts) && !isClubAdmin(unit.me, facts)) refuse('forbidden');
}

/** Opened quizzes of a club in its order, with the caller's own state. */
export async function openedQuizzes(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof listClubQuizzes)['query']>,
) {
  const learner = learnerOf(unit);
  const [[facts], quizzes, [count]] = await unit.read(
    factsOf(unit, clubSequence),
    listOpened(learner, clubSequence, query),
    countProgress(learner, clubSequence),
  );
  admitPeopleOf(unit, facts);
  return { contents: quizzes.map(clubQuizView), totalElements: count!.opened };
}

/** All quizzes of a club with model answers, for its admins. */
export async function managedQuizzes(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof listManagedClubQuizzes)['query']>,
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
export async function dueQuizzes(unit: Unit) {
  const [quizzes] = await unit.read(listDue(learnerOf(unit), DUE_LIMIT));
  return { contents: quizzes.map(dueQuizView) };
}

/** The caller's final answers among the quizzes opened so far. */
export async function myProgress(unit: Unit, clubSequence: number) {
  const [[facts], [counts]] = await unit.read(
    factsOf(unit, clubSequence),
    countProgress(learnerOf(unit), clubSequence),
  );
  admitPeopleOf(unit, facts);
  const { opened, final, on_time } = counts!;
  return {
    openedCount: opened,
    finalCount: final,
    onTimeCount: on_time,
    progress: progressPercent(final, opened),
  };
}
