import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { listMyClubQuizzes } from '../../../api/authoring/quizzes/quizzes.reads.ts';
import { afterText } from '../../../features/answering/answers/own/after.text.ts';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Deadline } from '../../../ui/dates/Deadline.tsx';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { letterKey } from '../../../ui/keys/page-keys.ts';

const words = afterText.after;
/** N, and the letter that stands on it while the Korean keyboard is on. */
const NEXT_KEYS = ['n', 'ㅜ'];

export interface NextQuizProps {
  readonly club: number;
  readonly no: number;
}

/** The next quiz that waits for an answer, a key away. */
export function NextQuiz({ club, no }: NextQuizProps) {
  const now = useNow();
  const navigate = useNavigate();
  const page = Math.ceil(no / CLUB_QUIZZES_A_PAGE);
  const { data } = useQuery(listMyClubQuizzes({ params: { club }, query: { page, size: CLUB_QUIZZES_A_PAGE } }));
  const open = data?.contents.filter(
    ({ myAnswerStatus, deadlineAt, no: other }) =>
      other !== no && myAnswerStatus !== ANSWER_STATUS.final && (deadlineAt === null || Date.parse(deadlineAt) > now),
  );
  const next = open?.find((quiz) => quiz.no > no) ?? open?.[0];
  const place = next && {
    to: '/quiz/$clubSequence/quizzes/$quizSequence' as const,
    params: { clubSequence: club, quizSequence: next.quizSequence },
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!place || !NEXT_KEYS.includes(letterKey(event) ?? '')) return;
    event.preventDefault();
    void navigate(place);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  if (!next || !place) return null;
  const step = next.myAnswerStatus === ANSWER_STATUS.preSubmitted ? 'final' : 'pre';
  return (
    <section
      aria-label={words.next(next.no)}
      className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-surface p-4"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
          {words.next(next.no)}
          {next.deadlineAt !== null && <Deadline due={next.deadlineAt} look="text" precision="day" />}
        </p>
        <p className="line-clamp-2 font-semibold">{plainQuestion(next.question)}</p>
      </div>
      <RouterButtonLink {...place} variant="primary">
        {words.go[step]}{' '}
        <span className="max-desktop:hidden">
          <Kbd>N</Kbd>
        </span>
      </RouterButtonLink>
    </section>
  );
}
