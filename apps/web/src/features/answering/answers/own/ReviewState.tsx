import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { gradeText } from './grade.text.ts';

const words = gradeText.review;

/** What was asked and what came of it. */
export function ReviewState({ review }: { readonly review: NonNullable<AnswerRoom['review']> }) {
  const { reason, askedAt, askedGrade, answer } = review;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-semibold">{answer ? words.answered : words.open}</h3>
      <p className="text-sm text-ink-3">
        <DateText date={askedAt} look="short" /> · {words.askedGrade(askedGrade)}
      </p>
      <p className="mt-1 whitespace-pre-wrap text-ink-2">{reason}</p>
      {answer && (
        <div className="mt-2 rounded-box bg-sunken p-3">
          <p className="text-sm text-ink-3">
            {words.by(answer.answeredBy.nickname)} · <DateText date={answer.answeredAt} look="short" />
            {answer.grading !== null && ` · ${words.outcome(askedGrade, answer.grading)}`}
          </p>
          <p className="mt-1 whitespace-pre-wrap">{answer.reply}</p>
        </div>
      )}
    </div>
  );
}
