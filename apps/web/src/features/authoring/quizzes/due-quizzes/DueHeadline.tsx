import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { DueQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { Countdown } from '../../../../ui/dates/Countdown.tsx';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { AvatarGroup } from '../../../../ui/people/AvatarGroup.tsx';
import { dueText } from './due-quizzes.text.ts';
import { dueState } from './due-state.ts';

export interface DueHeadlineProps {
  readonly quiz: Omit<DueQuiz, 'clubName'>;
  /** The heading above which nothing stands, or one below the page's own. */
  readonly level: 1 | 2;
  readonly eyebrow: ReactNode;
  readonly answered: string;
  /** The latest who answered. */
  readonly people?: readonly Person[];
  /** What the member left in it. */
  readonly note?: ReactNode;
  readonly onPassed: () => void;
}

/** What is due as the headline of its page: the question, until when, who has answered, and the one way on. */
export function DueHeadline({ quiz, level, eyebrow, answered, people = [], note, onPassed }: DueHeadlineProps) {
  const { clubSequence, quizSequence, question, deadlineAt, peerCount } = quiz;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section aria-labelledby="due-question" className="@container py-6 desktop:py-10">
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 @[52rem]:grid-cols-[minmax(0,1fr)_17.5rem] @[52rem]:items-end">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink-2">{eyebrow}</p>
          <Heading
            id="due-question"
            className="mt-2 line-clamp-4 max-w-208 text-2xl font-bold text-pretty break-words desktop:text-3xl"
          >
            {plainQuestion(question)}
          </Heading>
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <AvatarGroup
              people={people.map(({ memberUUID, nickname, profileImageUrl }) => ({
                id: memberUUID,
                name: nickname,
                image: profileImageUrl,
              }))}
              total={peerCount}
              shown={7}
            />
            <p className="text-sm text-ink-2 tabular-nums">{peerCount === 0 ? dueText.nobody : answered}</p>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-2 @[52rem]:border-l @[52rem]:border-line @[52rem]:pl-7">
          {deadlineAt === null ? (
            <p className="font-semibold">{dueText.noDeadline}</p>
          ) : (
            <Countdown due={deadlineAt} onPassed={onPassed} />
          )}
          {note}
          <BottomDock className="desktop:mt-2">
            <RouterButtonLink
              to="/quiz/$clubSequence/quizzes/$quizSequence"
              params={{ clubSequence, quizSequence }}
              variant="primary"
              className="max-desktop:flex-1 desktop:h-12"
            >
              {dueState(quiz).action}
            </RouterButtonLink>
          </BottomDock>
        </div>
      </div>
    </section>
  );
}
