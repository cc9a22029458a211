import type { LectureClubAbout } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/buttons/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { studyText as text } from './study.text.ts';

export interface StudyContentsProps {
  readonly club: number;
  /** The study that is open. */
  readonly no: number;
  readonly studies: LectureClubAbout['studies'];
}

/** All studies of the club, to turn to. */
export function StudyContents({ club, no, studies }: StudyContentsProps) {
  const navigate = useNavigate();
  return (
    <Menu
      label={text.contents}
      trigger={(opens) => (
        <Button size="small" variant="ghost" icon="menu" {...opens}>
          {text.contents}
        </Button>
      )}
      items={studies.map((one) => ({
        id: String(one.clubStudySequence),
        label: text.no(one.no, one.title),
        isDisabled: one.no === no,
        onAction: () =>
          void navigate({
            to: '/lecture/$clubSequence/studies/$studySequence',
            params: { clubSequence: club, studySequence: one.clubStudySequence },
          }),
      }))}
    />
  );
}
