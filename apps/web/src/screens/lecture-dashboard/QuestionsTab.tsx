import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { OpenedPlace } from '../../features/lecture-questions/cards/Sources.tsx';
import { useLiveQuestions } from '../../features/lecture-questions/use-live-questions.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { QuestionsBoard } from './QuestionsBoard.tsx';

/** What a class wonders about comes after what waits. */
const QuestionGroups = lazyPart(() => import('./QuestionGroups.tsx').then((module) => module.QuestionGroups));

const route = getRouteApi('/lecture-dashboard/$clubSequence/questions');

/** The questions of a lecture club for those who run it: what waits, and what it is about. */
export function QuestionsTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const [together, setTogether] = useState<readonly number[]>([]);
  useLiveQuestions(clubSequence);

  const onPlace = ({ clubStudySequence, place }: OpenedPlace) =>
    void navigate({
      to: '/lecture/$clubSequence/studies/$studySequence',
      params: { clubSequence, studySequence: clubStudySequence },
      search: {
        material: place.contentSequence,
        ...(place.unit === 'PAGE' && place.unitNo !== null && { at: place.unitNo }),
        ...(place.position !== null && { passage: place.position }),
      },
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_24rem]">
      <QuestionsBoard club={clubSequence} chosen={together} onChosen={setTogether} onPlace={onPlace} />
      <Suspense fallback={<Waiting />}>
        <QuestionGroups club={clubSequence} onPlace={onPlace} onTogether={setTogether} />
      </Suspense>
    </div>
  );
}
