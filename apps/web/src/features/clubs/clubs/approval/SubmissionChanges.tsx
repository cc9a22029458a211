import { clubDifference, type QuizChange } from '@dure/contract/authoring/quiz-clubs/club-difference';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getPreviousSubmission } from '../../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../../ui/buttons/chip-class.ts';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { changesText as text } from './changes.text.ts';
import { FieldChangeRow } from './FieldChangeRow.tsx';

const TONES: Record<QuizChange['kind'], ChipTone> = { ADDED: 'good', REMOVED: 'bad', CHANGED: 'pre' };

function QuizChangeItem({ change }: { readonly change: QuizChange }) {
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[change.kind]}>{text.kinds[change.kind]}</Chip>
        <span className="text-sm text-ink-3">{text.quiz(change.no)}</span>
        <span className="min-w-0 font-semibold">{plainQuestion(change.question)}</span>
      </p>
      {change.kind === 'CHANGED' && (
        <>
          {change.formerNo !== null && (
            <p className="mt-1 text-sm text-ink-2">{text.moved(change.formerNo, change.no)}</p>
          )}
          {change.fields.length > 0 && (
            <dl className="mt-1 border-l-2 border-line pl-4">
              {change.fields.map((one) => (
                <FieldChangeRow key={one.field} name={text.quizFields[one.field]} change={one} />
              ))}
            </dl>
          )}
        </>
      )}
    </li>
  );
}

/** What a club's author changed since managers last saw it; nothing for a club that is seen for the first time. */
export function SubmissionChanges({ club }: { readonly club: QuizClubDetail }) {
  const zone = useTimeZone();
  const { clubSequence } = club;
  const { data, error, isFetchedAfterMount } = useQuery(getPreviousSubmission({ params: { clubSequence } }));
  if (error) return <p className="text-sm text-ink-3">{text.failed}</p>;
  const previous = data?.previous;
  // An earlier answer may belong to an earlier version of the club.
  if (!previous || !isFetchedAfterMount) return null;
  const { fields, quizzes } = clubDifference(previous.club, club);
  const count = fields.length + quizzes.length;
  if (count === 0 && previous.rejection === null) return null;
  return (
    <section
      aria-labelledby="submission-changes"
      className="mb-5 rounded-box border border-line-strong bg-sunken px-4 py-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id="submission-changes" className="font-bold">
          {text.title}
        </h3>
        <p className="text-sm text-ink-3">
          {text.since(formatDateTime(previous.submittedAt, zone))} {count > 0 && text.count(count)}
        </p>
      </div>
      {previous.rejection !== null && (
        <p className="mt-2">
          <span className="text-sm text-ink-3">{text.rejection}</span>{' '}
          <span className="whitespace-pre-line">{previous.rejection}</span>
        </p>
      )}
      {count === 0 ? (
        <p className="mt-2 text-ink-2">{text.nothing}</p>
      ) : (
        <>
          {fields.length > 0 && (
            <dl className="mt-1 divide-y divide-line">
              {fields.map((one) => (
                <FieldChangeRow key={one.field} name={text.fields[one.field]} change={one} />
              ))}
            </dl>
          )}
          {quizzes.length > 0 && (
            <ul className="divide-y divide-line border-t border-line">
              {quizzes.map((change) => (
                <QuizChangeItem key={`${change.kind}${change.no}`} change={change} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
