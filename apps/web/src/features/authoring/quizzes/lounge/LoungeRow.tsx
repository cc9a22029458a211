import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { JobGroupChip } from '../../../../ui/buttons/JobGroupChip.tsx';
import { Highlight } from '../../../../ui/text/Highlight.tsx';
import { quizPickerText as text } from '../picker/quiz-picker.text.ts';
import { QuizSolution } from '../picker/QuizSolution.tsx';

export interface LoungeRowProps {
  readonly quiz: PickableQuiz;
  readonly words: readonly string[];
  /** The way into a club; none for a quiz that the viewer may not take yet. */
  readonly action: ReactNode;
}

/** A public quiz: author, audience, use and like counts, and a preview before it is taken. */
export function LoungeRow({ quiz, words, action }: LoungeRowProps) {
  const { question, author, isMine, jobGroup, jobLevels, tags, useCount, likeCount, solution } = quiz;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="line-clamp-3 font-semibold break-words">
          <Highlight text={plainQuestion(question)} words={words} />
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3 tabular-nums">
          {solution === null && <Chip tone="pre">{text.owed}</Chip>}
          {isMine ? <Chip tone="brand">{text.mine}</Chip> : <span>{text.by(author.nickname)}</span>}
          {jobGroup && <JobGroupChip code={jobGroup.code} name={jobGroup.name} />}
          {jobLevels.length > 0 && <span>{jobLevels.map(({ name }) => name).join(' · ')}</span>}
          {tags.map((tag) => (
            <span key={tag} className="min-w-0 break-words">{`#${tag}`}</span>
          ))}
          {useCount > 0 && <span>{text.used(useCount)}</span>}
          {likeCount > 0 && <span>{text.liked(likeCount)}</span>}
        </p>
        <QuizSolution quiz={quiz} className="mt-1" />
      </div>
      {solution !== null && action}
    </li>
  );
}
