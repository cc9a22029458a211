import { useEffect } from 'react';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { beginBackup, type Installation } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.state;
const ASKING_MS = 2000;

export interface BackupLineProps {
  readonly backup: Installation['backup'];
  /** Asks for the state anew. */
  readonly onBegun: () => void;
}

/** Begins a backup and shows in its place how long it takes, or why the last one failed. */
export function BackupLine({ backup: { canBegin, runningSeconds, failure }, onBegun }: BackupLineProps) {
  const { isBusy, refusal, submit } = useSubmission();
  const isRunning = runningSeconds !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const asking = setInterval(onBegun, ASKING_MS);
    return () => clearInterval(asking);
  }, [isRunning, onBegun]);
  if (isRunning) return <span role="status">{text.saving(runningSeconds)}</span>;
  if (!canBegin) return text.byHand;
  const begin = () =>
    void submit(async () => {
      await beginBackup();
      onBegun();
    });
  const why = refusal?.message ?? failure;
  return (
    <span className="mt-1 flex flex-col items-start gap-1">
      <Button size="small" onPress={begin} isPending={isBusy}>
        {text.save}
      </Button>
      {why !== null && <span className="text-bad">{text.failed(why)}</span>}
    </span>
  );
}
