import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { LinkParts } from '../../ui/buttons/link-parts.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { tabsFor } from '../club/club-search.ts';
import { ClubTabs } from '../club/ClubTabs.tsx';
import { answerRoomText as words } from './answer-room.text.ts';

type QuizLink = (quizSequence: number, parts: LinkParts) => ReactNode;

export interface ClubBarProps {
  readonly club: number;
  readonly about: ClubAbout | undefined;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly quizLink: QuizLink;
  readonly isListShown: boolean;
  readonly onListShown: (isShown: boolean) => void;
  readonly onHelp: () => void;
}

interface StepProps {
  readonly quiz: number | undefined;
  readonly label: string;
  readonly icon: IconName;
  readonly link: QuizLink;
}

function Step({ quiz, label, icon, link }: StepProps) {
  if (quiz === undefined) return <IconButton label={label} icon={icon} isDisabled />;
  return link(quiz, {
    'aria-label': label,
    className: cx(buttonClass({ variant: 'ghost' }), 'size-10 px-0'),
    children: <Icon name={icon} />,
  });
}

/** Which club this is, its other places, and the way to the quizzes before and after. */
export function ClubBar(props: ClubBarProps) {
  const { club, about, previous, next, quizLink, isListShown, onListShown, onHelp } = props;
  return (
    <div className="col-span-full mb-6 flex items-center gap-6 border-b border-line wide:mb-0 wide:bg-surface wide:px-6">
      {about ? (
        <Link
          to="/quiz/$clubSequence"
          params={{ clubSequence: club }}
          search={{ tab: 'quizzes' }}
          className="min-w-0 truncate rounded-[4px] text-lg font-bold hover:text-brand-ink hover:underline"
        >
          {about.clubName}
        </Link>
      ) : (
        <Skeleton className="h-6 w-56" />
      )}
      <div className="-mb-px min-h-11 min-w-0 flex-none">
        {about && <ClubTabs club={club} tabs={tabsFor(about.can)} current="quizzes" />}
      </div>
      <div className="ml-auto flex flex-none items-center">
        <IconButton label={words.help} icon="question" onPress={onHelp} />
        <Step quiz={previous} label={words.previous} icon="chevronUp" link={quizLink} />
        <Step quiz={next} label={words.next} icon="chevronDown" link={quizLink} />
        <Button
          variant="ghost"
          icon="menu"
          aria-expanded={isListShown}
          onPress={() => onListShown(!isListShown)}
          className="max-wide:hidden"
        >
          {isListShown ? words.hideList : words.showList}
        </Button>
      </div>
    </div>
  );
}
