import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { AnswerRoom as Room } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useReducer, useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { firstInteraction } from '../../kernel/hydration/first-interaction.ts';
import { useFirstInteraction } from '../../kernel/hydration/use-first-interaction.ts';
import type { QuizAddress } from '../../api/answering/answers/answer-address.ts';
import { dropAnchor } from '../../features/answering/answers/peers/answer-anchor.ts';
import { countReplies } from '../../features/answering/answers/answers.cache.ts';
import { LockedPeers } from '../../features/answering/answers/peers/LockedPeers.tsx';
import { loadSteps, MyAnswer } from '../../features/answering/answers/own/MyAnswer.tsx';
import { QuotingContext } from '../../features/answering/answers/quoting/quoting.ts';
import { useRoomQuoting } from '../../features/answering/answers/quoting/use-room-quoting.ts';
import { RoomWriters } from '../../features/answering/answers/peers/RoomWriters.tsx';
import { RoomHead } from '../../features/answering/answers/RoomHead.tsx';
import { hasDraft, takesPart } from '../../features/answering/answers/room-steps.ts';
import { useRoomLive } from '../../features/answering/answers/use-room-live.ts';
import { changeRow } from '../../features/authoring/quizzes/club-quizzes/quiz-rows.ts';
import { ThreadSkeleton } from '../../features/answering/replies/ThreadSkeleton.tsx';
import { useSession } from '../../kernel/session.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { QuizSwitch } from './quizzes/QuizSwitch.tsx';
import { answerRoomText as words } from './answer-room.text.ts';
import { ExplainedKeywords } from './ExplainedKeywords.tsx';
import { LazyPeers, preloadPeers } from './peers/LazyPeers.tsx';
import { RoomColumn } from './RoomColumn.tsx';
import { RoomTabs } from './RoomTabs.tsx';
import { useRoomPanes } from './use-room-panes.ts';
import { useRoomPlace } from './use-room-place.ts';
import { useRowOfList } from './quizzes/use-row-of-list.ts';

const AnswerReplies = lazy(() =>
  import('../../features/answering/replies/AnswerReplies.tsx').then((module) => module.AnswerReplies),
);
const QuotePop = lazy(
  () => import('../../features/answering/answers/quoting/QuotePop.tsx').then((module) => module.QuotePop),
  { failure: 'silent' },
);
const PointsEarned = lazy(
  () => import('../../features/people/points/PointsEarned.tsx').then((module) => module.PointsEarned),
  { failure: 'silent' },
);
const RoomContent = lazy(() => import('./RoomContent.tsx').then((module) => module.RoomContent));
const NextQuiz = lazy(() => import('./quizzes/NextQuiz.tsx').then((module) => module.NextQuiz));

// Whoever is there may take the next step, or has come by a link. Then the code of the steps need not wait for the
// room.
void firstInteraction().then(() => Promise.all([loadSteps(), preloadPeers()]).catch(() => undefined));

export interface AnswerRoomProps {
  readonly address: QuizAddress;
  readonly room: Room;
}

