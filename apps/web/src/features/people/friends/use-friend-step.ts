import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { FriendStep } from '@dure/contract/people/friends/friend-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../api/people/friends/friends.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { stepText } from './friends.text.ts';

const CALLS = {
  ASK: calls.askMember,
  ACCEPT: calls.acceptFriend,
  DECLINE: calls.declineFriend,
  CANCEL: calls.cancelFriendRequest,
  REMOVE: calls.removeFriend,
  BLOCK: calls.blockMember,
  UNBLOCK: calls.unblockMember,
} as const satisfies Record<FriendStep, unknown>;

/** Steps towards one person: what takes something away is asked first, and each says what came of it. */
export function useFriendStep(member: Person, onDone: () => void) {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const step = useMutation({
    mutationFn: (name: FriendStep) => CALLS[name](client, { params: { memberUUID: member.memberUUID } }),
    onSuccess: ({ friendStatus }, name) => {
      const met = name === 'ASK' && friendStatus === 'FRIENDS' ? 'ACCEPT' : name;
      toast({ message: stepText[met].done(member.nickname), tone: 'good' });
      onDone();
    },
    onError: (error) => void alert(toTell(error)),
  });
  const take = async (name: FriendStep) => {
    const { label, question } = stepText[name];
    if (question && !(await confirm({ ...question(member.nickname), action: label, danger: true }))) return;
    step.mutate(name);
  };
  return { take, pending: step.isPending ? step.variables : undefined };
}
