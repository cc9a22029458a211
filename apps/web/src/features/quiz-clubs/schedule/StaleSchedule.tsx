import { Button } from '../../../ui/Button.tsx';
import { scheduleText as text } from './club-schedule.text.ts';

/** Somebody else saved the list meanwhile: mine stands on top of theirs, or can be dropped for it. */
export function StaleSchedule({ onDrop }: { readonly onDrop: () => void }) {
  return (
    <div role="alert" className="rounded-box border border-bad bg-bad-soft px-3 py-2.5 text-sm">
      <p className="font-semibold text-bad">{text.stale}</p>
      <p>{text.staleKept}</p>
      <Button size="small" className="mt-2" onPress={onDrop}>
        {text.dropMine}
      </Button>
    </div>
  );
}
