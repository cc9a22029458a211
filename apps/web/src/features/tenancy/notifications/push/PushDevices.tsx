import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { formatDate } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { pushText as text } from './push.text.ts';

interface PushDevicesProps {
  readonly devices: NotificationSettings['push']['devices'];
  /** The one that is looked at. */
  readonly here: number | null;
  readonly isDisabled: boolean;
  readonly onEnd: (pushDeviceSequence: number) => void;
}

/** The browsers that are pushed to, each to be ended: also one that its owner has no longer. */
export function PushDevices({ devices, here, isDisabled, onEnd }: PushDevicesProps) {
  const timeZone = useTimeZone();
  return (
    <ul aria-label={text.devices} className="flex flex-col">
      {devices.map(({ pushDeviceSequence: sequence, device, startedAt }) => {
        const name = device === '' ? text.unknown : device;
        const notes = [...(sequence === here ? [text.thisOne] : []), text.since(formatDate(startedAt, timeZone))];
        return (
          <li key={sequence} className="flex items-center gap-3 border-t border-line py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}
              <span className="block text-sm text-ink-3">{notes.join(' · ')}</span>
            </span>
            <Button variant="ghost" isDisabled={isDisabled} aria-label={text.end(name)} onPress={() => onEnd(sequence)}>
              {text.endShort}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
