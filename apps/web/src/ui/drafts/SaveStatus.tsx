import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { DraftPhase, Served } from '../../kernel/draft/draft.ts';
import type { IconName } from '../icons.ts';
import { relativeTime } from '../dates/relative-time.ts';
import { useNow } from '../dates/use-now.ts';
import type { Draft } from '../../kernel/draft/use-draft.ts';
import { saveText as text } from './save.text.ts';

export interface SaveStatusProps<V, S extends Served<V>> {
  readonly draft: Draft<V, S>;
  /** What is said of a draft that only a button sends. */
  readonly byHand: { readonly untouched: string; readonly changed: string };
}

function words<V, S extends Served<V>>({ draft, byHand }: SaveStatusProps<V, S>, now: number): string {
  const { phase, base, refusal, engine } = draft;
  switch (phase) {
    case 'empty':
      return engine.isByHand ? byHand.untouched : text.untouched;
    case 'changed':
      return engine.isByHand ? byHand.changed : text.changed;
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

function iconOf<V, S extends Served<V>>({ phase, engine }: Draft<V, S>): IconName | undefined {
  if (phase === 'saved') return 'check';
  const isOnItsWay = phase === 'changed' && !engine.isByHand;
  return FINE.includes(phase) || isOnItsWay ? undefined : 'alert';
}

/** Where the text is safe, in words; changes are read out. */
export function SaveStatus<V, S extends Served<V>>(props: SaveStatusProps<V, S>) {
  const { draft } = props;
  const { phase, engine } = draft;
  const icon = iconOf(draft);
  const isWarning = icon === 'alert';
  const canSave = !engine.isByHand && WAITING.includes(phase);
  const now = useNow();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={cx('flex items-center gap-1.5', isWarning ? 'text-pre' : 'text-ink-3')}>
        {icon !== undefined && <Icon name={icon} size={15} />}
        {words(props, now)}
      </p>
      {canSave && (
        <Button size="small" variant="ghost" onPress={() => void engine.flush()}>
          {text.saveNow}
        </Button>
      )}
    </div>
  );
}
