import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { ReactNode } from 'react';
import { Deadline } from '../../../ui/dates/Deadline.tsx';
import { formatDay } from '../../../ui/dates/format-date.ts';
import { EXACTLY, type LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { ProgressSteps } from '../../../ui/states/ProgressSteps.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { answersText } from './answers.text.ts';
import { roomSteps, takesPart } from './room-steps.ts';

const MAX_TITLE_LENGTH = 160;

export interface RoomHeadProps {
  readonly room: AnswerRoom;
  readonly isTyping: boolean;
  /** The way back to the club. */
  readonly clubLink: (parts: LinkParts) => ReactNode;
  /** The way to the club's other quizzes, where they do not stand beside. */
  readonly quizSwitch: ReactNode;
}

/** A question of one sentence is the title itself; a longer one stands under its number. */
function Question({ question, no }: Pick<AnswerRoom, 'question' | 'no'>) {
  const isTitle = question.length <= MAX_TITLE_LENGTH && !question.trim().includes('\n');
  if (isTitle) {
    return (
      <div role="heading" aria-level={1}>
        <Markdown text={question} className="text-xl! leading-[1.45]! font-bold" />
      </div>
    );
  }
  return (
    <>
      <h1 className="text-xl font-bold">{answersText.title(no)}</h1>
      <Markdown text={question} headingLevel={2} className="mt-2" />
    </>
  );
}

/** What is asked, by when, and how far one is. */
export function RoomHead({ room, isTyping, clubLink, quizSwitch }: RoomHeadProps) {
  const timeZone = useTimeZone();
  const { week, no, jobGroups, jobLevels, openAt, deadlineAt } = room;
  const about = [
    answersText.week(week),
    answersText.title(no),
    ...[...jobGroups, ...jobLevels].map(({ name }) => name),
    answersText.openedAt(formatDay(openAt, timeZone)),
  ];
  const deadline = deadlineAt !== null && !isFinalStatus(room.clubStatus) && <Deadline due={deadlineAt} />;
  return (
    <header>
      <nav aria-label={answersText.place} className="-mt-2 flex text-sm text-ink-3 desktop:hidden">
        {clubLink({
          className: 'flex min-h-11 min-w-0 items-center rounded-[4px] hover:text-ink hover:underline',
          activeOptions: EXACTLY,
          children: <span className="truncate">{room.clubName}</span>,
        })}
      </nav>
      <div className="mb-1 -ml-3 flex items-center justify-between gap-3 wide:hidden">
        {quizSwitch}
        <span className="flex-none desktop:hidden">{deadline}</span>
      </div>
      <div className="mb-1 flex items-center justify-between gap-3">
        <p className="text-sm text-ink-3 tabular-nums">{about.join(' · ')}</p>
        <span className="flex-none max-desktop:hidden">{deadline}</span>
      </div>
      <Question question={room.question} no={room.no} />
      {takesPart(room) && <ProgressSteps steps={roomSteps(room, isTyping)} className="mt-2.5" />}
    </header>
  );
}
