import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { useState } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { quizPickerText as text } from './quiz-picker.text.ts';

const DETAILS = 'mt-2 flex flex-col gap-3 border-l-2 border-line-strong pl-3';

export interface QuizSolutionProps {
  readonly quiz: PickableQuiz;
  readonly className?: string;
}

/** What a quiz is judged by, on asking: a look before it is taken. Nothing for whoever still owes an answer to it. */
export function QuizSolution({ quiz, className }: QuizSolutionProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (!quiz.solution) return null;
  const { modelAnswer, modelAnswerKeywords, contentTitle, contentUrl } = quiz.solution;
  return (
    <details
      className={cx('group/solution', className)}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary
        aria-label={text.previewOf(plainQuestion(quiz.question))}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm font-semibold text-ink-2 hover:text-ink desktop:min-h-8"
      >
        {text.preview}
        <Icon name="chevronDown" size={14} className="group-open/solution:rotate-180" />
      </summary>
      {wasOpened && (
        <div className={DETAILS}>
          <Markdown text={quiz.question} headingLevel={4} className="font-semibold" />
          {modelAnswer === '' ? (
            <p className="text-ink-3">{text.noModelAnswer}</p>
          ) : (
            <Markdown text={modelAnswer} headingLevel={4} />
          )}
          {modelAnswerKeywords.length > 0 && (
            <p className="flex flex-wrap items-center gap-1.5 text-sm">
              <span className="text-ink-3">{text.keywords}</span>
              {modelAnswerKeywords.map((keyword) => (
                <Chip key={keyword}>{keyword}</Chip>
              ))}
            </p>
          )}
          {(contentTitle !== '' || contentUrl !== '') && (
            <p className="text-sm break-all">
              <span className="text-ink-3">{text.content}</span> {contentTitle || contentUrl}
            </p>
          )}
        </div>
      )}
    </details>
  );
}
