import { useIsAway } from '../../../../kernel/online.ts';
import { viewerText as text } from './viewer.text.ts';

/** Stands for a file that did not come: without a network it is one that was not read on this device. */
export function NoFile({ failed }: { readonly failed: string }) {
  const isAway = useIsAway();
  return (
    <p role="status" className="p-6 text-ink-2">
      {isAway ? text.away : failed}
    </p>
  );
}
