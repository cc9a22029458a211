import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listCodeUses } from '../../../api/tenancy/codes/codes.reads.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { codesText } from './codes.text.ts';

const text = codesText.uses;
const linkClass = 'inline-flex min-h-11 items-center font-medium hover:underline desktop:min-h-8';

/** Clubs that have a code, each with the way to it, the public quizzes, and how much else there is. */
export function CodeUses({ one: { kind, code, clubCount, quizCount, otherCount } }: { readonly one: ManagedCode }) {
  const uses = useQuery(listCodeUses({ params: { kind, code } }));
  return (
    <Loaded from={uses} skeleton={<Waiting />}>
      {({ clubs, quizzes }) => (
        <div className="flex flex-col gap-4">
          {clubCount > 0 && (
            <section>
              <h3 className="font-bold">{text.clubs(clubCount)}</h3>
              <ul>
                {clubs.map(({ clubSequence, clubName, clubType, clubStatus }) => (
                  <li key={clubSequence} className="flex items-center justify-between gap-3">
                    <Link
                      to={
                        clubType === CLUB_TYPE.quiz
                          ? '/quiz-dashboard/$clubSequence'
                          : '/lecture-dashboard/$clubSequence'
                      }
                      params={{ clubSequence }}
                      className={linkClass}
                    >
                      {clubName}
                    </Link>
                    <span className="flex-none text-sm text-ink-3">{clubStatusLabel(clubStatus)}</span>
                  </li>
                ))}
              </ul>
              {clubs.length < clubCount && <p className="text-sm text-ink-3">{text.newest}</p>}
            </section>
          )}
          {quizCount > 0 && (
            <section>
              <h3 className="font-bold">{text.quizzes(quizCount)}</h3>
              <ul className="flex flex-col gap-1">
                {quizzes.map(({ quizSequence, question }) => (
                  <li key={quizSequence} className="line-clamp-2">
                    {question}
                  </li>
                ))}
              </ul>
              {quizzes.length < quizCount && <p className="text-sm text-ink-3">{text.othersHidden}</p>}
            </section>
          )}
          {otherCount > 0 && (
            <section>
              <h3 className="font-bold">{text.others(otherCount)}</h3>
              <p className="text-sm text-ink-3">{text.othersCounted}</p>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}
