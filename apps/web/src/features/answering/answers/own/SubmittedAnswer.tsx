import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { ReactNode } from 'react';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
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
  const label = step === 'pre' ? answersText.preAnswer : answersText.finalAnswer;
  const chip = <Chip tone={step === 'pre' ? 'pre' : 'post'}>{label}</Chip>;
  const date = <DateText date={answer.revisedAt ?? answer.submittedAt} look="short" className="text-sm text-ink-3" />;
  if (step === 'pre') {
    return (
      <section aria-label={label} className="flex gap-3 border-t border-line pt-3">
        <div className="flex flex-none flex-col items-start gap-1">
          {chip}
          {date}
        </div>
        <div className="min-w-0 flex-1">
          <Markdown text={answer.text} headingLevel={3} className="text-base! text-ink-2" />
          <FileList files={answer.files} hasZip />
          {children}
        </div>
      </section>
    );
  }
  return (
    <section aria-label={label} className="rounded-box border border-line bg-surface p-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        {chip}
        {date}
      </div>
      <Markdown text={answer.text} headingLevel={3} />
      <FileList files={answer.files} hasZip />
      {children}
    </section>
  );
}
