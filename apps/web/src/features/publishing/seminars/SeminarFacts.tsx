import { PLACE_TYPE } from '@dure/contract/publishing/codes/seminar-codes';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { Link } from '@tanstack/react-router';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { seminarTime } from './seminar-time.ts';
import { seminarsText as text } from './seminars.text.ts';

/** When and where it is, its hashtags, and who speaks. */
export function SeminarFacts({ seminar }: { readonly seminar: SeminarView }) {
  const zone = useTimeZone();
  const { seminarPlace = '', seminarPlaceType, seminarPlaceTypeName = '', author, lecturerName } = seminar;
  const places = seminarPlaceType === PLACE_TYPE.onSite ? [seminarPlace] : [seminarPlace, seminarPlaceTypeName];
  return (
    <>
      <dl className="mt-5 grid grid-cols-[5rem_minmax(0,1fr)] gap-y-2.5 tabular-nums">
        <dt className="text-sm text-ink-3">{text.when}</dt>
        <dd>{seminarTime(seminar.seminarStartDate!, seminar.seminarEndDate!, zone)}</dd>
        <dt className="text-sm text-ink-3">{text.where}</dt>
        <dd className="break-words">{places.filter(Boolean).join(' · ')}</dd>
        {seminar.keywords.length > 0 && (
          <>
            <dt className="text-sm text-ink-3">{text.keywords}</dt>
            <dd className="flex flex-wrap gap-x-2">
              {seminar.keywords.map((keyword) => (
                <Link
                  key={keyword}
                  to="/explore"
                  search={{ hashtag: keyword }}
                  className="touch-target text-brand-ink hover:underline"
                >
                  #{keyword}
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
      <div className="mt-5 flex items-center gap-3 rounded-card border border-line bg-surface p-4">
        <Avatar name={author.nickname} image={author.profileImageUrl} size="large" />
        <p className="min-w-0">
          <b className="block break-words">{lecturerName}</b>
          <span className="text-sm text-ink-3">
            {lecturerName === author.nickname ? text.lecturer : `${text.holder} ${author.nickname}`}
          </span>
          {seminar.isMentor && (
            <Link
              to="/mentoring/$memberUri"
              params={{ memberUri: author.memberUUID }}
              className="touch-target block text-sm font-semibold text-brand-ink hover:underline"
            >
              {text.toMentor(author.nickname)}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
