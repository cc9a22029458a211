import type { ResumeClub, ResumeGrade } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { DoneHere } from './node-basis.ts';
import { gradeWords, proofWords } from './proof-words.ts';
import { resumeText } from './resume.text.ts';

const text = resumeText.clubs;

export interface ClubsDialogProps extends DoneHere {
  readonly onAttach: (club: ResumeClub) => void;
  readonly onAttachGrade: (grade: ResumeGrade) => void;
  readonly onClose: () => void;
}

interface ChoiceProps {
  readonly name: string;
  readonly onAttach: () => void;
  readonly children: ReactNode;
}

function Choice({ name, onAttach, children }: ChoiceProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1 text-sm break-keep">{children}</div>
      <Button size="small" aria-label={text.attachOf(name)} onPress={onAttach}>
        {text.attach}
      </Button>
    </li>
  );
}

/** Finished clubs and official grades that a step can rest on, as the records have them. */
export function ClubsDialog({ clubs, grades, onAttach, onAttachGrade, onClose }: ClubsDialogProps) {
  const zone = useTimeZone();
  // A grade that is gone is shown where it stands, and chosen for nothing new.
  const offered = grades.filter(({ question }) => question !== '');
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {clubs.length + offered.length === 0 && <EmptyState>{text.none}</EmptyState>}
      {clubs.length > 0 && (
        <section aria-labelledby="done-clubs">
          <h3 id="done-clubs" className="mt-4 text-sm font-semibold text-ink-3">
            {text.clubs}
          </h3>
          <ul className="divide-y divide-line">
            {clubs.map((club) => (
              <Choice key={club.clubSequence} name={club.clubName} onAttach={() => onAttach(club)}>
                <p>{proofWords(club, zone)}</p>
              </Choice>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && (
        <section aria-labelledby="done-grades">
          <h3 id="done-grades" className="mt-4 text-sm font-semibold text-ink-3">
            {text.grades}
          </h3>
          <ul className="divide-y divide-line">
            {offered.map((grade) => (
              <Choice
                key={`${grade.clubSequence} ${grade.quizSequence}`}
                name={plainQuestion(grade.question)}
                onAttach={() => onAttachGrade(grade)}
              >
                <p className="line-clamp-2 font-semibold">{plainQuestion(grade.question)}</p>
                <p className="text-ink-2">{gradeWords(grade, zone)}</p>
              </Choice>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
