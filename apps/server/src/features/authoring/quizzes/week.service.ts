import type { ClubWeek } from '@dure/contract/authoring/quizzes/week.endpoints';
import { waiting } from '@dure/contract/authoring/quizzes/week';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { admitClubPeople, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { myClubQuizView, type LearnerFacts } from './quizzes.view.ts';
import { listComing, listOfWeek, listPeers } from './week.queries.ts';

const FACES = 7;

interface WeekFacts extends LearnerFacts {
  readonly draft_length: number;
  readonly draft_saved_at: Date | null;
  readonly feedback_at: Date | null;
  readonly topic: string;
}

const weekQuizView = (quiz: WeekFacts) => ({
  ...myClubQuizView(quiz),
  draftLength: quiz.draft_length,
  draftSavedAt: quiz.draft_saved_at?.toISOString() ?? null,
  feedbackAt: quiz.feedback_at?.toISOString() ?? null,
  topic: quiz.topic,
});

/** What is due in a club, what was and what comes. */
export async function getClubWeek(unit: Unit, clubSequence: number): Promise<ClubWeek> {
  const { tenantId, memberId, now } = unit;
  const learner = { tenantId, memberId, now };
  const [[facts], rows, coming] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listOfWeek(learner, clubSequence),
    listComing(learner, clubSequence),
  );
  admitClubPeople(unit.me, facts);
  const quizzes = rows.map(weekQuizView);
  const [next] = waiting(quizzes, now.getTime());
  const [people] = next ? await unit.read(listPeers(learner, clubSequence, next.quizSequence, FACES)) : [[]];
  return {
    quizzes,
    coming: coming.map(({ position, week, open_at, topic }) => ({
      no: position,
      week,
      openAt: open_at!.toISOString(),
      topic,
    })),
    headline: next ? { quizSequence: next.quizSequence, people: people.map(personView) } : null,
  };
}
