import type { EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEvaluationKind } from '../../../features/insight/evaluation/evaluation-kind.ts';
import { evaluationText as text } from '../../../features/insight/evaluation/evaluation.text.ts';
import type { EvaluationsFilter } from '../../../features/insight/evaluation/reports.ts';
import type { AnswerLink } from '../../../features/insight/evaluation/Grounds.tsx';
import { ReportWorkspace } from '../../../features/insight/evaluation/ReportWorkspace.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';

export interface ReportScreenProps {
  readonly clubSequence: number;
  readonly memberUUID: string;
  /** Among which reports J and K go. */
  readonly asked: Pick<EvaluationsFilter, 'keyword' | 'filter'>;
  readonly common: EvaluationStatus['common'];
  /** What the member did and wrote, which the report rests on. */
  readonly evidence: ReactNode;
  readonly answerLink: AnswerLink | undefined;
  readonly backLink: (parts: LinkParts) => ReactNode;
  readonly onMove: (memberUUID: string) => void;
}

/** The report that the address names, whatever page of the list it stands on, beside what its member did. */
export function ReportScreen({ clubSequence, memberUUID, asked, ...room }: ReportScreenProps) {
  const { getEvaluation } = useEvaluationKind();
  const { data, error, isFetching, refetch } = useQuery(
    getEvaluation({ params: { club: clubSequence, memberUUID }, query: asked }),
  );
  if (error && !data) {
    return <ErrorState error={error} title={text.openFailed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <WorkSkeleton />;
  return <ReportWorkspace key={memberUUID} {...{ clubSequence, ...room }} report={data} />;
}
