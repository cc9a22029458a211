import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { PostView, RelatedQuiz } from '@dure/contract/publishing/posts/posts.views';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { Deadline } from '../../../../ui/dates/Deadline.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { postsText } from '../posts.text.ts';

const text = postsText.related;

/** Where one stands, and the way on from there. */
function stepOf({ answerStatus, hasDraft, isOver }: RelatedQuiz): readonly [state: string, action: string] {
  if (answerStatus === ANSWER_STATUS.final) return [text.done, text.look];
  if (isOver) return [text.over, text.look];
  if (hasDraft) return [text.draft, text.resume];
  return answerStatus === ANSWER_STATUS.preSubmitted ? [text.pre, text.final] : [text.none, text.begin];
}

const isOpen = ({ answerStatus, isOver }: RelatedQuiz) => !isOver && answerStatus !== ANSWER_STATUS.final;

export interface RelatedQuizzesProps {
  readonly quizzes: PostView['relatedQuizzes'];
  readonly title: string;
  readonly className?: string;
}

/** One's own quizzes that a post leads to; the first that can be answered is the one primary way on. */
export function RelatedQuizzes({ quizzes, title, className }: RelatedQuizzesProps) {
  if (quizzes.length === 0) return null;
  const primary = quizzes.find(isOpen);
  return (
    <section aria-label={title} className={className}>
      <ul className="flex flex-col gap-3">
        {quizzes.map((quiz) => {
          const { clubSequence, quizSequence } = quiz;
          const [state, action] = stepOf(quiz);
          return (
            <li key={`${clubSequence}/${quizSequence}`}>
              <Card as="article">
                <p className="text-sm font-semibold text-ink-2">{title}</p>
                <h2 className="mt-1 line-clamp-3 text-base font-bold">{plainQuestion(quiz.question)}</h2>
                <p className="mt-1 text-sm text-ink-2">
                  {quiz.clubName} · {state}
                </p>
                <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
                  <RouterButtonLink
                    to="/quiz/$clubSequence/quizzes/$quizSequence"
                    params={{ clubSequence, quizSequence }}
                    variant={quiz === primary ? 'primary' : 'secondary'}
                  >
                    {action}
                  </RouterButtonLink>
                  {isOpen(quiz) && quiz.deadlineAt !== null && <Deadline due={quiz.deadlineAt} precision="day" />}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
