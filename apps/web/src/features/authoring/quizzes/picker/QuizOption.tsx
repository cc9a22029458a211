import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Highlight } from '../../../../ui/text/Highlight.tsx';
import { JobGroupChip } from '../../../../ui/buttons/JobGroupChip.tsx';
import { QuizSolution } from './QuizSolution.tsx';
import { quizPickerText as text } from './quiz-picker.text.ts';
import type { QuizCollection } from './collection.ts';

export interface QuizOptionProps {
  readonly quiz: PickableQuiz;
  readonly collection: QuizCollection;
  readonly words: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** The club has it already, or a copy of it. */
  readonly isHeld: boolean;
  /** No more can be chosen. */
  readonly isFull: boolean;
}

/** One quiz to take or leave: its question, what is known of it, and its model answer on asking. */
export function QuizOption({ quiz, collection, words, isChosen, onChoose, isHeld, isFull }: QuizOptionProps) {
  const { question, author, isMine, quizStatus, jobGroup, jobLevels, useCount, likeCount, solution } = quiz;
  return (
    <li className="pt-3 pb-1.5">
      <Checkbox
        isSelected={isChosen || isHeld}
        isDisabled={isHeld || solution === null || (isFull && !isChosen)}
        onChange={onChoose}
        className="w-full"
        description={
          <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
            {isHeld && <Chip tone="good">{text.held}</Chip>}
            {solution === null && <Chip tone="pre">{text.owed}</Chip>}
            {collection === 'lounge' &&
              (isMine ? <Chip tone="brand">{text.mine}</Chip> : <span>{text.by(author.nickname)}</span>)}
            {collection === 'mine' && quizStatus === 'PUBLIC' && <Chip tone="brand">{text.isPublic}</Chip>}
            {collection === 'mine' && quizStatus === 'HIDDEN' && <Chip>{text.isHidden}</Chip>}
            {jobGroup && <JobGroupChip code={jobGroup.code} name={jobGroup.name} />}
            {jobLevels.length > 0 && <span>{jobLevels.map(({ name }) => name).join(' · ')}</span>}
            {useCount > 0 && <span>{text.used(useCount)}</span>}
            {likeCount > 0 && <span>{text.liked(likeCount)}</span>}
          </span>
        }
      >
        <span className="line-clamp-3 font-semibold">
          <Highlight text={plainQuestion(question)} words={words} />
        </span>
      </Checkbox>
      <QuizSolution quiz={quiz} className="pl-7.5" />
    </li>
  );
}
