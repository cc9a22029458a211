import type { FieldError } from '@dure/contract/http/envelope';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { clubFormText as text } from './club-form.text.ts';
import { quizKeyOf } from './club-faults.ts';
import { nameOf } from './field-names.ts';
import { missingIn, type Missing } from './missing.ts';
import { deadlineDaysOf, replanned, withCounts } from './plan/replan.ts';
import { useForm } from './use-club-form.ts';

const rowClass = 'flex items-center gap-2 border-t border-line py-1';
const actionClass =
  'min-h-11 min-w-11 flex-none rounded-control px-2 text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9';

/** What submitting needs, and what a manager would miss; each line leads to where it is mended. */
export function MissingList({ onGo }: { readonly onGo: (path: string) => void }) {
  const { values, set, faults, savesItself } = useForm();
  const zone = useTimeZone();
  const missing = missingIn(values, zone);
  const count = faults.length + missing.length;
  const nameOfFault = ({ path }: FieldError) => {
    const index = values.quizzes.findIndex(({ key }) => key === quizKeyOf(path));
    return index === -1 ? nameOf(path) : `${text.quizNumber(index + 1)} · ${nameOf(path)}`;
  };
  const mend = ({ path, endAt }: Missing) => {
    if (path !== undefined) onGo(path);
    else if (endAt !== undefined) {
      const longer = withCounts(values, { ...values, endAt }, zone);
      const { weekCount, studyCount } = longer;
      const quizzes = savesItself ? replanned(longer, deadlineDaysOf(values, zone), zone) : values.quizzes;
      set({ endAt, weekCount, studyCount, quizzes });
    }
  };
  return (
    <section aria-labelledby="club-missing">
      <h2 id="club-missing" className="font-bold">
        {count === 0 ? text.nothingMissing : text.missingCount(count)}
      </h2>
      <ul className="mt-2">
        {faults.map((fault) => (
          <li key={fault.path} className={rowClass}>
            <p className="min-w-0 flex-1 py-1.5">
              <strong>{nameOfFault(fault)}</strong> <span className="block text-sm text-ink-2">{fault.message}</span>
            </p>
            <button
              type="button"
              aria-label={text.fillNamed(nameOfFault(fault))}
              onClick={() => onGo(fault.path)}
              className={actionClass}
            >
              {text.fill}
            </button>
          </li>
        ))}
        {missing.map((one) => (
          <li key={one.kind} className={rowClass}>
            <p className="min-w-0 flex-1 py-1.5">{text.missing[one.kind](one.nos)}</p>
            {(one.path !== undefined || one.endAt !== undefined) && (
              <button type="button" onClick={() => mend(one)} className={actionClass}>
                {text.mend[one.kind]}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
