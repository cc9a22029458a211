import { useStore } from '../../kernel/store.ts';
import { Button } from '../../ui/Button.tsx';
import type { DraftBook } from './draft-book.ts';
import { gradingText } from './grading.text.ts';
import { saveStates } from './grading-saves.ts';

export interface UnsavedNoticeProps {
  readonly club: number;
  readonly book: DraftBook;
  readonly onRetry: (keys: readonly string[]) => void;
}

/** Refused saves, with why and a way to try again; typed ones that were never sent are only counted. */
export function UnsavedNotice({ club, book, onRetry }: UnsavedNoticeProps) {
  const drafts = useStore(book.drafts);
  const states = useStore(saveStates);
  const unsaved = Object.entries(drafts).filter(([, { address }]) => address.club === club);
  const refused = unsaved.flatMap(([key, { nickname }]) => {
    const state = states[key];
    return state?.kind === 'failed' ? [{ key, nickname, message: state.message }] : [];
  });
  const count = unsaved.filter(([key]) => states[key]?.kind !== 'saving').length;
  if (count === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-box bg-pre-soft px-3 py-2 text-sm text-pre">
      <div className="flex items-center justify-between gap-2">
        <b className="font-semibold">{gradingText.unsaved.count(count)}</b>
        {refused.length > 0 && (
          <Button size="small" onPress={() => onRetry(refused.map(({ key }) => key))}>
            {gradingText.unsaved.retry}
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ key, nickname, message }) => (
            <li key={key}>
              {nickname}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
