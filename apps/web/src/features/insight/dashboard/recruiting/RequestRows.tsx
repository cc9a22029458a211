import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideMemberRequests } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { TodoRow } from '../TodoRow.tsx';
import { recruitingText } from './recruiting.text.ts';

const text = recruitingText.requests;

export interface RequestRowsProps {
  readonly clubSequence: number;
  readonly requests: ClubRecruiting['requests'];
  readonly requestCount: number;
}

/** Who asks to join, accepted in place; a refusal, which may carry a word, is given where all requests stand. */
export function RequestRows({ clubSequence, requests, requestCount }: RequestRowsProps) {
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const accepting = useMutation({
    mutationFn: ({ memberUUID }: ClubRecruiting['requests'][number]) =>
      decideMemberRequests(queryClient, {
        params: { clubSequence },
        body: { memberUUIDs: [memberUUID], decision: 'ACCEPT' },
      }),
    onSuccess: ({ decided }, { nickname }) =>
      toast(decided === 1 ? { message: text.accepted(nickname), tone: 'good' } : { message: text.gone }),
    onError: (error) =>
      void alert({ message: (error instanceof ApiError && error.fieldMessages['memberUUIDs']) || error.message }),
  });
  return (
    <section aria-labelledby="join-requests">
      <h2 id="join-requests" className="text-lg font-bold">
        {text.title(requestCount)}
      </h2>
      <ul className="mt-2.5">
        {requestCount === 0 && <TodoRow title={<span className="font-normal text-ink-3">{text.none}</span>} />}
        {requests.map((one) => (
          <TodoRow
            key={one.memberUUID}
            face={<Avatar name={one.nickname} image={one.profileImageUrl} />}
            title={one.nickname}
            {...(one.message !== '' && { note: `“${one.message}”` })}
          >
            <Button
              size="small"
              aria-label={text.acceptNamed(one.nickname)}
              isDisabled={accepting.isPending}
              onPress={() => accepting.mutate(one)}
            >
              {text.accept}
            </Button>
          </TodoRow>
        ))}
        {requestCount > 0 && (
          <li className="border-t border-line py-2">
            <RouterButtonLink
              to="/quiz-dashboard/$clubSequence/members"
              params={{ clubSequence }}
              search={{ view: 'requests' }}
              size="small"
              variant="ghost"
            >
              {text.all}
            </RouterButtonLink>
          </li>
        )}
        <TodoRow title={<span className="text-sm font-normal text-ink-2">{text.roster}</span>}>
          <RouterButtonLink to="/quiz-dashboard/$clubSequence/members" params={{ clubSequence }} size="small">
            {text.toRoster}
          </RouterButtonLink>
        </TodoRow>
      </ul>
    </section>
  );
}
