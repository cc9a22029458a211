import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSimilarAnswers } from '../../../../api/grading/grading/grading-queue.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';
import { similarText as text } from './similar.text.ts';

export interface SimilarAnswersProps {
  readonly address: AnswerAddress;
  readonly final: string;
}

/** Answers with nearly the same words, what differs in each, and the way to grade them together. */
export function SimilarAnswers({ address, final }: SimilarAnswersProps) {
  const { dispatch } = useGrading();
  const list = useQuery(listSimilarAnswers({ params: address }));
  const [shown, setShown] = useState<number>();
  const { SimilarText } = useLazyParts(shown !== undefined) ?? {};
  const items = list.data?.contents ?? [];
  if (items.length === 0) return null;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{text.title(items.length)}</h3>
        <Button size="small" onPress={() => dispatch({ kind: 'gradeTogether', items })}>
          {text.choose}
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-3">{text.hint}</p>
      <ul className="mt-2">
        {items.map((item) => {
          const { clubQuizAnswerSequence: sequence, member, grades } = item;
          const isShown = shown === sequence;
          return (
            <li key={sequence} className="border-t border-line py-1">
              <div className="flex min-h-9 items-center justify-between gap-2">
                <span>
                  {member.nickname}{' '}
                  <span className="text-sm text-ink-3 tabular-nums">
                    {grades.INSTRUCTOR === null ? gradingText.item.waiting : text.points(grades.INSTRUCTOR)}
                  </span>
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-expanded={isShown}
                  onPress={() => setShown(isShown ? undefined : sequence)}
                >
                  {item.text === final ? text.same : text.difference}
                </Button>
              </div>
              {isShown && SimilarText && <SimilarText final={final} similar={item.text} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
