import { Link } from '@tanstack/react-router';
import { useStore } from '../../../kernel/store.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { DraftBook } from '../drafts/draft-book.ts';
import { answerKey, searchOf, type GradingPlace } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { saveStates } from '../drafts/grading-saves.ts';

const text = gradingText.unsaved;

export interface UnsavedNoticeProps {
  readonly place: GradingPlace;
  readonly book: DraftBook;
  readonly onRetry: (keys: readonly string[]) => void;
}

/** What is not saved beside the open answer, with the way to it; what no answer came to can be sent again. */
export function UnsavedNotice({ place, book, onRetry }: UnsavedNoticeProps) {
  const drafts = useStore(book.drafts);
  const states = useStore(saveStates);
  const open = place.answer === undefined ? '' : answerKey(place.answer);
  const unsaved = Object.entries(drafts)
    .filter(([key, { address }]) => address.club === place.club && key !== open && states[key]?.kind !== 'saving')
    .map(([key, draft]) => ({ key, ...draft, state: states[key] }));
  const resendable = unsaved.filter(({ state }) => state?.kind === 'failed' && state.isTransient);
  if (unsaved.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-box bg-pre-soft px-3 py-2 text-sm text-pre">
      <div className="flex items-center justify-between gap-2">
        <b className="font-semibold">{text.count(unsaved.length)}</b>
        {resendable.length > 0 && (
          <Button size="small" onPress={() => onRetry(resendable.map(({ key }) => key))}>
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
