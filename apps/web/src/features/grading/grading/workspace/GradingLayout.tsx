import type { ReactNode } from 'react';
import { Panes } from '../../../../ui/layout/Panes.tsx';
import { useGrading } from '../state/grading-context.ts';
import { PhoneSheet } from './PhoneSheet.tsx';
import { gradingText } from '../grading.text.ts';
import { usePaneWidths } from './use-pane-widths.ts';

export interface GradingLayoutProps {
  /** A phone shows an answer in place of the list. */
  readonly isAnswerAlone: boolean;
  readonly queueHead: ReactNode;
  readonly queue: ReactNode;
  readonly answer: ReactNode;
  /** The total, always in sight as well. */
  readonly gradeHead: ReactNode;
  readonly grade: ReactNode;
  /** The way through the list on a phone, which shows one answer at a time. */
  readonly phoneBar: ReactNode;
  /** What is done with the grade; always in sight. */
  readonly actions: ReactNode;
}

/** Three panes side by side; on a phone the queue, then answer and grade as one step. */
export function GradingLayout(props: GradingLayoutProps) {
  const { isAnswerAlone, queueHead, queue, answer, gradeHead, grade, phoneBar, actions } = props;
  const { setAnswer } = useGrading();
  const { widths, resize } = usePaneWidths();
  const article = (
    <article
      ref={setAnswer}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
      tabIndex={0}
      aria-label={gradingText.answer.label}
      data-arrival=""
      className="rounded-[4px] outline-offset-8 outline-edge focus-visible:outline-1"
    >
      {answer}
    </article>
  );
  if (!isAnswerAlone)
    return (
      <Panes
        panes={{
          start: { label: gradingText.queue.label, head: queueHead, content: queue },
          middle: {
            label: gradingText.answer.label,
            content: <div className="mx-auto max-w-240 px-6 py-5">{article}</div>,
          },
          end: { label: gradingText.grade.label, head: gradeHead, content: grade, foot: actions },
        }}
        widths={widths}
        onResize={resize}
        className="flex-1"
      />
    );
  return (
    <div className="flex flex-col">
      {phoneBar}
      <div className="p-4">{article}</div>
      <PhoneSheet total={gradeHead} actions={actions}>
        {grade}
      </PhoneSheet>
    </div>
  );
}
