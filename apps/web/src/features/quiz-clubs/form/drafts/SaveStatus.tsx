import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { DraftPhase } from '../../../../kernel/draft/draft.ts';
import type { IconName } from '../../../../ui/icons.ts';
import { relativeTime } from '../../../../ui/dates/relative-time.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import type { ClubDraft } from './club-draft.ts';
import { saveText as text } from './save.text.ts';

function words({ phase, base, refusal, engine }: ClubDraft, now: number): string {
  switch (phase) {
    case 'empty':
      return engine.isByHand ? text.untouchedByHand : text.untouched;
    case 'changed':
      return engine.isByHand ? text.byHand : text.changed;
    case 'saving':
      return text.saving;
    case 'saved':
      return text.saved(relativeTime(Date.parse(base.savedAt ?? ''), now));
    case 'offline':
    case 'failing':
      return text.offline;
    case 'expired':
      return text.session;
    case 'refused':
      return text.refused(refusal ?? '');
    case 'conflict':
      return text.conflictState;
  }
}

const WAITING: readonly DraftPhase[] = ['changed', 'offline', 'failing'];
const FINE: readonly DraftPhase[] = ['empty', 'saving', 'saved'];

function iconOf({ phase, engine }: ClubDraft): IconName | undefined {
  if (phase === 'saved') return 'check';
  const isOnItsWay = phase === 'changed' && !engine.isByHand;
  return FINE.includes(phase) || isOnItsWay ? undefined : 'alert';
}

/** Where the text is safe, in words; changes are read out. */
export function SaveStatus({ draft }: { readonly draft: ClubDraft }) {
  const { phase, engine } = draft;
  const icon = iconOf(draft);
  const isWarning = icon === 'alert';
  const canSave = !engine.isByHand && WAITING.includes(phase);
  const now = useNow();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={cx('flex items-center gap-1.5', isWarning ? 'text-pre' : 'text-ink-3')}>
        {icon !== undefined && <Icon name={icon} size={15} />}
        {words(draft, now)}
      </p>
      {canSave && (
        <Button size="small" variant="ghost" onPress={() => void engine.flush()}>
          {text.saveNow}
        </Button>
      )}
    </div>
  );
}
