import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { useQueryClient } from '@tanstack/react-query';
import { askToLogIn, notice } from '../../../../kernel/interruptions.ts';
import { useOptimisticToggle } from '../../../../kernel/optimistic-toggle.ts';
import { useSession } from '../../../../kernel/session.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { clubsText } from './clubs.text.ts';
import { rememberFavorite, sendFavorite } from './favorite.ts';

export interface FavoriteButtonProps {
  readonly club: Pick<ClubCard, 'clubSequence' | 'clubName' | 'isFavorite'>;
  /** On a picture it brings its own ground. */
  readonly isOnPicture?: boolean;
  readonly className?: string;
}

/** The heart of a club: it flips at once, and flips back if the server refuses. */
export function FavoriteButton({ club, isOnPicture = true, className }: FavoriteButtonProps) {
  const { logged } = useSession();
  const queryClient = useQueryClient();
  const { on, toggle } = useOptimisticToggle({
    key: `favorite:${club.clubSequence}`,
    on: club.isFavorite,
    count: 0,
    send: (wanted) => sendFavorite(queryClient, club.clubSequence, wanted),
    onSettled: (state) => rememberFavorite(queryClient, club.clubSequence, state.on),
    onRefused: (error) => notice(error as Error),
  });
  return (
    <button
      type="button"
      aria-label={clubsText.favorite(club.clubName)}
      aria-pressed={on}
      onClick={() => (logged ? void toggle() : askToLogIn(clubsText.loginToFavorite))}
      className={cx(
        'touch-target relative grid size-9 place-items-center rounded-control border transition-colors',
        isOnPicture
          ? 'border-line bg-surface text-ink-3 hover:text-bad aria-pressed:text-bad'
          : 'cover-heart border-transparent',
        className,
      )}
    >
      <Icon name="heart" filled={on} />
    </button>
  );
}
