import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import type { UnansweredQuestion } from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listUnanswered } from '../../../../api/lectures/lecture-assistant/lecture-assistant.reads.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { AskedBy } from './AskedBy.tsx';
import { MoreRow } from './MoreRow.tsx';
import { playgroundText as text } from './playground.text.ts';

const PAGE = 10;

export interface UnansweredProps {
  readonly club: number;
  /** The way to an answer. */
  readonly remedy: (one: UnansweredQuestion) => ReactNode;
}

/** Whoever is led here by this address looks at it first, once it is there. */
const UNANSWERED = 'unanswered';

/** What the assistant found nothing for; nothing is shown where it found something for all. */
export function Unanswered({ club, remedy }: UnansweredProps) {
  const [size, setSize] = useState(PAGE);
  const { data } = useQuery(listUnanswered({ params: { club }, query: { size } }));
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined && data.totalElements > 0;
  useEffect(() => {
    if (!isThere || window.location.hash !== `#${UNANSWERED}`) return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (!data || !isThere) return null;
  const { contents, totalElements } = data;
  return (
    <section aria-labelledby={UNANSWERED} className="mt-4">
      <h2 id={UNANSWERED} ref={title} tabIndex={-1} className="scroll-mt-20 font-bold outline-none">
        {text.unanswered(totalElements)}
      </h2>
      <p className="mb-2.5 text-sm text-ink-2">{text.unansweredHint}</p>
      <Card isPadded={false}>
        <ul className="divide-y divide-line">
          {contents.map((one) => (
            <li
              key={`${one.assistantMessageSequence}/${one.lectureQuestionSerialNumber}`}
              className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
            >
              <div className="min-w-0 flex-[1_1_14rem]">
                <p className="line-clamp-2 font-semibold break-words">{one.question}</p>
                <p className="text-sm text-ink-3">
                  <AskedBy nickname={one.asker.nickname} studyNo={one.studyNo} askedAt={one.askedAt} />
                </p>
              </div>
              <div className="ml-auto">{remedy(one)}</div>
            </li>
          ))}
        </ul>
        {totalElements > contents.length && size < MAX_PAGE_SIZE && <MoreRow onPress={() => setSize(MAX_PAGE_SIZE)} />}
      </Card>
    </section>
  );
}
