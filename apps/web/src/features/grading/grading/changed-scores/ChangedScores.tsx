import type { Person } from '@dure/contract/tenancy/accounts/person';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { changedScoresText as text } from './changed-scores.text.ts';

/** An answer whose score would be another; it may stay. */
export interface ChangedScore {
  readonly clubQuizAnswerSequence: number;
  readonly member: Person;
  readonly excerpt: string;
  readonly before: number;
  readonly after: number;
  /** Of what counts already. */
  readonly mark?: string | undefined;
}

export interface ChangedScoresProps {
  readonly club: number;
  readonly quiz: number;
  readonly scores: readonly ChangedScore[];
  readonly className?: string;
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

/** Answers with their scores now and then, and who would lose points in a sentence. */
export function ChangedScores({ club, quiz, scores, className = '' }: ChangedScoresProps) {
  const id = useId();
  const fewer = scores.filter(({ before, after }) => after < before);
  return (
    <>
      {scores.length > 0 && (
        <ul className={`max-h-64 overflow-y-auto border-t border-line ${className}`}>
          {scores.map(({ clubQuizAnswerSequence, member, excerpt, before, after, mark }) => (
            <li key={clubQuizAnswerSequence} className="border-b border-line last:border-b-0">
              {/* Beside what is open: what is typed there stays. */}
              <Link
                to="/quiz-dashboard/$clubSequence/grading"
                params={{ clubSequence: club }}
                search={{ answer: `${quiz}.${member.memberUUID}` }}
                target="_blank"
                aria-label={text.open(member.nickname)}
                aria-describedby={`${id}${clubQuizAnswerSequence}`}
                className="grid min-h-11 grid-cols-[8rem_1fr_auto] items-center gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-sunken max-desktop:grid-cols-[1fr_auto]"
              >
                <span className="flex min-w-0 items-center gap-2">
                  <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
                  <span className="truncate font-semibold">{member.nickname}</span>
                </span>
                <span className="truncate text-sm text-ink-2 max-desktop:col-span-2 max-desktop:row-start-2">
                  {mark !== undefined && <b className="font-semibold text-pre">{mark} </b>}
                  {text.quoted(plainQuestion(excerpt))}
                </span>
                <span id={`${id}${clubQuizAnswerSequence}`}>
                  <Scores {...{ before, after }} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {fewer.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-2">
          {text.fewer(fewer.map(({ member }) => member.nickname))}
        </p>
      )}
    </>
  );
}
