import type { MyHome } from '@dure/contract/clubs/home/home.endpoints';
import { Link } from '@tanstack/react-router';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { ownHomeText } from '../own-home.text.ts';

const text = ownHomeText.aside;

/** The feedback that came last, and the way to the answer that it is about. */
export function FeedbackNews({ feedback }: { readonly feedback: NonNullable<MyHome['feedback']> }) {
  const { clubSequence, quizSequence, no, question, grading, nickname } = feedback;
  return (
    <section aria-labelledby="home-feedback">
      <h2 id="home-feedback" className="text-lg font-bold break-words">
        {text.feedback(nickname)}
      </h2>
      <p className="line-clamp-2 text-sm text-ink-2 tabular-nums">
        {text.place(no, [plainQuestion(question), ...(grading === null ? [] : [text.graded(grading)])])}
      </p>
      <p className="mt-2 line-clamp-4 border-l-3 border-line-strong pl-3 break-words text-ink-2">{feedback.text}</p>
      <Link
        to="/quiz/$clubSequence/quizzes/$quizSequence"
        params={{ clubSequence, quizSequence }}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
      >
        {text.open}
      </Link>
    </section>
  );
}
