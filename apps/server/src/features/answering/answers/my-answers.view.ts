import { EXCERPT_LENGTH, type MyAnswer } from '@dure/contract/answering/answers/my-answers.endpoints';
import { officialGrade, type Grader } from '@dure/contract/grading/grading/official-grade';
import { placeToCut } from '@dure/contract/markdown/shortened';
import { isOnTime } from '@dure/contract/authoring/quizzes/progress';
import { gradesOf } from './room/answer-parts.view.ts';
import type { MyAnswerRow } from './my-answers.queries.ts';

/** Cut between whole characters, as the database cuts, and within no number. */
function excerpt(text: string) {
  const characters = [...text];
  return {
    text: characters.slice(0, placeToCut(characters, EXCERPT_LENGTH)).join(''),
    isCut: characters.length > EXCERPT_LENGTH,
  };
}

const step = (text: string, at: Date | null) => at && { ...excerpt(text), submittedAt: at.toISOString() };

export const myAnswerView = (row: MyAnswerRow, officialGrading: Grader): MyAnswer => ({
  clubSequence: row.club_sequence,
  quizSequence: row.quiz_sequence,
  no: row.position,
  week: row.week,
  question: row.question,
  deadlineAt: row.deadline_at?.toISOString() ?? null,
  clubQuizAnswerSequence: row.answer_sequence,
  answerStatus: row.answer_status,
  hasDraft: row.has_draft,
  pre: step(row.pre_text, row.pre_submitted_at),
  final: step(row.final_text, row.final_submitted_at),
  isOnTime: isOnTime(row.final_submitted_at, row.deadline_at),
  comprehension: row.comprehension,
  likeCount: row.like_count,
  onePickCount: row.one_pick_count,
  replyCount: row.reply_count,
  officialGrade: officialGrade(officialGrading, gradesOf(row.grades)),
  grades: row.grades.map(({ grader, grade }) => ({ grader: grader as Grader, grading: grade })),
  feedback: row.written_at && { ...excerpt(row.feedback_text ?? ''), writtenAt: row.written_at.toISOString() },
});
