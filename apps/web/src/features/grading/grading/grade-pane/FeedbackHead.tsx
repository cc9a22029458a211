import { Button } from '../../../../ui/buttons/Button.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';

const text = gradingText.grade;

interface FeedbackHeadProps {
  readonly criteria: readonly number[];
  readonly isDisabled: boolean;
}

/** Names the field, and the criteria whose level brought a sentence that stands in it as it came; leads to the templates. */
export function FeedbackHead({ criteria, isDisabled }: FeedbackHeadProps) {
  const { dispatch } = useGrading();
  return (
    <div className="-mb-1 flex min-h-6 flex-wrap items-center gap-2">
      <h3 className="font-semibold">{text.feedback}</h3>
      <span aria-hidden="true" className="hidden desktop:contents">
        <Kbd>I</Kbd>
      </span>
      {criteria.length > 0 && <p className="text-xs text-ink-3">{text.reasonsIn(criteria)}</p>}
      <Button
        size="small"
        variant="ghost"
        icon="comment"
        isDisabled={isDisabled}
        onPress={() => dispatch({ kind: 'openDialog', dialog: 'templates' })}
        className="ml-auto"
      >
        {gradingText.open.templates}
      </Button>
    </div>
  );
}
