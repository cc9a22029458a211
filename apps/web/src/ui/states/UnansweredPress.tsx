import { currentLoadFailure } from '../../kernel/lazy/load-with-retry.ts';
import { useStore } from '../../kernel/store.ts';
import { unansweredControl } from '../../kernel/hydration/event-replay.ts';
import { LoadFailurePopover } from './LoadFailureNotice.tsx';

/** Says it beside a control that came rendered and that nothing answers, because its code cannot be had now. */
export function UnansweredPress() {
  const [control, failure] = [useStore(unansweredControl, () => null), useStore(currentLoadFailure, () => undefined)];
  return control && failure && <LoadFailurePopover failure={failure} control={control} />;
}
