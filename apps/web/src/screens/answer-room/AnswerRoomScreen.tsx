import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { getAnswerRoom } from '../../api/answering/answers/answers.reads.ts';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { isForbidden, isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { cx } from '../../ui/cx.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { AnswerRoom } from './AnswerRoom.tsx';
import { answerRoomText as words } from './answer-room.text.ts';
import { Beside } from './Beside.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { localStore } from '../../kernel/local-store.ts';

const kept = localStore<boolean>('quiz-list-shown');

/** Whether the quizzes stand beside the open one: as it was left on this device. */
function useListShown() {
  const [isShown, setShown] = useState(() => kept.read() ?? true);
  const show = (next: boolean) => {
    setShown(next);
    kept.write(next);
  };
  return { isShown, show };
}

const route = getRouteApi('/quiz/$clubSequence/quizzes/$quizSequence');

/** Where a member answers one quiz and reads what the others wrote; on a wide screen the club's quizzes stand beside it. */
export function AnswerRoomScreen() {
  const { clubSequence: club, quizSequence: quiz } = route.useParams();
  const address = { club, quiz };
  const list = useListShown();
  const query = useQuery(getAnswerRoom({ params: address }));
  const room = query.data;
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const isOutside = !query.isFetching && isForbidden(query.error);
  const toClub = useEffectEvent(() => {
    // Whoever is outside now may have been a member when the club was last asked for.
    void client.invalidateQueries({ queryKey: getClubAbout.key({ params: { club } }) });
    void navigate({ to: '/quiz/$clubSequence', params: { clubSequence: club }, search: { quiz }, replace: true });
  });
  useEffect(() => {
    if (isOutside) toClub();
  }, [isOutside]);
  usePageTitle(room ? words.title(room.no, room.clubName) : words.loading);

  return (
    <div
      data-workspace=""
      className={cx(
        'mx-auto grid w-full max-w-page flex-1 content-start items-start px-4 pt-5 pb-12 desktop:px-6 desktop:pb-16',
        'wide:h-[calc(100dvh-4rem-var(--notice-height,0rem))] wide:max-w-none wide:flex-none wide:content-stretch',
        'wide:grid-rows-[auto_minmax(0,1fr)] wide:items-stretch wide:p-0',
        list.isShown && 'wide:grid-cols-[13.5rem_minmax(0,1fr)]',
      )}
    >
      <Beside {...address} no={room?.no} isListShown={list.isShown} onListShown={list.show} />
      <section
        data-arrival=""
        tabIndex={-1}
        aria-label={room ? words.quiz(room.no) : words.opening}
        className="@container min-w-0 outline-none wide:min-h-0"
      >
        {!room && isUnknown(query.error) ? (
          <NotFound />
        ) : isOutside ? (
          <RoomSkeleton />
        ) : (
          <Loaded from={query} skeleton={<RoomSkeleton />}>
            {(found) => <AnswerRoom key={`${club} ${quiz}`} address={address} room={found} />}
          </Loaded>
        )}
      </section>
    </div>
  );
}
