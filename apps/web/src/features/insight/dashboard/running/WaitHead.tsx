import { gradingMinutes } from '@dure/contract/insight/dashboard/grading-pace';
import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { dayNumber } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { letterKey } from '../../../../ui/keys/page-keys.ts';
import { runningText } from './running.text.ts';

const text = runningText.wait;
const link = 'inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline desktop:min-h-0';
/** Quizzes that are named; the others are counted together. */
const NAMED = 3;
const sumOf = (quizzes: ClubDashboard['quizzes']) => quizzes.reduce((sum, { waitingCount }) => sum + waitingCount, 0);

export interface WaitHeadProps {
  readonly clubSequence: number;
  readonly figures: ClubDashboard;
  /** Whether answers before their deadline can still be changed. */
  readonly isRunning: boolean;
}

/** What waits for the club's admins and how long it takes, with one button to begin. */
export function WaitHead({ clubSequence, figures: { work, quizzes }, isRunning }: WaitHeadProps) {
  const now = useNow();
  const zone = useTimeZone();
  const navigate = useNavigate();
  const params = { clubSequence };
  const count = work.waitingCount + work.reviewCount;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (letterKey(event) === 'g')
        void navigate({ to: '/quiz-dashboard/$clubSequence/grading', params: { clubSequence } });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, clubSequence]);
  const isOpen = ({ deadlineAt }: ClubDashboard['quizzes'][number]) =>
    isRunning && deadlineAt !== null && Date.parse(deadlineAt) > now;
  const waiting = quizzes.filter(({ waitingCount }) => waitingCount > 0);
  const ordered = [...waiting.filter((quiz) => !isOpen(quiz)), ...waiting.filter(isOpen)];
  const others = sumOf(ordered.slice(NAMED));
  const openCount = sumOf(waiting.filter(isOpen));
  const days = work.oldestWaitingAt === null ? 0 : dayNumber(now, zone) - dayNumber(work.oldestWaitingAt, zone);
  const headline = () => {
    if (count === 0) return text.none;
    return work.paceSeconds === null ? text.untimed(count) : text.timed(count, gradingMinutes(count, work.paceSeconds));
  };
  return (
    <section
      aria-label={text.label}
      className="flex flex-col gap-4 border-b border-line pb-5 desktop:flex-row desktop:items-center desktop:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-bold tabular-nums desktop:text-2xl">{headline()}</h2>
        <ul className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2 tabular-nums [&_b]:text-ink">
          {ordered.slice(0, NAMED).map(({ quizSequence, no, waitingCount }) => (
            <li key={quizSequence}>
              <Link
                to="/quiz-dashboard/$clubSequence/grading"
                params={params}
                search={{ quiz: quizSequence, filter: 'waiting' }}
                className={link}
              >
                {text.quiz(no)} <b>{text.count(waitingCount)}</b>
              </Link>
            </li>
          ))}
          {others > 0 && <li>{text.others(others)}</li>}
          {work.oldestWaitingAt !== null && (
            <li>
              {text.oldest} <b>{days <= 0 ? text.today : text.days(days)}</b>
            </li>
          )}
          {openCount > 0 && <li>{text.open(openCount)}</li>}
          {work.reviewCount > 0 && (
            <li>
              <Link
                to="/quiz-dashboard/$clubSequence/grading"
                params={params}
                search={{ filter: 'review' }}
                className={`${link} text-bad [&_b]:text-bad`}
              >
                {text.review} <b>{text.count(work.reviewCount)}</b>
              </Link>
            </li>
          )}
          {work.heldCount > 0 && (
            <li>
              <Link to="/quiz-dashboard/$clubSequence/grading" params={params} className={link}>
                {text.held} <b>{text.count(work.heldCount)}</b>
              </Link>
            </li>
          )}
          {work.requestCount > 0 && (
            <li>
              <Link
                to="/quiz-dashboard/$clubSequence/members"
                params={params}
                search={{ view: 'requests' }}
                className={link}
              >
                {text.requests} <b>{text.count(work.requestCount)}</b>
              </Link>
            </li>
          )}
        </ul>
        {count > 0 && work.paceSeconds === null && <p className="mt-1 text-sm text-ink-3">{text.unmeasured}</p>}
      </div>
      {count > 0 && (
        <RouterButtonLink
          to="/quiz-dashboard/$clubSequence/grading"
          params={params}
          variant="primary"
          className="desktop:h-12 desktop:px-5.5"
          aria-keyshortcuts="G"
        >
          {text.start}
          <span aria-hidden="true" className="max-desktop:hidden">
            <Kbd>{text.key}</Kbd>
          </span>
        </RouterButtonLink>
      )}
    </section>
  );
}
