import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Panes } from '../../ui/layout/Panes.tsx';
import { searchOf, type GradingPlace } from './grading-place.ts';
import { gradingText } from './grading.text.ts';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import { usePaneWidths } from './use-pane-widths.ts';

export interface GradingLayoutProps {
  readonly place: GradingPlace;
  readonly queueHead: ReactNode;
  readonly queue: ReactNode;
  readonly answer: ReactNode;
  readonly grade: ReactNode;
  /** What is done with the grade; always in sight. */
  readonly actions: ReactNode;
  readonly answerRef: Ref<HTMLElement>;
}

/** Three panes side by side; on a phone the queue, then answer and grade as one step. */
export function GradingLayout({ place, queueHead, queue, answer, grade, actions, answerRef }: GradingLayoutProps) {
  const isDesktop = useDesktop();
  const { widths, resize } = usePaneWidths();
  const article = (
    <article
      ref={answerRef}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
      tabIndex={0}
      aria-label={gradingText.answer.label}
      className="rounded-[4px] outline-offset-8 outline-edge focus-visible:outline-1"
    >
      {answer}
    </article>
  );
  if (isDesktop)
    return (
      <Panes
        panes={{
          start: { label: gradingText.queue.label, head: queueHead, content: queue },
          middle: { label: gradingText.answer.label, content: <div className="px-7 py-6">{article}</div> },
          end: { label: gradingText.grade.label, content: <div className="p-5">{grade}</div>, foot: actions },
        }}
        widths={widths}
        onResize={resize}
        shown="middle"
        onShow={() => undefined}
        className="flex-1"
      />
    );
  if (place.answer === undefined)
    return (
      <section aria-label={gradingText.queue.label} className="flex-1 bg-surface">
        {queueHead}
        {queue}
      </section>
    );
  return (
    <div className="flex flex-col gap-4 px-4 pb-4">
      <Link
        to="/quiz-dashboard/$clubSequence/grading"
        params={{ clubSequence: place.club }}
        search={searchOf({ ...place, answer: undefined })}
        className="-ml-1 flex min-h-11 items-center gap-1 self-start font-semibold text-ink-2"
      >
        <Icon name="chevronLeft" />
        {gradingText.answer.back}
      </Link>
      {article}
      <section aria-label={gradingText.grade.label} className="-mx-4 border-t border-line bg-surface p-4">
        {grade}
        {actions}
      </section>
    </div>
  );
}
