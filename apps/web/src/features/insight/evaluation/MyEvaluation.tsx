import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText as text } from './evaluation.text.ts';
import { EvaluationSections } from './EvaluationSections.tsx';
import type { AnswerLink } from './Grounds.tsx';

export interface MyEvaluationProps {
  readonly clubSequence: number;
  /** To an answer of one's own, where reports rest on any. */
  readonly quizLink?: AnswerLink;
}

/** The member's own report of the club; nothing until it is released. */
export function MyEvaluation({ clubSequence, quizLink }: MyEvaluationProps) {
  const { getMyEvaluation } = useEvaluationKind();
  const { data } = useQuery(getMyEvaluation({ params: { club: clubSequence } }));
  if (!data?.report) return null;
  return (
    <Card as="section" aria-labelledby="my-evaluation">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="my-evaluation" className="text-lg font-bold">
          {text.mine}
        </h2>
        {data.report.releasedAt !== null && (
          <p className="text-sm text-ink-3">
            {text.releasedAt} <DateText date={data.report.releasedAt} />
          </p>
        )}
      </div>
      <EvaluationSections report={data.report} answerLink={quizLink} />
    </Card>
  );
}
