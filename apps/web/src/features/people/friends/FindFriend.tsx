import { MAX_SEARCHED_NICKNAME_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { MyFriends } from '@dure/contract/people/friends/friends.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askByNickname, setActivityShown, setFindable } from '../../../api/people/friends/friends.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { useOptimisticToggle } from '../../../kernel/optimistic-toggle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { TakesInput } from '../../../ui/states/TakesInput.tsx';
import { friendsText as text, stepText } from './friends.text.ts';

const NO_ERRORS = {};

interface SettingProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly send: (wanted: boolean) => Promise<unknown>;
  readonly label: string;
  readonly hint: string;
}

/** What others find or see of one; a refusal puts the switch back. */
function Setting({ name, isOn, send, label, hint }: SettingProps) {
  const toast = useToast();
  const { on, toggle } = useOptimisticToggle({
    key: name,
    on: isOn,
    count: 0,
    send: async (wanted) => {
      await send(wanted);
    },
    onRefused: () => toast({ message: text.failed, tone: 'bad' }),
  });
  return (
    <Switch isSelected={on} onChange={() => void toggle()} description={hint}>
      {label}
    </Switch>
  );
}

type FindFriendProps = Pick<MyFriends, 'isFindable' | 'showsActivity'>;

/** Asks the one person of a nickname; a refusal stands under the field and keeps what was typed. */
export function FindFriend({ isFindable, showsActivity }: FindFriendProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [nickname, setNickname] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NO_ERRORS);
  const asking = useMutation({
    mutationFn: () => askByNickname(client, { body: { nickname } }),
    onSuccess: ({ member, friendStatus }) => {
      setNickname('');
      const { done } = stepText.ASK;
      const message = friendStatus === 'FRIENDS' ? text.alreadyFriends(member.nickname) : done(member.nickname);
      toast({ message, tone: 'good' });
    },
    onError: (error) => setErrors({ nickname: error instanceof ApiError ? error.message : text.failed }),
  });
  const ask = () => {
    setErrors(nickname.trim() === '' ? { nickname: text.nicknameNeeded } : NO_ERRORS);
    if (nickname.trim() !== '') asking.mutate();
  };
  return (
    <Card as="section" aria-label={text.find}>
      <h2 className="mb-3 font-bold">{text.find}</h2>
      <TakesInput>
        <Form aria-label={text.find} errors={errors} onSubmit={ask} className="gap-3">
          <TextField
            label={text.nickname}
            name="nickname"
            description={text.nicknameHint}
            maxLength={MAX_SEARCHED_NICKNAME_LENGTH}
            autoComplete="off"
            value={nickname}
            onChange={setNickname}
          />
          <Button type="submit" variant="primary" icon="plus" isPending={asking.isPending} className="w-full">
            {stepText.ASK.label}
          </Button>
        </Form>
      </TakesInput>
      <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        <Setting
          name="findable"
          isOn={isFindable}
          send={(wanted) => setFindable(client, { body: { isFindable: wanted } })}
          label={text.show}
          hint={text.showHint}
        />
        <Setting
          name="shows-activity"
          isOn={showsActivity}
          send={(wanted) => setActivityShown(client, { body: { showsActivity: wanted } })}
          label={text.showActivity}
          hint={text.showActivityHint}
        />
      </div>
    </Card>
  );
}
