import { useId, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { gradingText } from '../grading.text.ts';

const text = gradingText.answer;

export interface GradedQuestionProps {
  readonly name: string;
  readonly question: string;
}

/** The question that is answered. On a phone its first two lines, so that the answer has the room; the rest unfolds. */
export function GradedQuestion({ name, question }: GradedQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="flex items-center justify-between gap-2 max-desktop:-my-2">
        <p className="text-sm text-ink-3">{name}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-1 text-sm font-semibold text-ink-2 desktop:hidden"
        >
          {isOpen ? text.foldQuestion : text.wholeQuestion}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </button>
      </div>
      <div id={id} className={cx(!isOpen && 'max-desktop:max-h-[2lh] max-desktop:overflow-hidden')}>
        <Markdown
          text={question}
          headingLevel={3}
          className="mt-0.5 font-semibold desktop:text-lg [&_pre]:text-base [&_pre]:font-normal"
        />
      </div>
    </>
  );
}
