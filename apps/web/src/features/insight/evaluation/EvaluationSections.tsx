import type { EvaluationReport } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText as text, SECTION_ORDER } from './evaluation.text.ts';
import { type AnswerLink, Grounds } from './Grounds.tsx';

/** A report as it is read, with what it was drafted by. */
export function EvaluationSections({
  report,
  answerLink,
}: {
  readonly report: EvaluationReport;
  readonly answerLink: AnswerLink | undefined;
}) {
  const kind = useEvaluationKind();
  return (
    <>
      <dl className="flex flex-col gap-4">
        {SECTION_ORDER.filter((name) => report.sections[name] !== '').map((name) => (
          <div key={name} className="flex flex-col gap-1 desktop:flex-row desktop:gap-4">
            <dt className="w-24 flex-none font-semibold text-ink-2">{text.sections[name]}</dt>
            <dd className="min-w-0">
              <p className="leading-7 whitespace-pre-line">{report.sections[name]}</p>
              {answerLink && <Grounds of={text.sections[name]} grounds={report.grounds[name]} {...{ answerLink }} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-3">
        {report.editedAt === null ? kind.text.byRules : kind.text.byRulesEdited}
      </p>
    </>
  );
}