export function AnswerRoom({ address, room }: AnswerRoomProps) {
  const { club, quiz } = address;
  const place = useRoomPlace();
  const { list, answer, reply, go } = place;
  const client = useQueryClient();
  const { memberId } = useSession();
  // Kept from the first: a log-in that ran out in the middle takes the id away, not the answer.
  const [myId] = useState(memberId);
  // What the editor will tell first: nothing is drawn again for it.
  const [isTyping, setTyping] = useState(() => hasDraft(room));
  const isSomebodyThere = useFirstInteraction();
  const peers = useRef<HTMLDivElement>(null);
  useState(() => dropAnchor(address));
  const [replyChanges, hearReply] = useReducer((count: number) => count + 1, 0);
  const live = useRoomLive(address, room, list, myId, hearReply);
  useRowOfList(address, room);
  const isOwnThread = myId !== null && answer === myId;

  const { shown, show, openPeers } = useRoomPanes(
    answer !== undefined && !isOwnThread ? 'peers' : 'mine',
    peers,
    room.can.seePeers,
  );
  const { quoting, onField, onQuoted, seedsOf } = useRoomQuoting(address, room, (memberUUID) =>
    go({ answer: memberUUID, reply: undefined }),
  );
  const thread = (memberUUID: string, isOwn: boolean) => (
    <Suspense fallback={<ThreadSkeleton />}>
      <AnswerReplies
        target={{ ...address, memberUUID }}
        canReply={room.can.react}
        canManage={room.can.manage}
        sought={memberUUID === answer ? reply : undefined}
        onCount={(count) => countReplies(client, { ...address, memberUUID }, count, isOwn)}
        changes={replyChanges}
        seeds={seedsOf(memberUUID)}
      />
    </Suspense>
  );
  return (
    <RoomWriters address={address}>
      {shown === 'peers' && <h1 className="sr-only desktop:hidden">{words.quiz(room.no)}</h1>}
      {room.can.seePeers && <RoomTabs shown={shown} onShow={show} peerCount={room.peerCount} />}
      <div
        className={cx(
          // What covers the top of what scrolls here: the header, on a phone with its tabs.
          '[--writing-top:4rem] wide:[--writing-top:0px]',
          room.can.seePeers && 'max-desktop:[--writing-top:calc(7rem+1px)]',
          'grid items-start gap-6 @[56rem]:max-wide:grid-cols-[minmax(0,1fr)_clamp(26rem,36%,44rem)]',
          'wide:h-full wide:grid-cols-[minmax(0,1fr)_clamp(26rem,36%,44rem)] wide:grid-rows-1 wide:items-stretch wide:gap-0',
        )}
      >
        <RoomColumn isShown={shown === 'mine'}>
          <RoomHead
            room={room}
            isTyping={isTyping}
            clubLink={(parts) => (
              <Link
                to="/quiz/$clubSequence"
                params={{ clubSequence: address.club }}
                search={{ tab: 'quizzes' }}
                {...parts}
              />
            )}
            quizSwitch={
              <QuizSwitch
                {...address}
                no={room.no}
                count={room.quizCount}
                clubStatus={room.clubStatus}
                takesPart={takesPart(room)}
              />
            }
          />
          <MyAnswer
            address={address}
            room={room}
            onTyping={setTyping}
            onField={onField}
            onQuoted={onQuoted}
            onDrafted={(isDrafted) => changeRow(client, club, quiz, { hasDraft: isDrafted })}
            isThreadOpen={isOwnThread}
            onThread={() => go({ answer: isOwnThread ? undefined : (myId ?? undefined), reply: undefined })}
            thread={myId !== null && thread(myId, true)}
            onOpened={openPeers}
            contentView={(contentSequence) => (
              <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
                <RoomContent contentSequence={contentSequence} />
              </Suspense>
            )}
            explained={<ExplainedKeywords {...address} />}
            next={
              <Suspense>
                <NextQuiz club={club} no={room.no} />
              </Suspense>
            }
          />
          {room.pre !== null && (
            <Suspense>
              <PointsEarned key={room.answerStatus} clubSequence={club} quizSequence={quiz} />
            </Suspense>
          )}
        </RoomColumn>
        <div
          ref={peers}
          tabIndex={-1}
          className={cx(
            'min-w-0 scroll-mt-20 outline-none @[56rem]:max-wide:mt-7.5',
            'wide:relative wide:overflow-y-auto wide:overscroll-contain wide:border-l wide:border-line wide:bg-surface',
            shown === 'mine' && 'max-desktop:hidden',
          )}
        >
          {room.can.seePeers ? (
            <QuotingContext value={quoting}>
              <LazyPeers
                {...{ address, place, live, isOwnThread }}
                canReact={room.can.react}
                isReading={room.answerStatus === ANSWER_STATUS.preSubmitted}
                renderThread={(memberUUID) => thread(memberUUID, false)}
              />
              <Suspense>{isSomebodyThere && <QuotePop />}</Suspense>
            </QuotingContext>
          ) : (
            <LockedPeers count={room.peerCount} />
          )}
        </div>
      </div>
    </RoomWriters>
  );
}
