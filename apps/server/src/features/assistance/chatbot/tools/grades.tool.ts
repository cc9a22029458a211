import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { Unit } from '../../../../kernel/unit.ts';
import { listMyClubs } from '../../../clubs/clubs/clubs.public.ts';
import { getGrowthSummary } from '../../../clubs/growth/growth.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import type { ToolResult } from './tool.ts';

const text = chatbotText.grades;
const CLUBS = 10;
const SHOWN = 6;

/** The caller's quiz clubs, and the final answers there whose official grade they may see. */
export async function shownGrades(unit: Unit) {
  const wanted = {
    clubType: CLUB_TYPE.quiz,
    clubViewFilter: 'MEMBER',
    keyword: '',
    sort: 'newest',
    page: 1,
    size: CLUBS,
  } as const;
  const { contents: clubs } = await listMyClubs(unit, wanted);
  const growths = await Promise.all(
    clubs.map(async ({ clubSequence, clubName }) => {
      const { quizzes } = await getGrowthSummary(unit, clubSequence);
      return quizzes.map((quiz) => ({ ...quiz, clubSequence, clubName }));
    }),
  );
  const answered = growths.flat().filter(({ isAnswered }) => isAnswered);
  const graded = answered.flatMap((quiz) => (quiz.finalGrade === null ? [] : [{ ...quiz, grade: quiz.finalGrade }]));
  return { clubs, graded, waiting: answered.length - graded.length };
}

/** Grades of final answers as the growth of each club shows them, and what still waits for one. */
export async function gradesTool(unit: Unit): Promise<ToolResult> {
  const { clubs, graded, waiting } = await shownGrades(unit);
  const average = Math.round(graded.reduce((sum, { grade }) => sum + grade, 0) / graded.length);
  const [club] = clubs;
  const said = [
    clubs.length === 0 ? text.noClub : graded.length === 0 ? text.none : text.some(graded.length, average),
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
  ];
  return {
    text: said.join(' '),
    items: graded.slice(-SHOWN).map(({ clubSequence, clubName, no, quizSequence, grade }) => ({
      title: chatbotText.deadlines.quiz(clubName, no),
      detail: text.final(grade),
      path: `/quiz/${clubSequence}/quizzes/${quizSequence}`,
    })),
    source: club
      ? { title: text.source(club.clubName), path: `/quiz/${club.clubSequence}?tab=growth` }
      : { title: chatbotText.clubs.source, path: '/quiz' },
  };
}
