import { Button } from '../buttons/Button.tsx';
import { useDialogs } from '../overlays/dialogs.ts';
import { Icon } from '../Icon.tsx';
import type { Served } from '../../kernel/draft/draft.ts';
import type { Draft } from '../../kernel/draft/use-draft.ts';
import { saveText as text } from './save.text.ts';

const boxClass =
  'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-line-strong bg-surface px-4 py-2 text-ink-2';

/** What this device has kept besides the form: text found again after a reload, and the version that was not chosen. */
export function DraftNotices<V, S extends Served<V>>({ draft }: { readonly draft: Draft<V, S> }) {
  const { isRecovered, aside, engine } = draft;
  const { confirm } = useDialogs();
  const discard = async () => {
    if (await confirm({ message: text.discardAsk, action: text.discard, danger: true })) engine.discard();
  };
  return (
    <>
      {isRecovered && (
        <div role="status" className={boxClass}>
          <Icon name="undo" size={16} />
          <p className="flex-1">{text.recovered}</p>
          <Button size="small" variant="ghost" onPress={() => void discard()}>
            {text.discard}
          </Button>
        </div>
      )}
      {aside !== null && (
        <div role="status" className={boxClass}>
          <Icon name="copy" size={16} />
          <p className="flex-1">{text.other.kept}</p>
          <Button size="small" onPress={engine.swapAside}>
            {text.other.swap}
          </Button>
          <Button size="small" variant="ghost" onPress={engine.dropAside}>
            {text.other.drop}
          </Button>
        </div>
      )}
    </>
  );
}
