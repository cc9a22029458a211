import type { AuthoredQuizDetail, createQuizzes } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import type { WrittenCriterion } from '../../../../ui/rubric/written-criterion.ts';

type SentQuiz = Input<typeof createQuizzes>['body']['quizzes'][number];

/** A quiz while it is written. */
export interface QuizValues {
  readonly quizSequence: number | null;
  readonly question: string;
  readonly modelAnswer: string;
  readonly modelAnswerKeywords: string[];
  readonly rubric: WrittenCriterion[];
  readonly jobGroup: string | null;
  readonly jobs: string[];
  readonly jobLevels: string[];
  readonly tags: string[];
  readonly content: AuthoredQuizDetail['content'];
}

export const NEW_QUIZ: QuizValues = {
  quizSequence: null,
  question: '',
  modelAnswer: '',
  modelAnswerKeywords: [],
  rubric: [],
  jobGroup: null,
  jobs: [],
  jobLevels: [],
  tags: [],
  content: null,
};

const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);

export const valuesOf = (quiz: AuthoredQuizDetail): QuizValues => ({
  quizSequence: quiz.quizSequence,
  question: quiz.question,
  modelAnswer: quiz.modelAnswer,
  modelAnswerKeywords: quiz.modelAnswerKeywords,
  rubric: quiz.rubric,
  jobGroup: quiz.jobGroup?.code ?? null,
  jobs: codesOf(quiz.jobs),
  jobLevels: codesOf(quiz.jobLevels),
  tags: quiz.tags,
  content: quiz.content,
});

/** What is sent of it. */
export const sentOf = ({ quizSequence: _, content, rubric, ...quiz }: QuizValues): SentQuiz => ({
  ...quiz,
  rubric: rubric.map(({ name, weight, levels }) => ({ name, weight, ...(levels && { levels }) })),
  contentSequence: content?.contentSequence ?? null,
});

/** The parts in which two versions differ; the server keeps texts without spaces around them. */
export function differingParts(one: QuizValues, other: QuizValues): (keyof QuizValues)[] {
  const said = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));
  return (Object.keys(NEW_QUIZ) as (keyof QuizValues)[]).filter(
    (part) => part !== 'quizSequence' && said(one[part]) !== said(other[part]),
  );
}
