import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { WeekQuiz } from '@dure/contract/authoring/quizzes/week.endpoints';
import { gradeTone } from '../../../../kernel/grade-tone.ts';
import { weekText as words } from './week.text.ts';

const NEW_FEEDBACK_MS = 7 * 86_400_000;

/** Feedback is new for a week. */
export const hasNewFeedback = ({ feedbackAt }: WeekQuiz, now: number): boolean =>
  feedbackAt !== null && now - Date.parse(feedbackAt) < NEW_FEEDBACK_MS;

const isFinal = ({ myAnswerStatus }: WeekQuiz) => myAnswerStatus === ANSWER_STATUS.final;
const waitsForGrade = (quiz: WeekQuiz) => isFinal(quiz) && quiz.myOfficialGrade === null;

/** A week that is over in one line. */
export function weekLine(quizzes: readonly WeekQuiz[]): { submitted: string; graded: string; topics: string } {
  const done = quizzes.filter(isFinal).length;
  const grades = quizzes.flatMap(({ myOfficialGrade }) =>
    myOfficialGrade === null ? [] : [words.points(myOfficialGrade)],
  );
  const waiting = quizzes.filter(waitsForGrade).length;
  return {
    submitted: done === quizzes.length ? words.done(done) : words.partlyDone(quizzes.length, done),
    topics: quizzes
      .map(({ topic }) => topic)
      .filter(Boolean)
      .join(' · '),
    graded: [...grades, ...(waiting > 0 ? [words.waitingCount(waiting)] : [])].join(', '),
  };
}

/** What became of one quiz, in words. */
export function pastState(quiz: WeekQuiz, now: number): { label: string; tone: 'new' | 'good' | 'neutral' } {
  if (hasNewFeedback(quiz, now)) return { label: words.feedback, tone: 'new' };
  if (quiz.myOfficialGrade !== null)
    return { label: words.points(quiz.myOfficialGrade), tone: gradeTone(quiz.myOfficialGrade) };
  if (isFinal(quiz)) return { label: words.waiting, tone: 'neutral' };
  return { label: quiz.myAnswerStatus === ANSWER_STATUS.preSubmitted ? words.pre : words.missed, tone: 'neutral' };
}
