import { Button } from '../../../../ui/buttons/Button.tsx';
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

/** What was changed here before and never saved is still here, or can be dropped. */
export function KeptSchedule({ onDrop }: { readonly onDrop: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-line-strong bg-surface px-4 py-2 text-ink-2"
    >
      <p className="flex-1">{text.kept}</p>
      <Button size="small" variant="ghost" onPress={onDrop}>
        {text.dropMine}
      </Button>
    </div>
  );
}
