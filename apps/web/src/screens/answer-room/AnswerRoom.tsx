import type { AnswerRoom as Room } from '@dure/contract/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { QuizAddress } from '../../kernel/answer-address.ts';
import { dropAnchor } from '../../features/answers/peers/answer-anchor.ts';
import { countReplies } from '../../features/answers/answers.cache.ts';
import { LockedPeers } from '../../features/answers/peers/LockedPeers.tsx';
import { MyAnswer } from '../../features/answers/own/MyAnswer.tsx';
import { RoomHead } from '../../features/answers/RoomHead.tsx';
import { useRoomLive } from '../../features/answers/use-room-live.ts';
import { listReplies } from '../../api/replies/replies.reads.ts';
import { changeRow } from '../../features/quizzes/club-quizzes/quiz-rows.ts';
import { ReplyThread } from '../../features/replies/ReplyThread.tsx';
import { useSession } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { answerRoomText as words } from './answer-room.text.ts';
import { RoomPeers } from './RoomPeers.tsx';
import { useRoomPlace } from './use-room-place.ts';
import { useRowOfList } from './use-row-of-list.ts';
import { useStickyTop } from './use-sticky-top.ts';

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
  const [isTyping, setTyping] = useState(false);
  const [column, top] = useStickyTop<HTMLDivElement>();
  const peers = useRef<HTMLDivElement>(null);
  useState(() => dropAnchor(address));
  const live = useRoomLive(address, room, list, myId, () => {
    void client.invalidateQueries({ queryKey: listReplies.key({ params: { club, quiz } }) });
  });
  useRowOfList(address, room);
  const isOwnThread = myId !== null && answer === myId;

  const toPeers = () => {
    peers.current?.scrollIntoView({ block: 'start' });
    peers.current?.focus({ preventScroll: true });
  };
  const thread = (memberUUID: string, isOwn: boolean) => (
    <ReplyThread
      target={{ ...address, memberUUID }}
      canReply={room.can.react}
      canManage={room.can.manage}
      sought={memberUUID === answer ? reply : undefined}
      onCount={(count) => countReplies(client, { ...address, memberUUID }, count, isOwn)}
    />
  );
  return (
    <div className="grid items-start gap-6 @[56rem]:grid-cols-[minmax(0,1fr)_25rem]">
      <div ref={column} style={{ top }} className="flex min-w-0 flex-col gap-4 @[56rem]:sticky">
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
        />
        {room.can.seePeers && (
          <Button variant="ghost" size="small" icon="users" onPress={toPeers} className="self-start @[56rem]:hidden">
            {words.toPeers}
          </Button>
        )}
        <MyAnswer
          address={address}
          room={room}
          onTyping={setTyping}
          onDrafted={(isDrafted) => changeRow(client, club, quiz, { hasDraft: isDrafted })}
          isThreadOpen={isOwnThread}
          onThread={() => go({ answer: isOwnThread ? undefined : (myId ?? undefined), reply: undefined })}
          thread={myId !== null && thread(myId, true)}
        />
      </div>
      <div ref={peers} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none @[56rem]:mt-7.5">
        {room.can.seePeers ? (
          <RoomPeers
            {...{ address, place, live, isOwnThread }}
            canReact={room.can.react}
            renderThread={(memberUUID) => thread(memberUUID, false)}
          />
        ) : (
          <LockedPeers />
        )}
      </div>
    </div>
  );
}
