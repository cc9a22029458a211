import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useLiveQuestions } from '../../features/lectures/lecture-questions/use-live-questions.ts';
import { useOpenPlace } from './open-place.ts';
import { QuestionGroups } from './QuestionGroups.tsx';
import { QuestionsBoard } from './QuestionsBoard.tsx';

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
      <QuestionGroups club={clubSequence} onTogether={setTogether} />
    </div>
  );
}
