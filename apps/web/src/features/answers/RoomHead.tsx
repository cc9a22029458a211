import { isFinalStatus } from '@dure/contract/clubs/club-status';
import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { Deadline } from '../../ui/dates/Deadline.tsx';
import { formatDay } from '../../ui/dates/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { JobGroupChip } from '../../ui/buttons/JobGroupChip.tsx';
import type { LinkParts } from '../../ui/buttons/link-parts.ts';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { ProgressSteps } from '../../ui/states/ProgressSteps.tsx';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
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
        <Markdown text={question} className="text-xl! font-bold desktop:text-2xl!" />
      </div>
    );
  }
  return (
    <>
      <h1 className="text-xl font-bold desktop:text-2xl">{answersText.title(no)}</h1>
      <Markdown text={question} headingLevel={2} className="mt-3" />
    </>
  );
}

/** What is asked, by when, and how far one is. */
export function RoomHead({ room, isTyping, clubLink, quizSwitch }: RoomHeadProps) {
  const timeZone = useTimeZone();
  return (
    <header>
      <p className="mb-2 text-sm text-ink-3 tabular-nums max-desktop:hidden">
        {answersText.week(room.week)} · {answersText.title(room.no)}
      </p>
      <nav
        aria-label={answersText.place}
        className="mb-2 flex flex-wrap items-center gap-1 text-sm text-ink-3 desktop:hidden"
      >
        {clubLink({
          className: 'touch-target rounded-[4px] hover:text-ink hover:underline',
          children: room.clubName,
        })}
        <Icon name="chevronRight" size={13} />
        <span>{answersText.week(room.week)}</span>
      </nav>
      <div className="-ml-3 wide:hidden">{quizSwitch}</div>
      <Question question={room.question} no={room.no} />
      <div className="mt-3 flex flex-wrap gap-2">
        {room.jobGroups.map(({ code, name }) => (
          <JobGroupChip key={code} code={code} name={name} />
        ))}
        {room.jobLevels.map(({ code, name }) => (
          <Chip key={code}>{name}</Chip>
        ))}
        {room.deadlineAt !== null && !isFinalStatus(room.clubStatus) && <Deadline due={room.deadlineAt} />}
        <Chip>{answersText.openedAt(formatDay(room.openAt, timeZone))}</Chip>
      </div>
      {takesPart(room) && <ProgressSteps steps={roomSteps(room, isTyping)} className="mt-4" />}
    </header>
  );
}
