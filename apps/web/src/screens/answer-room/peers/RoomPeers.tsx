import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dropAnchor } from '../../../features/answering/answers/peers/answer-anchor.ts';
import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import type { PeerList } from '../../../features/answering/answers/peers/peer-list.ts';
import { PeerAnswers } from '../../../features/answering/answers/peers/PeerAnswers.tsx';
import type { Peers } from '../../../features/answering/answers/peers/use-peers.ts';
import type { RoomLive } from '../../../features/answering/answers/use-room-live.ts';
import type { RoomPlace } from '../use-room-place.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { answerFilesText as words } from '../../../features/platform/downloads/answer-files.text.ts';
import { useAllFiles } from '../../../features/platform/downloads/use-all-files.ts';

interface QuizFilesButtonProps {
  readonly club: number;
  readonly quiz: number;
}

/** The files of a quiz's answers, as far as one may see them, as one archive. */
function QuizFilesButton(of: QuizFilesButtonProps) {
  const { save, isAsking } = useAllFiles(of);
  return (
    <IconButton size="small" icon="download" label={words.ofQuiz} isPending={isAsking} onPress={() => void save()} />
  );
}

export interface RoomPeersProps {
  readonly address: QuizAddress;
  readonly place: RoomPlace;
  readonly peers: Peers;
  readonly live: RoomLive;
  readonly canReact: boolean;
  readonly isReading: boolean;
  readonly isOwnThread: boolean;
  readonly renderThread: (memberUUID: string) => ReactNode;
}

/** The others' answers where the address says. */
export function RoomPeers({ address, place, renderThread, ...shown }: RoomPeersProps) {
  const { list, answer, go } = place;
  return (
    <PeerAnswers
      {...{ address, list, ...shown }}
      onList={(part: Partial<PeerList>) => {
        dropAnchor(address);
        go({ ...part, page: undefined, reply: undefined });
      }}
      pageLink={(to, parts) => (
        <Link
          from="/quiz/$clubSequence/quizzes/$quizSequence"
          to="."
          search={({ page: _, answer: _thread, reply: _sought, ...rest }) => (to > 1 ? { ...rest, page: to } : rest)}
          resetScroll={false}
          {...parts}
        />
      )}
      openThread={answer}
      allFiles={<QuizFilesButton {...address} />}
      onFresh={() => {
        go({ page: undefined, sort: 'newest', keyword: undefined, answer: undefined, reply: undefined });
        shown.live.refresh();
      }}
      onThread={(memberUUID) => go({ answer: memberUUID, reply: undefined })}
      renderThread={({ member }) => renderThread(member.memberUUID)}
    />
  );
}
