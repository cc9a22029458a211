import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { gradingText } from '../grading.text.ts';

const text = gradingText.grade;

/** Names the field, and the criteria whose level brought a sentence that stands in it as it came. */
export function FeedbackHead({ criteria }: { readonly criteria: readonly number[] }) {
  return (
    <div className="-mb-1 flex min-h-6 flex-wrap items-center gap-2">
      <h3 className="font-semibold">{text.feedback}</h3>
      <span aria-hidden="true" className="hidden desktop:contents">
        <Kbd>I</Kbd>
      </span>
      {criteria.length > 0 && <p className="ml-auto text-xs text-ink-3">{text.reasonsIn(criteria)}</p>}
    </div>
  );
}
