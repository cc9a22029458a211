import { useQuery } from '@tanstack/react-query';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { getAiEvaluation } from '../../../../api/grading/grading/ai-evaluation.reads.ts';
import { useSession } from '../../../../kernel/session.ts';
import { gradeText } from './grade.text.ts';

const words = gradeText;

export interface AiReasonsProps {
  readonly address: QuizAddress;
  /** Whether what it gave is the official grade. */
  readonly isOfficial: boolean;
}

/** Where AI took part in a grade: what it gave and why. Nothing where it did not. */
export function AiReasons({ address, isOfficial }: AiReasonsProps) {
  const { memberId } = useSession();
  const found = useQuery(getAiEvaluation({ params: { ...address, memberUUID: memberId ?? '' } }));
  const evaluation = found.data?.evaluation;
  if (!evaluation || evaluation.score === null) return null;
  return (
    <details className="mt-3 rounded-box bg-sunken px-3 py-2 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {words.aiRead(evaluation.score, evaluation.isBuiltIn)}
      </summary>
      <div className="flex flex-col gap-2 pb-2 text-ink-2">
        {evaluation.justification !== '' && <p>{evaluation.justification}</p>}
        {evaluation.criteria.length > 0 && (
          <ul className="flex flex-col gap-1">
            {evaluation.criteria.map(({ name, points, reason }) => (
              <li key={name}>
                <b className="font-semibold text-ink">{name}</b>{' '}
                <span className="tabular-nums">{points === null ? '' : words.point(points)}</span> {reason}
              </li>
            ))}
          </ul>
        )}
        {evaluation.suggestion !== '' && <p>{evaluation.suggestion}</p>}
        <p className="text-ink-2">{isOfficial ? words.aiNoteOfficial : words.aiNote}</p>
      </div>
    </details>
  );
}
