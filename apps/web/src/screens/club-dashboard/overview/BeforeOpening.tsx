import { CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { clubManageText } from '../../../features/clubs/clubs/manage/club-manage.text.ts';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

const text = clubManageText.overview;

/** A club that nobody else has seen: how it goes on. */
export function BeforeOpening({ club: { clubSequence, clubStatus } }: { readonly club: QuizClubDetail }) {
  const isRejected = clubStatus === CLUB_STATUS.rejected;
  const isWritten = isBeingWritten(clubStatus);
  return (
    <Card as="section" aria-labelledby="today" className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1">
        <h2 id="today" className="text-lg font-bold">
          {text.today}
        </h2>
        <p>{isWritten ? (isRejected ? text.rejected : text.draft) : text.waiting}</p>
      </div>
      {isWritten && (
        <RouterButtonLink to="/quiz/create" search={{ draft: clubSequence }} variant="primary">
          {isRejected ? text.correct : text.continueDraft}
        </RouterButtonLink>
      )}
    </Card>
  );
}
