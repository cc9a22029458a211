import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { reasonOf } from '../drafts/level-choice.ts';
import type { GradePart } from '../drafts/grading-draft.ts';
import { gradingText } from '../grading.text.ts';

const text = gradingText.grade;

export interface FeedbackHeadProps {
  readonly rubric: GradingDetail['rubric'];
  readonly grade: GradePart;
  readonly feedback: string;
}

/** Names the field, and numbers the criteria whose level brought a sentence that stands in it as it came. */
export function FeedbackHead({ rubric, grade, feedback }: FeedbackHeadProps) {
  const numbers = rubric.flatMap(({ name }, index) => {
    const reason = reasonOf(rubric, grade, name);
    return reason !== '' && feedback.includes(reason) ? [{ no: index + 1, reason }] : [];
  });
  return (
    <div className="-mb-1 flex min-h-6 flex-wrap items-center gap-2">
      <h3 className="font-semibold">{text.feedback}</h3>
      <span aria-hidden="true" className="hidden desktop:contents">
        <Kbd>I</Kbd>
      </span>
      {numbers.length > 0 && (
        <p className="ml-auto flex items-center gap-1 text-xs text-ink-3">
          {text.reasonsIn}
          {numbers.map(({ no, reason }) => (
            <span
              key={no}
              title={reason}
              className="grid size-4.5 place-items-center rounded-[4px] bg-sunken font-semibold text-ink-2 tabular-nums"
            >
              {no}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
