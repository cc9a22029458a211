import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLiveQuestions } from '../../features/lecture-questions/use-live-questions.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { useOpenPlace } from './open-place.ts';
import { QuestionsBoard } from './QuestionsBoard.tsx';

/** What a class wonders about comes after what waits. */
const QuestionGroups = lazyPart(() => import('./QuestionGroups.tsx').then((module) => module.QuestionGroups));

const route = getRouteApi('/lecture-dashboard/$clubSequence/questions');

/** The questions of a lecture club for those who run it: what waits, and what it is about. */
export function QuestionsTab() {
  const { clubSequence } = route.useParams();
  const onPlace = useOpenPlace(clubSequence);
  const [together, setTogether] = useState<readonly number[]>([]);
  useLiveQuestions(clubSequence);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <QuestionsBoard club={clubSequence} chosen={together} onChosen={setTogether} onPlace={onPlace} />
      <Suspense fallback={<WorkSkeleton rows={3} />}>
        <QuestionGroups club={clubSequence} onTogether={setTogether} />
      </Suspense>
    </div>
  );
}
