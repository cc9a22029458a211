import { getRouteApi } from '@tanstack/react-router';
import type { PeerList } from '../../features/answering/answers/peers/peer-list.ts';

const route = getRouteApi('/quiz/$clubSequence/quizzes/$quizSequence');

/** What the address says of the room: how the others' answers are listed, and whose comments are open. */
export function useRoomPlace() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { page = 1, sort = 'onePicks', keyword = '', answer, reply } = search;
  const list: PeerList = { page, sort, keyword };
  return {
    list,
    answer,
    reply,
    go: (part: { [K in keyof typeof search]?: (typeof search)[K] | undefined }) =>
      void navigate({
        search: (old) =>
          Object.fromEntries(
            Object.entries({ ...old, ...part }).filter(([, value]) => value !== undefined && value !== ''),
          ),
        replace: true,
        resetScroll: false,
      }),
  };
}
export type RoomPlace = ReturnType<typeof useRoomPlace>;
