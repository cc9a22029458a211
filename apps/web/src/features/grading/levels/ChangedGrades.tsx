import type { RubricGrade } from '@dure/contract/grading/rubric-levels.endpoints';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { levelsText as text } from './levels.text.ts';

/** A grade whose level would be another; its score may stay. */
export interface ChangedGrade {
  readonly before: RubricGrade;
  readonly grading: number;
}

export interface ChangedGradesProps {
  readonly club: number;
  readonly quiz: number;
  readonly followed: readonly ChangedGrade[];
  /** How many answers were graded by the criterion. */
  readonly all: number;
}

function Scores({ before, after }: { readonly before: number; readonly after: number }) {
  if (before === after) {
    return (
      <span className="flex items-center gap-1.5 tabular-nums">
        <span className="sr-only">{text.sameFor(after)}</span>
        <b aria-hidden="true">{after}</b>
        <span aria-hidden="true" className="w-12 text-right text-sm text-ink-3">
          {text.same}
        </span>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      <span className="sr-only">{text.from(before, after)}</span>
      <span aria-hidden="true" className="text-ink-3">
        {before}
      </span>
      <Icon name="arrowRight" size={12} />
      <b aria-hidden="true">{after}</b>
      <span aria-hidden="true" className={`w-12 text-right text-sm ${after < before ? 'text-bad' : 'text-good'}`}>
        {text.by(after - before)}
      </span>
    </span>
  );
}

/** The answers graded with a level that changes, each with its score now and then; nothing has changed yet. */
export function ChangedGrades({ club, quiz, followed, all }: ChangedGradesProps) {
  const id = useId();
  const changed = followed.filter(({ before, grading }) => grading !== before.grading);
  const fewer = changed.filter(({ before, grading }) => grading < before.grading);
  return (
    <section aria-label={text.preview} className="mt-5 rounded-card border border-line">
      <div className="px-4 pt-3 pb-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{text.preview}</h3>
          <p role="status" className="text-sm text-ink-3 tabular-nums">
            {text.count(all, followed.length, changed.length)}
          </p>
        </div>
        <p className="text-sm text-ink-2">
          {followed.length === 0 ? text.none : changed.length === 0 ? text.noneMoves : text.nothingYet}
        </p>
      </div>
      {followed.length > 0 && (
        <ul className="max-h-64 overflow-y-auto border-t border-line">
          {followed.map(({ before, grading }) => (
            <li key={before.clubQuizAnswerSequence} className="border-b border-line last:border-b-0">
              {/* Beside the dialog: what is typed in it stays. */}
              <Link
                to="/quiz-dashboard/$clubSequence/grading"
                params={{ clubSequence: club }}
                search={{ answer: `${quiz}.${before.member.memberUUID}` }}
                target="_blank"
                aria-label={text.open(before.member.nickname)}
                aria-describedby={`${id}${before.clubQuizAnswerSequence}`}
                className="grid min-h-11 grid-cols-[8rem_1fr_auto] items-center gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-sunken max-desktop:grid-cols-[1fr_auto]"
              >
                <span className="flex min-w-0 items-center gap-2">
                  <Avatar name={before.member.nickname} image={before.member.profileImageUrl} size="small" />
                  <span className="truncate font-semibold">{before.member.nickname}</span>
                </span>
                <span className="truncate text-sm text-ink-2 max-desktop:col-span-2 max-desktop:row-start-2">
                  {text.quoted(plainQuestion(before.excerpt))}
                </span>
                <span id={`${id}${before.clubQuizAnswerSequence}`}>
                  <Scores before={before.grading} after={grading} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {fewer.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-2">
          {text.fewer(fewer.map(({ before }) => before.member.nickname))}
        </p>
      )}
    </section>
  );
}
