import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useState } from 'react';
import { NotificationItem } from '../../features/tenancy/notifications/NotificationItem.tsx';
import { DueRows } from '../../features/authoring/quizzes/due-quizzes/DueRows.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { FirstDue } from './FirstDue.tsx';
import { studyRoomText as text } from './study-room.text.ts';

/** More than these wait behind a button. */
const QUIZZES_AT_ONCE = 2;
const NEWS_AT_ONCE = 3;

export interface ToDoProps {
  readonly quizzes: readonly DueQuiz[];
  /** What was not read yet. */
  readonly news: readonly NotificationView[];
  /** Whether the page's primary button stands here. */
  readonly hasPrimary: boolean;
}

/** What to do now: the nearest deadline, what others said, then what else waits. */
export function ToDo({ quizzes: [first, ...others], news, hasPrimary }: ToDoProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? others : others.slice(0, QUIZZES_AT_ONCE);
  const hidden = others.length - shown.length;
  return (
    <Card as="section" aria-label={text.now} isPadded={false} className="divide-y divide-line overflow-hidden">
      {first ? (
        <FirstDue quiz={first} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 px-4 py-5 desktop:px-5">
          <div>
            <h2 className="text-lg font-bold">{text.none}</h2>
            <p className="text-ink-2">{text.noneNote}</p>
          </div>
          <RouterButtonLink to="/quiz" variant={hasPrimary ? 'primary' : 'secondary'}>
            {text.find}
          </RouterButtonLink>
        </div>
      )}
      {news.length > 0 && (
        <ul className="divide-y divide-line">
          {news.slice(0, NEWS_AT_ONCE).map((one) => (
            <li key={one.activityHistorySequence}>
              <NotificationItem notification={one} onFollow={() => {}} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <div className="px-4 *:border-y-0 desktop:px-5">
          <DueRows quizzes={shown} />
        </div>
      )}
      {hidden > 0 && (
        <Button variant="ghost" onPress={() => setShowsAll(true)} className="w-full rounded-none">
          {text.more(hidden)}
        </Button>
      )}
    </Card>
  );
}
