import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { MAX_WISH_ANSWER_LENGTH, WISHES_A_PAGE } from '@dure/contract/publishing/mentors/mentor-limits';
import type { ReceivedWish } from '@dure/contract/publishing/mentors/mentors.views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { listReceivedWishes } from '../../../api/publishing/mentors/mentors.reads.ts';
import { answerMentorWish } from '../../../api/publishing/mentors/mentors.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { pageCount } from '../../../kernel/query-client.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { mentorsText } from './mentors.text.ts';
import { ReceivedWishRow } from './ReceivedWishRow.tsx';
import { WishPages } from './WishPages.tsx';

const text = mentorsText.received;
const ReasonDialog = lazy(() => import('../../../ui/overlays/ReasonDialog.tsx').then((module) => module.ReasonDialog), {
  failure: 'popover',
});

export interface ReceivedWishesProps {
  readonly memberUri: string;
  /** The mentor plans seminars of their own; a manager only answers for them. */
  readonly canPlan: boolean;
}

/** What was asked of a mentor, who asked, and what to answer; for the mentor and managers. */
export function ReceivedWishes({ memberUri, canPlan }: ReceivedWishesProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [page, setPage] = useState(1);
  const [declined, setDeclined] = useState<ReceivedWish>();
  const wishes = useQuery(listReceivedWishes({ params: { memberUri }, query: { page, size: WISHES_A_PAGE } }));
  const accepting = useMutation({
    mutationFn: ({ wishSequence }: ReceivedWish) =>
      answerMentorWish(client, { params: { wishSequence }, body: { decision: 'ACCEPT' } }),
    onSuccess: () => toast({ message: text.accepted, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <section aria-labelledby="received-wishes" className="mt-8">
      <h2 id="received-wishes" className="text-xl font-bold">
        {text.title}
      </h2>
      <Loaded from={wishes} skeleton={<WorkSkeleton hasHead={false} />}>
        {({ contents }) =>
          contents.length === 0 ? (
            <p className="mt-2 text-ink-2">{text.none}</p>
          ) : (
            <Card isPadded={false} className="mt-3">
              <ul className="divide-y divide-line">
                {contents.map((wish) => (
                  <ReceivedWishRow
                    key={wish.wishSequence}
                    {...{ wish, canPlan }}
                    isPending={accepting.isPending && accepting.variables.wishSequence === wish.wishSequence}
                    onAccept={() => accepting.mutate(wish)}
                    onDecline={() => setDeclined(wish)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
      <WishPages page={page} pageCount={pageCount(wishes.data, WISHES_A_PAGE)} onPage={setPage} />
      <Suspense>
        {declined?.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered && (
          <ReasonDialog
            title={text.declineTitle}
            label={text.reason}
            help={text.declineHelp}
            limit={MAX_WISH_ANSWER_LENGTH}
            confirm={text.decline}
            cancel={text.back}
            send={async (reason) => {
              await answerMentorWish(client, {
                params: { wishSequence: declined.wishSequence },
                body: { decision: 'DECLINE', reason },
              });
              toast({ message: text.declined, tone: 'good' });
            }}
            onClose={() => setDeclined(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
