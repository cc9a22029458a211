import type { ClubDashboard } from '@dure/contract/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.work;
const rowClass = 'flex min-h-14 items-center gap-3 px-4 py-2 transition-colors hover:bg-sunken desktop:px-5';

function WorkCard(props: {
  id: string;
  title: string;
  hint?: string;
  emptyText: string;
  children: readonly ReactNode[];
}) {
  const { id, title, hint, emptyText, children } = props;
  return (
    <Card as="section" isPadded={false} aria-labelledby={id} className="min-w-0 overflow-hidden">
      <h2 id={id} className="px-4 pt-4 font-bold desktop:px-5">
        {title}
      </h2>
      {hint !== undefined && <p className="px-4 text-sm text-ink-3 desktop:px-5">{hint}</p>}
      {children.length === 0 ? (
        <p className="px-4 pt-2 pb-4 text-ink-3 desktop:px-5">{emptyText}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>
      )}
    </Card>
  );
}

export interface WorkListsProps {
  readonly clubSequence: number;
  readonly figures: ClubDashboard;
}

/** The answers and the people that need somebody today, each a link to where it is done. */
export function WorkLists({ clubSequence, figures: { work, openedCount } }: WorkListsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-2">
      <WorkCard id="waiting" title={text.waitingTitle} emptyText={text.noWaiting}>
        {work.waiting.map(({ member, no, quizSequence, question, submittedAt }) => (
          <li key={`${quizSequence}/${member.memberUUID}`}>
            <Link
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence }}
              search={{ quiz: quizSequence, answer: member.memberUUID }}
              aria-label={text.gradeNamed(member.nickname, no)}
              className={rowClass}
            >
              <Avatar name={member.nickname} image={member.profileImageUrl} />
              <span className="min-w-0 flex-1">
                <span className="flex justify-between gap-3">
                  <span className="truncate font-semibold">{member.nickname}</span>
                  <RelativeTime date={submittedAt} className="flex-none text-sm text-ink-3" />
                </span>
                <span className="block truncate text-sm text-ink-3">
                  {text.waitingOf(no)} · {plainQuestion(question)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </WorkCard>
      <WorkCard id="behind" title={text.behindTitle} hint={text.behindHint} emptyText={text.noBehind}>
        {work.behind.map(({ memberUUID, nickname, profileImageUrl, finalCount, progress }) => (
          <li key={memberUUID}>
            <Link
              to="/quiz-dashboard/$clubSequence/progress"
              params={{ clubSequence }}
              search={{ member: memberUUID }}
              className={rowClass}
            >
              <Avatar name={nickname} image={profileImageUrl} />
              <span className="min-w-0 flex-1 truncate font-semibold">{nickname}</span>
              <span className="text-sm text-ink-2 tabular-nums">{text.answered(finalCount, openedCount)}</span>
              <span className="w-12 text-right font-semibold tabular-nums">{dashboardText.percent(progress)}</span>
            </Link>
          </li>
        ))}
      </WorkCard>
    </div>
  );
}
