import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSimilarQuestions } from '../../../api/lecture-questions/lecture-questions.reads.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SourcesProps } from '../cards/Sources.tsx';
import { VerifiedAnswer } from '../cards/VerifiedAnswer.tsx';
import { askingText as text, questionsText } from '../lecture-questions.text.ts';
import { useSettled } from './use-settled.ts';

export interface SimilarQuestionsProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  readonly typed: string;
}

/** Letters from which a text says what it asks. */
const FEWEST = 4;

/** Answered questions of the club that are like the one that is being typed; they open where they stand. */
export function SimilarQuestions({ club, typed, onPlace }: SimilarQuestionsProps) {
  const question = useSettled(typed.trim());
  const { data } = useQuery({
    ...listSimilarQuestions({ params: { club }, query: { question } }),
    enabled: [...question].length >= FEWEST,
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<number>();
  if (typed.trim() === '' || [...question].length < FEWEST || !data || data.contents.length === 0) return null;
  return (
    <section
      aria-label={text.similar}
      className="mb-3 max-h-[40dvh] overflow-y-auto rounded-control border border-line bg-surface"
    >
      <p className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-2" role="status">
        {text.similar}
      </p>
      <ul>
        {data.contents.map((one) => {
          const { lectureQuestionSerialNumber: serial, instructorAnswer } = one;
          const isOpen = opened === serial;
          return (
            <li key={serial} className="px-3 pb-1">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? undefined : serial)}
                className="flex min-h-11 w-full items-center gap-2 text-left font-semibold"
              >
                <span className="min-w-0 flex-1 py-1.5">
                  <span className="block">{one.question}</span>
                  <span className="block text-sm font-normal text-ink-3">
                    <span className="font-semibold text-good">{questionsText.verified}</span>
                    {instructorAnswer && ` · ${instructorAnswer.author.nickname}`}
                    {one.wonderCount > 0 && ` · ${questionsText.wondering(one.wonderCount)}`}
                  </span>
                </span>
                <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
              </button>
              {isOpen && instructorAnswer && <VerifiedAnswer answer={instructorAnswer} onPlace={onPlace} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
