import type { ResumeClub } from '@dure/contract/people/resume-stories/resume-stories.views';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { proofWords } from './proof-words.ts';
import { resumeText } from './resume.text.ts';

const text = resumeText.clubs;

export interface ClubsDialogProps {
  readonly clubs: readonly ResumeClub[];
  readonly onAttach: (club: ResumeClub) => void;
  readonly onClose: () => void;
}

/** Finished clubs that a step can rest on, as the records have them. */
export function ClubsDialog({ clubs, onAttach, onClose }: ClubsDialogProps) {
  const zone = useTimeZone();
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {clubs.length === 0 ? (
        <EmptyState>{text.none}</EmptyState>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {clubs.map((club) => (
            <li key={club.clubSequence} className="flex items-center gap-3 py-3">
              <p className="min-w-0 flex-1 text-sm break-keep">{proofWords(club, zone)}</p>
              <Button size="small" aria-label={text.attachOf(club.clubName)} onPress={() => onAttach(club)}>
                {text.attach}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
