import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { isBeingWritten, isFinalStatus, clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { useQuery } from '@tanstack/react-query';
import { listMyClubs } from '../../../../api/clubs/clubs/clubs.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import type { TakenQuiz } from '../schedule/schedule.ts';
import { putText as text } from './put-into-club.text.ts';
import { usePutting } from './use-putting.ts';

/** What is being written is changed in its form, what is over not at all. */
const takesQuizzes = ({ clubStatus }: ClubCard) => !isBeingWritten(clubStatus) && !isFinalStatus(clubStatus);

export interface ClubChoiceProps {
  readonly quizzes: readonly TakenQuiz[];
  readonly onClose: () => void;
}

/** The clubs that one runs, each with the one button that puts the quiz there. */
export function ClubChoice({ quizzes, onClose }: ClubChoiceProps) {
  const clubs = useQuery(listMyClubs({ query: { clubViewFilter: 'ADMIN', size: MAX_PAGE_SIZE } }));
  const { busy, put } = usePutting();
  const choose = async (clubSequence: number) => {
    if (await put(clubSequence, quizzes)) onClose();
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose} actions={<Button onPress={onClose}>{text.close}</Button>}>
      <p className="text-sm text-ink-2">{text.hint}</p>
      <Loaded from={clubs} skeleton={<Waiting />}>
        {({ contents }) => {
          const offered = contents.filter(takesQuizzes);
          if (offered.length === 0) {
            return (
              <EmptyState icon="users" action={<RouterButtonLink to="/quiz/create">{text.create}</RouterButtonLink>}>
                {text.none}
              </EmptyState>
            );
          }
          return (
            <ul aria-label={text.clubs} className="mt-3 divide-y divide-line">
              {offered.map((club) => (
                <li key={club.clubSequence} className="flex items-center gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 font-semibold break-words">{club.clubName}</span>
                    <Chip>{clubStatusLabel(club.clubStatus)}</Chip>
                  </span>
                  <Button
                    size="small"
                    aria-label={text.put(club.clubName)}
                    isPending={busy === club.clubSequence}
                    isDisabled={busy !== null}
                    onPress={() => void choose(club.clubSequence)}
                  >
                    {text.putShort}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
