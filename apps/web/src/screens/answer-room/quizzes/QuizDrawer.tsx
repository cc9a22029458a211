import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import { ClubQuizzes } from '../../../features/authoring/quizzes/club-quizzes/ClubQuizzes.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { answerRoomText as words } from '../answer-room.text.ts';
import { clubPageLink, quizLinkIn } from './quiz-links.tsx';

export interface QuizDrawerProps {
  readonly club: number;
  readonly quiz: number;
  readonly no: number;
  readonly clubStatus: string;
  readonly takesPart: boolean;
  readonly onClose: () => void;
}

/** The quizzes of the club over the open one. */
export function QuizDrawer({ club, quiz, no, clubStatus, takesPart, onClose }: QuizDrawerProps) {
  return (
    <Drawer title={words.list} isOpen onClose={onClose}>
      <div className="-mx-5">
        <ClubQuizzes
          club={club}
          page={Math.ceil(no / CLUB_QUIZZES_A_PAGE)}
          openQuiz={quiz}
          isOver={isFinalStatus(clubStatus)}
          takesPart={takesPart}
          quizLink={quizLinkIn(club)}
          pageLink={clubPageLink(club)}
        />
      </div>
    </Drawer>
  );
}
