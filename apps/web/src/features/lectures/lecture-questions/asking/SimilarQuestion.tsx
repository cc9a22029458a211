import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { FoundSentences } from '../cards/FoundSentences.tsx';
import type { SourcesProps } from '../cards/Sources.tsx';
import { VerifiedAnswer } from '../cards/VerifiedAnswer.tsx';
import { WonderButton } from '../cards/WonderButton.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';

export interface SimilarQuestionProps extends Pick<SourcesProps, 'onPlace'> {
  readonly question: LectureQuestion;
}

/** How far it is, in a line. */
function Standing({
  question: { status, assistantAnswer, instructorAnswer, wonderCount, can },
}: Pick<SimilarQuestionProps, 'question'>) {
  const by = instructorAnswer && ` · ${instructorAnswer.author.nickname}`;
  const count = (instructorAnswer || !can.wonder) && wonderCount > 0 && ` · ${text.wondering(wonderCount)}`;
  return (
    <span className="block text-sm font-normal text-ink-3">
      {instructorAnswer ? (
        <span className="font-semibold text-good">{text.verified}</span>
      ) : status === 'AI_ANSWERED' ? (
        text.aiAnswered(assistantAnswer?.sources.length ?? 0)
      ) : (
        text.status[status]
      )}
      {by}
      {count}
    </span>
  );
}

/** A question like the one that is typed: what was answered opens where it stands, and in one that waits one can join. */
export function SimilarQuestion({ question, onPlace }: SimilarQuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const { assistantAnswer, instructorAnswer } = question;
  const words = (
    <span className="min-w-0 flex-1 py-1.5">
      <span className="block break-words">{question.question}</span>
      <Standing question={question} />
    </span>
  );
  const found = instructorAnswer
    ? null
    : assistantAnswer && assistantAnswer.sentences.length > 0
      ? assistantAnswer
      : null;
  return (
    <li className="px-3 pb-1">
      <div className="flex items-center gap-2">
        {instructorAnswer || found ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left font-semibold"
          >
            {words}
            <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
          </button>
        ) : (
          <div className="flex min-h-11 min-w-0 flex-1 items-center font-semibold">{words}</div>
        )}
        {!instructorAnswer && question.can.wonder && <WonderButton question={question} />}
      </div>
      {isOpen && instructorAnswer && <VerifiedAnswer answer={instructorAnswer} onPlace={onPlace} />}
      {isOpen && found && <FoundSentences found={found} onPlace={onPlace} />}
    </li>
  );
}
