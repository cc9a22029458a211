import type { QuizBrief } from '@dure/contract/grading/briefs/briefs.endpoints';
import { useState, type ReactNode } from 'react';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { BriefNotes } from './BriefNotes.tsx';
import { briefsText as text } from './briefs.text.ts';
import { GroupList } from './GroupList.tsx';
import { GroupView } from './GroupView.tsx';
import { useStageKeys } from './use-stage-keys.ts';

type Passage = NonNullable<NonNullable<QuizBrief['brief']>['groups'][number]['passage']>;

export interface BriefStageProps {
  readonly found: QuizBrief;
  readonly brief: NonNullable<QuizBrief['brief']>;
  /** Place of the group that is shown. */
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The content, opened at a passage. */
  readonly source: (passage: Passage) => ReactNode;
}

const key = 'rounded-[5px] border border-b-2 border-edge px-1.5 font-sans text-[1rem] leading-[1.5] font-semibold';

/** What a class thought, one group at a time, large enough for the last row. */
export function BriefStage({ found, brief, at, onAt, onAgain, onClose, source }: BriefStageProps) {
  const [isHiding, setHiding] = useState(false);
  const [isReading, setReading] = useState(false);
  const { groups, readCount, totalCount } = brief;
  const last = groups.length - 1;
  const place = Math.min(Math.max(at, 0), Math.max(last, 0));
  const group = groups[place];
  const go = (to: number) => {
    setReading(false);
    onAt(Math.min(Math.max(to, 0), Math.max(last, 0)));
  };
  const choose = (to: number) => {
    go(to);
    // On a phone the list stands below what it chooses from.
    scrollTo(0, 0);
  };
  useStageKeys({
    step: (by) => {
      if (!isReading) go(place + by);
    },
    close: () => (isReading ? setReading(false) : onClose()),
  });
  return (
    <div className="flex flex-1 flex-col bg-surface text-[1rem] desktop:grid desktop:h-dvh desktop:flex-none desktop:grid-cols-[27rem_minmax(0,1fr)] desktop:grid-rows-[auto_minmax(0,1fr)_auto]">
      <header className="border-b border-line px-5 pt-5 pb-4 desktop:col-span-2 desktop:px-12 desktop:pt-7.5 desktop:pb-6">
        <p className="text-[1.0625rem] font-semibold text-ink-2 desktop:text-lg">
          {readCount < totalCount ? text.leadOf(readCount, totalCount) : text.lead(totalCount)}
        </p>
        <h1 className="mt-1 line-clamp-3 text-2xl leading-[1.35] font-bold break-words desktop:text-[2rem]">
          {plainQuestion(found.question)}
        </h1>
      </header>
      <div className="flex flex-col gap-4 border-line px-2 py-4 max-desktop:order-1 max-desktop:border-t desktop:overflow-y-auto desktop:border-r desktop:py-5.5 desktop:pr-6 desktop:pl-8.5">
        <GroupList groups={groups} of={readCount} current={place} onChoose={choose} />
        <div className="mt-auto px-3.5 max-desktop:hidden">
          <BriefNotes brief={brief} isMaking={found.isMaking} onAgain={onAgain} />
        </div>
      </div>
      <section
        aria-live="polite"
        aria-label={group?.name ?? text.none}
        className="flex min-w-0 flex-1 flex-col gap-3 border-line px-5 py-5 desktop:overflow-y-auto desktop:pt-6 desktop:pr-12 desktop:pl-10"
      >
        {!group && <p className="text-xl">{text.none}</p>}
        {group && !(isReading && group.passage) && (
          <GroupView group={group} of={readCount} isHiding={isHiding} onSource={() => setReading(true)} />
        )}
        {group?.passage && isReading && (
          <>
            <h2 className="sr-only">{group.title === '' ? group.name : group.title}</h2>
            <Button icon="close" className="self-start text-[1rem]" autoFocus onPress={() => setReading(false)}>
              {text.closeSource}
            </Button>
            {source(group.passage)}
          </>
        )}
      </section>
      <div className="order-2 px-5 py-4 desktop:hidden">
        <BriefNotes brief={brief} isMaking={found.isMaking} onAgain={onAgain} />
      </div>
      <footer className="sticky bottom-0 order-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-5 py-2 text-[1.0625rem] text-ink-2 desktop:static desktop:col-span-2 desktop:px-12">
        {group && <span className="font-semibold tabular-nums">{text.at(place + 1, groups.length)}</span>}
        <span className="flex gap-1 desktop:hidden">
          <IconButton icon="arrowLeft" label={text.previous} isDisabled={place === 0} onPress={() => go(place - 1)} />
          <IconButton icon="arrowRight" label={text.next} isDisabled={place >= last} onPress={() => go(place + 1)} />
        </span>
        <span aria-hidden="true" className="max-desktop:hidden">
          <kbd className={key}>←</kbd> <kbd className={key}>→</kbd> {text.nextHint} · <kbd className={key}>Esc</kbd>{' '}
          {text.closeHint}
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <Button
            variant="ghost"
            icon={isHiding ? 'eye' : 'eyeOff'}
            className="text-[1rem]"
            onPress={() => setHiding(!isHiding)}
          >
            {isHiding ? text.show : text.hide}
          </Button>
          <Button className="text-[1rem]" onPress={onClose}>
            {text.end}
          </Button>
        </span>
      </footer>
    </div>
  );
}
