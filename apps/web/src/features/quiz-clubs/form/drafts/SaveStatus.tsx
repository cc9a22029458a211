import { Button } from '../../../../ui/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icons.ts';
import { relativeTime } from '../../../../ui/relative-time.ts';
import { useNow } from '../../../../ui/use-now.ts';
import type { ClubDraft } from './club-draft.ts';
import type { SaveState } from './save-state.ts';
import { saveText as text } from './save.text.ts';
import { useDraftSnapshot } from './use-club-draft.ts';

const KEPT = { offline: text.offline, session: text.session, 'by-hand': text.byHand } as const;

function words(state: SaveState, now: number): string {
  switch (state.kind) {
    case 'saved':
      return text.saved(relativeTime(state.at, now));
    case 'kept':
      return KEPT[state.why];
    case 'refused':
      return text.refused(state.message);
    case 'conflict':
      return text.conflictState;
    default:
      return text[state.kind];
  }
}

const icons: Partial<Record<SaveState['kind'], IconName>> = {
  saved: 'check',
  kept: 'alert',
  refused: 'alert',
  conflict: 'alert',
};

/** Where the text is safe, in words; changes are read out. */
export function SaveStatus({ draft }: { readonly draft: ClubDraft }) {
  const { saveState } = useDraftSnapshot(draft);
  const now = useNow();
  const isIdle = saveState.kind === 'untouched' && draft.isSavedByHand;
  const icon = icons[saveState.kind];
  const isWarning = icon === 'alert';
  const canSave = saveState.kind === 'changed' || (saveState.kind === 'kept' && saveState.why === 'offline');
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={cx('flex items-center gap-1.5', isWarning ? 'text-pre' : 'text-ink-3')}>
        {icon !== undefined && <Icon name={icon} size={15} />}
        {isIdle ? text.untouchedByHand : words(saveState, now)}
      </p>
      {canSave && (
        <Button size="small" variant="ghost" onPress={draft.flush}>
          {text.saveNow}
        </Button>
      )}
    </div>
  );
}
