import type { GradingDialogsProps } from '../dialogs/GradingDialogs.tsx';
import { LeaveGuard } from '../drafts/LeaveGuard.tsx';
import { useRetryOnline } from '../drafts/use-retry-online.ts';
import { useGradingState } from '../state/grading-context.ts';
import { useLazyParts } from './use-lazy-parts.ts';

/** What was done last, for screen readers. */
function Announcement() {
  const { id, text } = useGradingState((state) => state.announcement);
  return (
    <p role="status" className="sr-only">
      <span key={id}>{text}</span>
    </p>
  );
}

/** What follows all panes: what is said and asked, and what opens over them. */
export function WorkspaceExtras(props: GradingDialogsProps) {
  const isDialogWanted = useGradingState(({ wanted }) => wanted.size > 0);
  const { GradingDialogs } = useLazyParts(isDialogWanted) ?? {};
  useRetryOnline();
  return (
    <>
      <Announcement />
      <LeaveGuard />
      {GradingDialogs && <GradingDialogs {...props} />}
    </>
  );
}
