import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { cleanDocument } from '../../../../kernel/language/guard/document.ts';
import { courseQuestions } from '../../../../kernel/language/writing/course-questions.ts';

const QUESTIONS = 2;

interface Passage {
  readonly heading: string;
  readonly text: string;
}

/** Questions that the passages of a study raise, in plain words and without what speaks to whoever reads them. */
export const questionsFrom = (title: string, passages: readonly Passage[]): string[] =>
  courseQuestions(
    plainQuestion(cleanDocument(title)),
    passages.map(({ heading, text }) => ({
      heading: plainQuestion(cleanDocument(heading)),
      text: cleanDocument(text).split('\n').map(plainQuestion).join('\n'),
    })),
    QUESTIONS,
  );
