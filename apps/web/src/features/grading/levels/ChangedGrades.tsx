import type { RubricGrade } from '@dure/contract/grading/rubric-levels.endpoints';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { levelsText as text } from './levels.text.ts';

/** A grade that would follow the new levels. */
export interface ChangedGrade {
  readonly before: RubricGrade;
  readonly grading: number;
}

export interface ChangedGradesProps {
  readonly changed: readonly ChangedGrade[];
  /** How many answers were graded by the criterion. */
  readonly all: number;
}

/** Which grades would change, from what to what; nothing has yet. */
export function ChangedGrades({ changed, all }: ChangedGradesProps) {
  const fewer = changed.filter(({ before, grading }) => grading < before.grading);
  return (
    <section aria-label={text.preview} className="mt-5 rounded-card border border-line">
      <div className="px-4 pt-3 pb-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{text.preview}</h3>
          <p role="status" className="text-sm text-ink-3 tabular-nums">
            {text.count(all, changed.length)}
          </p>
        </div>
        <p className="text-sm text-ink-2">{changed.length === 0 ? text.none : text.nothingYet}</p>
      </div>
      {changed.length > 0 && (
        <ul className="max-h-64 overflow-y-auto border-t border-line">
          {changed.map(({ before, grading }) => (
            <li
              key={before.clubQuizAnswerSequence}
              className="grid grid-cols-[8rem_1fr_auto] items-center gap-3 border-b border-line px-4 py-2 last:border-b-0 max-desktop:grid-cols-[1fr_auto]"
            >
              <span className="flex min-w-0 items-center gap-2">
                <Avatar name={before.member.nickname} image={before.member.profileImageUrl} size="small" />
                <span className="truncate font-semibold">{before.member.nickname}</span>
              </span>
              <span className="truncate text-sm text-ink-2 max-desktop:col-span-2 max-desktop:row-start-2">
                {text.quoted(plainQuestion(before.excerpt))}
              </span>
              <span className="flex items-center gap-1.5 tabular-nums">
                <span className="sr-only">{text.from(before.grading, grading)}</span>
                <span aria-hidden="true" className="text-ink-3">
                  {before.grading}
                </span>
                <Icon name="arrowRight" size={12} />
                <b aria-hidden="true">{grading}</b>
                <span
                  aria-hidden="true"
                  className={`w-12 text-right text-sm ${grading < before.grading ? 'text-bad' : 'text-good'}`}
                >
                  {text.by(grading - before.grading)}
                </span>
              </span>
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
