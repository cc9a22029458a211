import { Link } from '@tanstack/react-router';
import { Button } from '../../../../ui/buttons/Button.tsx';
import type { Unsaved } from '../drafts/unsaved-beside.ts';
import { searchOf, type GradingPlace } from '../grading-place.ts';
import { useGrading } from '../state/grading-context.ts';
import { unsavedText as text } from '../drafts/unsaved.text.ts';

export interface UnsavedNoticeProps {
  readonly place: GradingPlace;
  readonly unsaved: readonly Unsaved[];
}

/** What is not saved beside the open answer, with the way to it; what no answer came to can be sent again. */
export function UnsavedNotice({ place, unsaved }: UnsavedNoticeProps) {
  const { dispatch } = useGrading();
  const resendable = unsaved.filter(({ state }) => state?.kind === 'failed' && state.isTransient);
  return (
    <div className="flex flex-col gap-1 rounded-box bg-pre-soft px-3 py-2 text-sm text-pre">
      <div className="flex items-center justify-between gap-2">
        <b className="font-semibold">{text.count(unsaved.length)}</b>
        {resendable.length > 0 && (
          <Button size="small" onPress={() => dispatch({ kind: 'retry', keys: resendable.map(({ key }) => key) })}>
            {text.retry}
          </Button>
        )}
      </div>
      <ul className="max-h-40 overflow-auto">
        {unsaved.map(({ key, nickname, address, state }) => (
          <li key={key}>
            <Link
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence: place.club }}
              search={searchOf({ ...place, answer: address })}
              className="underline underline-offset-2"
            >
              {nickname}
            </Link>
            {state?.kind === 'failed' && `: ${state.message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
