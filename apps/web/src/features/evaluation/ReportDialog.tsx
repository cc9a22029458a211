import type { EvaluationReport } from '@dure/contract/evaluation/evaluation.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getEvaluation } from '../../api/evaluation/evaluation.reads.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { evaluationText as text } from './evaluation.text.ts';
import { ReportEditor } from './ReportEditor.tsx';

export interface ReportDialogProps {
  readonly clubSequence: number;
  readonly memberUUID: string;
  /** The report as the list has it, where it is in the list. */
  readonly known: EvaluationReport | undefined;
  readonly onClose: () => void;
}

/** The report that the address names, whatever page of the list it stands on. */
export function ReportDialog({ clubSequence, memberUUID, known, onClose }: ReportDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(getEvaluation({ params: { club: clubSequence, memberUUID } }));
  const report = data ?? known;
  if (report) return <ReportEditor {...{ clubSequence, report, onClose }} />;
  return (
    <Dialog title={text.opening} isOpen onClose={onClose}>
      {error ? (
        <ErrorState error={error} title={text.openFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}
