import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { formatDateRange } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { clubApprovalText } from './club-approval.text.ts';
import { ContentToDecide } from './ContentToDecide.tsx';

const text = clubApprovalText.detail;

/** The curriculum of a lecture club, with what each study rests on. */
export function StudiesForApproval({ studies }: Pick<LectureClubDetail, 'studies'>) {
  const zone = useTimeZone();
  return (
    <section aria-labelledby="studies-to-decide">
      <h3 id="studies-to-decide" className="font-bold">
        {text.studies(studies.length)}
      </h3>
      <ol className="mt-2 flex flex-col gap-3">
        {studies.map(({ clubStudySequence, title, description, startAt, endAt, materials }, index) => (
          <li key={clubStudySequence} className="rounded-box border border-line p-4">
            <p className="font-semibold">
              {index + 1}. {title}
            </p>
            {startAt !== null && endAt !== null && (
              <p className="text-sm text-ink-3 tabular-nums">{formatDateRange(startAt, endAt, zone)}</p>
            )}
            {description !== '' && <p className="mt-1 whitespace-pre-line text-ink-2">{description}</p>}
            {materials.length > 0 && (
              <ul className="mt-1 text-sm text-ink-2">
                {materials.map(({ contentSequence, title: name }) => (
                  <li key={contentSequence} className="break-all">
                    <ContentToDecide contentSequence={contentSequence} title={name} url="" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
