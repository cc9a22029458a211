import type { DraftState } from '../../../../kernel/draft/draft.ts';
import { interrupt } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { draftText } from './draft.text.ts';

const text = draftText.draft;

/** What is wrong with saving, in words; null while all is well. */
function problemOf({ phase, isKept, refusal }: DraftState<string>): string | null {
  switch (phase) {
    case 'offline':
      return isKept ? text.offline : text.offlineNotKept;
    case 'failing':
      return isKept ? text.failing : text.failingNotKept;
    case 'expired':
      return text.expired;
    case 'refused':
      return text.refused(refusal ?? '');
    case 'conflict':
      return text.conflict;
    default:
      return null;
  }
}

/** Says where the text is. Only what is wrong is read aloud by itself: saving goes on all the time. */
export function DraftStatus({ draft }: { readonly draft: DraftState<string> }) {
  const { phase, base } = draft;
  const problem = problemOf(draft);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm text-ink-3">
      {(phase === 'changed' || phase === 'saving') && <span>{text.saving}</span>}
      {phase === 'saved' && base.savedAt !== null && (
        <span>
          {text.saved} · <RelativeTime date={base.savedAt} />
        </span>
      )}
      <span role="status" className="font-semibold text-pre empty:hidden">
        {problem}
      </span>
      {phase === 'expired' && (
        <Button size="small" onPress={() => interrupt({ kind: 'unauthenticated', message: text.expiredAlert })}>
          {text.logIn}
        </Button>
      )}
    </div>
  );
}
