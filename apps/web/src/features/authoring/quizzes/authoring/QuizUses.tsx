import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { discriminationLevel } from '@dure/contract/insight/dashboard/club-figures';
import { Link } from '@tanstack/react-router';
import { NumberText } from '../../../../ui/text/NumberText.tsx';
import { editorText } from './editor.text.ts';

const text = editorText.uses;
const DECIMALS = 2;

/** Where a quiz is used and how it fared there. */
export function QuizUses({ quiz: { uses, clubCount, copyCount } }: { readonly quiz: AuthoredQuizDetail }) {
  return (
    <section aria-labelledby="uses" className="flex flex-col gap-2">
      <h3 id="uses" className="font-bold">
        {text.title}
      </h3>
      {clubCount === 0 && <p className="text-sm text-ink-3">{text.none}</p>}
      {uses.length > 0 && (
        <ul className="divide-y divide-line rounded-box border border-line">
          {uses.map(({ clubSequence, clubName, answerCount, mean, discrimination }) => (
            <li key={clubSequence} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm">
              <Link
                to="/quiz-dashboard/$clubSequence/quizzes"
                params={{ clubSequence }}
                className="touch-target min-w-0 flex-[1_1_12rem] font-semibold break-words hover:underline"
              >
                {clubName}
              </Link>
              <dl className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums *:flex *:gap-1.5 [&_dt]:text-ink-3">
                <div>
                  <dt>{text.answers}</dt>
                  <dd>
                    <NumberText value={answerCount} />
                  </dd>
                </div>
                <div>
                  <dt>{text.mean}</dt>
                  <dd>{mean === null ? text.notYet : text.points(mean)}</dd>
                </div>
                <div>
                  <dt>{text.discrimination}</dt>
                  <dd>
                    {discrimination === null
                      ? text.notYet
                      : `${discrimination.toFixed(DECIMALS)} ${text.levels[discriminationLevel(discrimination)]}`}
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
      {clubCount > uses.length && <p className="text-sm text-ink-3">{text.elsewhere(clubCount - uses.length)}</p>}
      {copyCount > 0 && <p className="text-sm text-ink-3">{text.copies(copyCount)}</p>}
    </section>
  );
}
