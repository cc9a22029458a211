import type { SecondFactor } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { secondFactorText } from './second-factor.text.ts';

const text = secondFactorText.card;
/** Of ten. */
const FEW = 3;

export type FactorAct = 'setUp' | 'renew' | 'end';

export interface SecondFactorStateProps {
  readonly factor: SecondFactor;
  readonly onAct: (act: FactorAct) => void;
}

/** How it stands, and what can be done. */
export function SecondFactorState({ factor, onAct }: SecondFactorStateProps) {
  const { isOn, startedAt, recoveryCodesLeft, isRequired, can } = factor;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={isOn ? 'good' : 'neutral'}>{isOn ? text.on : text.off}</Chip>
        {isRequired && <span className="text-sm text-ink-2">{text.required}</span>}
      </p>
      {startedAt !== null && (
        <p className="text-sm text-ink-2">
          {text.since} <DateText date={startedAt} /> · {text.left(recoveryCodesLeft)}
        </p>
      )}
      {isOn && recoveryCodesLeft < FEW && <p className="text-sm font-semibold text-bad">{text.fewLeft}</p>}
      {!can.setUp && <p className="text-sm text-ink-3">{text.passwordless}</p>}
      <div className="flex flex-wrap gap-2">
        {can.setUp && (
          <Button variant={isOn ? 'secondary' : 'primary'} onPress={() => onAct('setUp')}>
            {isOn ? text.change : text.turnOn}
          </Button>
        )}
        {isOn && <Button onPress={() => onAct('renew')}>{text.renew}</Button>}
        {can.end && <Button onPress={() => onAct('end')}>{text.end}</Button>}
      </div>
    </div>
  );
}
