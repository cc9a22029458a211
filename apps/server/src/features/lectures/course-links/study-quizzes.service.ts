import type { StudyQuizzes } from '@dure/contract/lectures/course-links/course-links.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { clubQuizView } from '../../authoring/quizzes/quizzes.public.ts';
import { findPair } from './course-links.queries.ts';
import { otherClubView } from './course-links.view.ts';
import { studyOf } from './study-quizzes.policy.ts';
import { listOpenedQuizzes, listStudyContents } from './study-quizzes.queries.ts';

/** The quizzes of the linked quiz club that belong to a study. Whoever is no member of that club learns how many they are. */
export async function listStudyQuizzes(unit: Unit, club: number, study: number): Promise<StudyQuizzes> {
  const { tenantId, memberId } = unit;
  const [[here], [pair], studies] = await unit.read(
    findClubFacts(tenantId, club, memberId),
    findPair(tenantId, club),
    listStudyContents(tenantId, club),
  );
  admitClubPeople(unit.me, here);
  if (!studies.some(({ club_study_sequence }) => club_study_sequence === study)) return refuse('notFound');
  const none = { quizClub: null, quizCount: 0, quizzes: [] };
  if (!pair) return none;
  const [[facts], opened] = await unit.read(
    findClubFacts(tenantId, pair.quiz, memberId),
    listOpenedQuizzes(unit, pair.quiz),
  );
  const quizClub = otherClubView(unit.me, facts!);
  if (!quizClub) return none;
  const quizzes = opened.filter((quiz) => studyOf(quiz, studies) === study);
  return {
    quizClub,
    quizCount: quizzes.length,
    quizzes: quizClub.can.enter ? quizzes.map(clubQuizView) : [],
  };
}
