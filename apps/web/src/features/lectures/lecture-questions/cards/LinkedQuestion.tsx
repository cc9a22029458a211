import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getLectureQuestion } from '../../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { SourcesProps } from './Sources.tsx';

export interface SoughtQuestionProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  readonly serial: number;
}

/** The one question that was asked for, above the others, in view and with the focus. */
export function LinkedQuestion({ club, serial, onPlace }: SoughtQuestionProps) {
  const question = useQuery(getLectureQuestion({ params: { club, serial } }));
  const place = useRef<HTMLDivElement>(null);
  const isThere = question.data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    place.current?.querySelector('article')?.focus({ preventScroll: true });
    // Newer browsers answer a promise here, which is no way to end an effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return (
    <section ref={place} aria-label={text.number(serial)}>
      <Loaded from={question} skeleton={<Skeleton shape="block" className="h-24" />}>
        {(data) => <QuestionCard question={data} onPlace={onPlace} />}
      </Loaded>
    </section>
  );
}
