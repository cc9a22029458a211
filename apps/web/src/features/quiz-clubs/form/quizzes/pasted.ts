import { quizFormText } from './quiz-form.text.ts';

export interface PastedQuiz {
  readonly question: string;
  readonly modelAnswer: string;
}

const BULLET = /^(?:\d{1,3}[.)]|Q\d{0,3}[.):]|[-*•·])\s+/i;
const ANSWER = new RegExp(`^(?:${quizFormText.answerMarks.join('|')})\\s*[:：]\\s*`);

/** Quizzes in pasted text: a line is a question, without its number; a line that begins with `답:` is the answer to it. */
export function questionsIn(text: string): PastedQuiz[] {
  const quizzes: PastedQuiz[] = [];
  const lines = text.split(/\r\n|[\r\n]/).map((one) => one.trim());
  for (const line of lines) {
    const last = quizzes.at(-1);
    const answer = line.replace(ANSWER, '');
    if (last && answer !== line) {
      quizzes[quizzes.length - 1] = { ...last, modelAnswer: [last.modelAnswer, answer].filter(Boolean).join('\n') };
    } else {
      const question = line.replace(BULLET, '');
      if (question !== '') quizzes.push({ question, modelAnswer: '' });
    }
  }
  return quizzes;
}
