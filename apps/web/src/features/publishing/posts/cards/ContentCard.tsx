import { cardState, jobGroupChips, levelChips, priceLabel } from '@dure/contract/publishing/posts/card-rules';
import { cardText } from '@dure/contract/publishing/posts/card-rules.text';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { JobGroupChip } from '../../../../ui/buttons/JobGroupChip.tsx';
import { formatDate, formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { postsText as text } from '../posts.text.ts';
import { pageOf, STATE_TONES } from './card-page.ts';
import { PostCover } from './PostCover.tsx';

/** Above the link that covers the card. */
const inner = 'relative z-1 touch-target hover:text-ink hover:underline';

/** Who something is for: a chip for each, or one for all. */
export function ForWhom({ card }: { readonly card: CardContent }) {
  return (
    <>
      {jobGroupChips(card.recommendJobGroups, card.recommendJobGroupNames).map(({ code, label }) =>
        code === undefined ? <Chip key={label}>{label}</Chip> : <JobGroupChip key={code} code={code} name={label} />,
      )}
      {levelChips(card.recommendLevels, card.recommendLevelNames).map(({ code, label }) => (
        <Chip key={code ?? label}>{label}</Chip>
      ))}
    </>
  );
}

export interface ContentCardProps {
  readonly card: CardContent;
  /** Among the first that are seen: its picture is not put off. */
  readonly isEarly?: boolean;
  /** What it says besides, of the reader. */
  readonly note?: string | null;
}

/** Something to read, to watch or to come to, as a card. Hashtags and provider lead to what else bears them; the rest leads into it. */
export function ContentCard({ card, isEarly = false, note = null }: ContentCardProps) {
  const zone = useTimeZone();
  const state = cardState(card);
  return (
    <Card
      as="article"
      isPadded={false}
      className="group relative flex flex-col overflow-hidden transition-colors hover:border-line-strong"
    >
      <PostCover card={card} isEarly={isEarly} sizes="(width >= 64rem) 18rem, 100vw" className="aspect-video w-full" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
        <p className="flex min-h-6 items-center justify-between gap-2 text-sm font-semibold text-ink-2">
          {text.minutes(card.contentsTypeName, card.minutes)}
          {state && <Chip tone={STATE_TONES[state]}>{cardText.states[state]}</Chip>}
          {card.state !== 'PUBLISHED' && <Chip tone="pre">{card.seminarStatusName ?? text.states[card.state]}</Chip>}
        </p>
        <h2 className="line-clamp-2 text-base font-bold">
          <Link
            {...pageOf(card)}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {card.contentsName}
          </Link>
        </h2>
        <p className="flex flex-wrap gap-1.5">
          <ForWhom card={card} />
        </p>
        <p className="text-sm break-words text-ink-2 tabular-nums">
          {card.seminarStartDate === undefined
            ? formatDate(card.registDate ?? card.createdAt, zone)
            : text.whenAndWhere(formatDateTime(card.seminarStartDate, zone), card)}
          <br />
          {card.lecturerName ?? (
            <Link to="/explore" search={{ provider: card.provider }} className={inner}>
              {card.provider}
            </Link>
          )}
        </p>
        {note !== null && <p className="text-sm font-semibold text-brand-ink tabular-nums">{note}</p>}
        {card.keywords.length > 0 && (
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-3">
            {card.keywords.map((keyword) => (
              <Link key={keyword} to="/explore" search={{ hashtag: keyword }} className={inner}>
                #{keyword}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-2.5 text-sm text-ink-2 tabular-nums">
          <b className="text-base text-ink">{priceLabel(card)}</b>
          {card.participantCount === undefined
            ? text.likes(card.likeCount)
            : text.places(card.currentParticipantCount ?? 0, card.participantCount)}
        </p>
      </div>
    </Card>
  );
}
