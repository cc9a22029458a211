import { quizFormText } from './quiz-form.text.ts';

export interface PastedQuiz {
  readonly question: string;
  readonly modelAnswer: string;
  readonly topic: string;
}

const BULLET = /^(?:\d{1,3}[.)]|Q\d{0,3}[.):]|[-*•·])\s+/i;
const markOf = (marks: readonly string[]) => new RegExp(`^(?:${marks.join('|')})\\s*[:：]\\s*`);
const ANSWER = markOf(quizFormText.answerMarks);
const TOPIC = markOf(quizFormText.topicMarks);

/**
 * Quizzes in pasted text. A line is a question, without its number; one that begins with `답:` is its answer, one that
 * begins with `주제:` its topic.
 */
export function questionsIn(text: string): PastedQuiz[] {
  const quizzes: PastedQuiz[] = [];
  const lines = text.split(/\r\n|[\r\n]/).map((one) => one.trim());
  for (const line of lines) {
    const last = quizzes.at(-1);
    const answer = line.replace(ANSWER, '');
    const topic = line.replace(TOPIC, '');
    if (last && answer !== line) {
      quizzes[quizzes.length - 1] = { ...last, modelAnswer: [last.modelAnswer, answer].filter(Boolean).join('\n') };
    } else if (last && topic !== line) {
      quizzes[quizzes.length - 1] = { ...last, topic };
    } else {
      const question = line.replace(BULLET, '');
      if (question !== '') quizzes.push({ question, modelAnswer: '', topic: '' });
    }
  }
  return quizzes;
}
