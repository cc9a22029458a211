import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSimilarQuestions } from '../../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import type { SourcesProps } from '../cards/Sources.tsx';
import { askingText as text } from '../lecture-questions.text.ts';
import { SimilarQuestion } from './SimilarQuestion.tsx';
import { useEffect, useState } from 'react';

/** A text once nobody has typed for a moment. */
function useSettled(text: string, afterMs = 400): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}

export interface SimilarQuestionsProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  readonly typed: string;
}

/** Letters from which a text says what it asks. */
const FEWEST = 4;

/** Questions of the club that are like the one that is being typed, so that it is asked once. */
export function SimilarQuestions({ club, typed, onPlace }: SimilarQuestionsProps) {
  const question = useSettled(typed.trim());
  const { data } = useQuery({
    ...listSimilarQuestions({ params: { club }, query: { question } }),
    enabled: [...question].length >= FEWEST,
    placeholderData: keepPreviousData,
  });
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
        {data.contents.map((one) => (
          <SimilarQuestion key={one.lectureQuestionSerialNumber} question={one} onPlace={onPlace} />
        ))}
      </ul>
    </section>
  );
}
