import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { FriendStep } from '@dure/contract/people/friends/friend-status';
import { Button } from '../../../ui/buttons/Button.tsx';
import { friendsText as text, stepText } from './friends.text.ts';
import { useFriendStep } from './use-friend-step.ts';

export interface StepButtonsProps {
  readonly member: Person;
  /** In the order in which they stand; the first leads on where it is one that joins two people. */
  readonly steps: readonly FriendStep[];
  readonly size?: 'small' | 'medium';
  /** Where to go on, since a button may go with what it did. */
  readonly onDone: () => void;
}

const JOINING: readonly FriendStep[] = ['ASK', 'ACCEPT'];

/** What can be done about one person. */
export function StepButtons({ member, steps, size = 'medium', onDone }: StepButtonsProps) {
  const { take, pending } = useFriendStep(member, onDone);
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((step) => (
        <Button
          key={step}
          size={size}
          variant={JOINING.includes(step) ? 'primary' : step === 'BLOCK' ? 'ghost' : 'secondary'}
          isPending={pending === step}
          isDisabled={pending !== undefined && pending !== step}
          aria-label={text.about(member.nickname, stepText[step].label)}
          onPress={() => void take(step)}
        >
          {stepText[step].label}
        </Button>
      ))}
    </div>
  );
}
