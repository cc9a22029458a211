import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { cx } from '../../../ui/cx.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { answersText } from '../answers.text.ts';
import type { Step } from '../writing/draft.ts';
import { FileList } from '../FileList.tsx';

export interface SubmittedAnswerProps {
  readonly step: Step;
  readonly answer: NonNullable<AnswerRoom['pre']> & Partial<NonNullable<AnswerRoom['final']>>;
  readonly children?: ReactNode;
}

/** One's own text as it was submitted. */
export function SubmittedAnswer({ step, answer, children }: SubmittedAnswerProps) {
  const label = answersText.editor[step];
  return (
    <section
      aria-label={label}
      className={cx('rounded-box p-4', step === 'pre' ? 'bg-sunken' : 'border border-line bg-surface')}
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <Chip tone={step === 'pre' ? 'pre' : 'post'}>{label}</Chip>
        <DateText date={answer.revisedAt ?? answer.submittedAt} look="short" className="text-sm text-ink-3" />
      </div>
      <Markdown text={answer.text} headingLevel={3} className={cx(step === 'pre' && 'text-ink-2')} />
      <FileList files={answer.files} hasZip />
      {children}
    </section>
  );
}
