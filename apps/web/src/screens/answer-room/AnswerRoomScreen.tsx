import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { roomQuery } from '../../features/answers/answers.api.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AnswerRoom } from './AnswerRoom.tsx';
import { answerRoomText as words } from './answer-room.text.ts';
import { RoomSkeleton } from './RoomSkeleton.tsx';

const route = getRouteApi('/quiz/$clubSequence/quizzes/$quizSequence');

/** Where a member answers one quiz and reads what the others wrote. */
export function AnswerRoomScreen() {
  const { clubSequence: club, quizSequence: quiz } = route.useParams();
  const address = { club, quiz };
  const { data: room, error, refetch, isFetching } = useQuery(roomQuery(address));
  usePageTitle(room ? words.title(room.no, room.clubName) : words.loading);

  if (room) return <AnswerRoom key={`${club} ${quiz}`} address={address} room={room} />;
  if (!error) return <RoomSkeleton />;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto">
      {error.message}
    </ErrorState>
  );
}
