import { WISHES_A_PAGE } from '@dure/contract/publishing/mentors/mentor-limits';
import type { OpenWish } from '@dure/contract/publishing/mentors/mentors.views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMentorWishes } from '../../../api/publishing/mentors/mentors.reads.ts';
import { joinMentorWish, leaveMentorWish } from '../../../api/publishing/mentors/mentors.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { mentorsText } from './mentors.text.ts';
import { WishPages } from './WishPages.tsx';

const text = mentorsText.ask;

function Wish({ wish, canJoin }: { readonly wish: OpenWish; readonly canJoin: boolean }) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const { wishSequence, hasJoined } = wish;
  const joining = useMutation({
    mutationFn: () => (hasJoined ? leaveMentorWish : joinMentorWish)(client, { params: { wishSequence } }),
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="break-words">{wish.wish}</p>
        <p className="text-sm text-ink-3 tabular-nums">{text.waiting(wish.waitingCount)}</p>
      </div>
      {canJoin && (
        <Button
          size="small"
          variant={hasJoined ? 'primary' : 'secondary'}
          aria-pressed={hasJoined}
          aria-label={text.joinLabel(wish.wish)}
          isPending={joining.isPending}
          onPress={() => joining.mutate()}
        >
          {hasJoined && <Icon name="check" size={14} />}
          {text.join}
        </Button>
      )}
    </li>
  );
}

export interface OpenWishesProps {
  readonly memberUri: string;
  /** Nobody wishes for something from themselves. */
  readonly canJoin: boolean;
}

/** What others wish for from a mentor, so that nothing is asked for twice; nothing while nobody does. */
export function OpenWishes({ memberUri, canJoin }: OpenWishesProps) {
  const [page, setPage] = useState(1);
  const wishes = useQuery(listMentorWishes({ params: { memberUri }, query: { page, size: WISHES_A_PAGE } }));
  const others = wishes.data?.contents.filter(({ isOwn }) => !isOwn) ?? [];
  if (others.length === 0 && page === 1) return null;
  return (
    <section
      aria-labelledby="other-wishes"
      className="not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-4"
    >
      <h3 id="other-wishes" className="font-bold">
        {text.others}
      </h3>
      <ul className="divide-y divide-line">
        {others.map((wish) => (
          <Wish key={wish.wishSequence} {...{ wish, canJoin }} />
        ))}
      </ul>
      <WishPages page={page} pageCount={pageCount(wishes.data, WISHES_A_PAGE)} onPage={setPage} />
    </section>
  );
}
