import { CLUB_TYPE, CLUB_TYPE_LABELS } from '@dure/contract/codes/club-type';
import { cardState } from '@dure/contract/publishing/posts/card-rules';
import { cardText } from '@dure/contract/publishing/posts/card-rules.text';
import type { PostView, RelatedStudy } from '@dure/contract/publishing/posts/posts.views';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatDateRange } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { STATE_TONES } from '../cards/card-page.ts';
import { rowLink } from '../cards/ContentRow.tsx';
import { postsText } from '../posts.text.ts';

const text = postsText.studies;

/** Its page for members, its dashboard for who runs it. */
const pathOf = ({ clubSequence, clubType, isClubAdmin }: RelatedStudy): string => {
  const kind = clubType === CLUB_TYPE.lecture ? 'lecture' : 'quiz';
  return isClubAdmin ? `/${kind}-dashboard/${clubSequence}` : `/${kind}/${clubSequence}`;
};

function Study({ study }: { readonly study: RelatedStudy }) {
  const zone = useTimeZone();
  const { clubName, clubType, startAt, endAt, leaderNickname } = study;
  const state = cardState(study);
  return (
    <article className="group relative py-2.5">
      <p className="flex min-h-6 items-center justify-between gap-2 text-sm text-ink-3">
        {CLUB_TYPE_LABELS[clubType as keyof typeof CLUB_TYPE_LABELS]}
        {state && <Chip tone={STATE_TONES[state]}>{cardText.states[state]}</Chip>}
      </p>
      <h3 className="font-bold break-words">
        <Link to={pathOf(study)} className={rowLink}>
          {clubName}
        </Link>
      </h3>
      <p className="text-sm text-ink-3 tabular-nums">
        {[
          text.leader(leaderNickname),
          ...(startAt !== null && endAt !== null ? [formatDateRange(startAt, endAt, zone)] : []),
        ].join(' · ')}
      </p>
    </article>
  );
}

/** Clubs that a post leads to, as study cards; nothing where it leads to none. */
export function RelatedStudies({ studies }: { readonly studies: PostView['relatedStudies'] }) {
  if (studies.length === 0) return null;
  return (
    <section aria-label={text.title}>
      <h2 className="text-sm font-semibold text-ink-3">{text.title}</h2>
      <ul className="divide-y divide-line">
        {studies.map((study) => (
          <li key={study.clubSequence}>
            <Study study={study} />
          </li>
        ))}
      </ul>
    </section>
  );
}
