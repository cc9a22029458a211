import { ANSWER_STATUS } from '../../codes/answer-status.ts';

interface Waiting {
  readonly quizSequence: number;
  readonly openAt: string;
  readonly deadlineAt: string | null;
  readonly myAnswerStatus: string | null;
}

const place = ({ deadlineAt }: Waiting) => (deadlineAt === null ? Infinity : Date.parse(deadlineAt));

/** Whether a final answer can still be written and has not been; `now` in milliseconds. */
export const waitsForMe = (quiz: Waiting, now: number): boolean =>
  quiz.myAnswerStatus !== ANSWER_STATUS.final && place(quiz) > now;

/** Opened quizzes that wait for a final answer: the nearest deadline first, then those without one by their opening. */
export function waiting<Quiz extends Waiting>(quizzes: readonly Quiz[], now: number): Quiz[] {
  return quizzes
    .filter((quiz) => waitsForMe(quiz, now))
    .toSorted((one, other) => {
      const [first, second] = [place(one), place(other)];
      if (first !== second) return first < second ? -1 : 1;
      return Date.parse(one.openAt) - Date.parse(other.openAt) || one.quizSequence - other.quizSequence;
    });
}
