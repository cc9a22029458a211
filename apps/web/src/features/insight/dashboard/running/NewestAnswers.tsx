import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../../../../ui/dates/RelativeTime.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { runningText } from './running.text.ts';

const text = dashboardText.work;

export interface NewestAnswersProps {
  readonly clubSequence: number;
  readonly waiting: ClubDashboard['work']['waiting'];
}

/** The newest answers that wait for a grade, each with the way to it. */
export function NewestAnswers({ clubSequence, waiting }: NewestAnswersProps) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="newest-answers" className="mt-6 border-t border-line pt-5">
      <h2 id="newest-answers" className="text-lg font-bold">
        {runningText.newest.title}
      </h2>
      <ul className="mt-2">
        {waiting.map(({ member, no, quizSequence, question, submittedAt }) => (
          <li key={`${quizSequence}/${member.memberUUID}`}>
            <Link
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence }}
              search={{ quiz: quizSequence, answer: member.memberUUID }}
              aria-label={text.gradeNamed(member.nickname, no)}
              className="flex min-h-12 items-center gap-3 rounded-control px-1 transition-colors hover:bg-sunken"
            >
              <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
              <span className="w-20 flex-none truncate font-semibold">{member.nickname}</span>
              <span className="min-w-0 flex-1 truncate text-sm text-ink-3">
                {text.waitingOf(no)} · {question}
              </span>
              <RelativeTime date={submittedAt} className="flex-none text-sm text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
