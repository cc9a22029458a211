import type { LectureClubAbout } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { useNow } from '../../ui/dates/use-now.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { lectureClubText as text } from './lecture-club.text.ts';
import { hasBegun } from './study-dates.ts';

/** Where a member goes on: the first study that has begun and is not read to its end. */
export function ContinueReading({ club }: { readonly club: LectureClubAbout }) {
  const now = useNow();
  const readable = club.studies.filter(({ myProgress }) => myProgress !== null);
  const begun = readable.filter((study) => hasBegun(study, now));
  const study = begun.find(({ myProgress }) => myProgress! < 100) ?? (begun.length === 0 ? readable[0] : undefined);
  if (!club.can.enter || readable.length === 0) return null;
  if (!study) return <p className="text-ink-2">{text.allRead}</p>;
  const { clubSequence } = club;
  const name = text.next(study.no, study.title);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Progress label={name} value={study.myProgress!} className="min-w-0 flex-[1_1_14rem]" />
      <RouterButtonLink
        to="/lecture/$clubSequence/studies/$studySequence"
        params={{ clubSequence, studySequence: study.clubStudySequence }}
        variant="primary"
        className="max-desktop:w-full"
      >
        {readable.some(({ myProgress }) => myProgress! > 0) ? text.goOn : text.begin}
      </RouterButtonLink>
    </Card>
  );
}
