import type { FieldError } from '@dure/contract/http/envelope';
import { Icon } from '../../../ui/Icon.tsx';
import { clubFormText as text } from './club-form.text.ts';
import { quizKeyOf } from './club-faults.ts';
import { CLUB_STEPS, stepOf } from './club-steps.ts';
import { nameOf } from './field-names.ts';
import { useForm } from './use-club-form.ts';

export interface FaultSummaryProps {
  readonly onGo: (fault: FieldError) => void;
}

/** Everything that stands against submitting, by step; each line leads to its field. */
export function FaultSummary({ onGo }: FaultSummaryProps) {
  const { faults, values } = useForm();
  if (faults.length === 0) {
    return (
      <p role="status" className="flex items-center gap-2 rounded-box bg-good-soft px-4 py-3 text-good">
        <Icon name="check" />
        {text.noFaults}
      </p>
    );
  }
  const quizNo = (path: string) => {
    const index = values.quizzes.findIndex(({ key }) => key === quizKeyOf(path));
    return index === -1 ? '' : `${text.quizNumber(index + 1)} · `;
  };
  return (
    <section aria-labelledby="fault-summary" className="rounded-box border border-bad bg-bad-soft px-4 py-3">
      <h3 id="fault-summary" className="font-bold text-bad">
        {text.faultsTitle} ({text.faultCount(faults.length)})
      </h3>
      {CLUB_STEPS.map((step) => {
        const here = faults.filter(({ path }) => stepOf(path) === step);
        return (
          here.length > 0 && (
            <div key={step} className="mt-3">
              <h4 className="text-sm font-semibold text-ink-2">{text.steps[step]}</h4>
              <ul>
                {here.map((fault) => (
                  <li key={fault.path}>
                    <button
                      type="button"
                      onClick={() => onGo(fault)}
                      className="min-h-11 w-full text-left underline-offset-4 hover:underline desktop:min-h-8"
                    >
                      <span className="font-semibold">
                        {quizNo(fault.path)}
                        {nameOf(fault.path)}
                      </span>{' '}
                      <span className="text-ink-2">{fault.message}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}
