import { EvaluationOf, LECTURE_EVALUATION } from '../../features/insight/evaluation/evaluation-kind.ts';
import { MyEvaluation } from '../../features/insight/evaluation/MyEvaluation.tsx';

/** The member's own report of a lecture club, once it is released. */
export function MyReport({ clubSequence }: { readonly clubSequence: number }) {
  return (
    <EvaluationOf value={LECTURE_EVALUATION}>
      <MyEvaluation clubSequence={clubSequence} />
    </EvaluationOf>
  );
}
