import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { QuizAddress } from '../../api/answering/answers/answer-address.ts';
import { listKeywordExplanations } from '../../api/lectures/course-links/course-links.reads.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';

const KeywordPlaces = lazy(() => import('./KeywordPlaces.tsx').then((module) => module.KeywordPlaces));

/** Where keywords that were missed are explained: nothing in a club that is linked to no lecture club. */
export function ExplainedKeywords({ club, quiz }: QuizAddress) {
  const { data } = useQuery(listKeywordExplanations({ params: { club, quiz } }));
  if (!data?.lecture || data.keywords.length === 0) return null;
  return (
    <Suspense>
      <KeywordPlaces lecture={data.lecture} keywords={data.keywords} />
    </Suspense>
  );
}
