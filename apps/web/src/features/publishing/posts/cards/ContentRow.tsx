import { cardState, priceLabel } from '@dure/contract/publishing/posts/card-rules';
import { cardText } from '@dure/contract/publishing/posts/card-rules.text';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { Link } from '@tanstack/react-router';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatDate, formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { postsText as text } from '../posts.text.ts';
import { pageOf, STATE_TONES } from './card-page.ts';
import { PostCover } from './PostCover.tsx';

/** The link of a row, which covers all of it. */
export const rowLink =
  'outline-none group-hover:text-brand-ink after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-brand';

/** Something to read, to watch or to come to, in a row of a list. */
export function ContentRow({ card }: { readonly card: CardContent }) {
  const zone = useTimeZone();
  const state = cardState(card);
  const facts =
    card.seminarStartDate === undefined
      ? [formatDate(card.registDate ?? card.createdAt, zone), text.likes(card.likeCount)]
      : [
          text.whenAndWhere(formatDateTime(card.seminarStartDate, zone), card),
          text.places(card.currentParticipantCount ?? 0, card.participantCount ?? 0),
        ];
  return (
    <article className="group relative flex items-start gap-4 py-3.5">
      <PostCover card={card} sizes="4rem" className="size-16 flex-none overflow-hidden rounded-control" />
      <div className="min-w-0 flex-1 desktop:flex desktop:items-center desktop:gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-bold break-words">
            <Link {...pageOf(card)} className={rowLink}>
              {card.contentsName}
            </Link>
          </h3>
          <p className="text-sm text-ink-3 tabular-nums">
            {[text.minutes(card.contentsTypeName, card.minutes), ...facts].join(' · ')}
          </p>
        </div>
        <p className="flex items-center gap-2.5 tabular-nums max-desktop:mt-1 max-desktop:flex-row-reverse max-desktop:justify-end">
          {state && <Chip tone={STATE_TONES[state]}>{cardText.states[state]}</Chip>}
          <b>{priceLabel(card)}</b>
        </p>
      </div>
    </article>
  );
}
