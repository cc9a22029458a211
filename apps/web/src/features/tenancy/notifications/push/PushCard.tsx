import type { NotificationSettings } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getNotificationSettings } from '../../../../api/tenancy/notifications/notifications.reads.ts';
import { addPushDevice, removePushDevice } from '../../../../api/tenancy/notifications/notifications.writes.ts';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { keepDevice } from './keep-device.ts';
import { PushDevices } from './PushDevices.tsx';
import { pushText as text } from './push.text.ts';
import { ownSubscription, pushState, subscribe, type PushState } from './subscription.ts';

/** Whether this browser is told what happens, and which other ones are. */
export function PushCard({ push }: { readonly push: NotificationSettings['push'] }) {
  const client = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<PushState>();
  const [here, setHere] = useState<number | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
    keepDevice(client).then(setHere, () => undefined);
  }, [client]);
  const isOn = push.devices.some(({ pushDeviceSequence }) => pushDeviceSequence === here);
  const change = async (work: () => Promise<NotificationSettings | null>) => {
    setIsChanging(true);
    try {
      const settings = await work();
      if (settings) client.setQueryData(getNotificationSettings({}).queryKey, settings);
      else toast({ message: text.notAllowed, tone: 'bad' });
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    } finally {
      setState(await pushState());
      setIsChanging(false);
    }
  };
  const start = async () => {
    const body = await subscribe(push.publicKey);
    if (!body) return null;
    const settings = await addPushDevice(client, { body });
    setHere(await keepDevice(client));
    return settings;
  };
  const end = async (pushDeviceSequence: number) => {
    const settings = await removePushDevice(client, { params: { pushDeviceSequence } });
    if (pushDeviceSequence === here) await (await ownSubscription())?.unsubscribe();
    return settings;
  };
  return (
    <Card className="mb-4 flex flex-col gap-3">
      <h2 className="font-semibold">{text.title}</h2>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {state === 'READY' && (
        <Switch
          isSelected={isOn}
          isDisabled={isChanging}
          onChange={() => void change(isOn && here !== null ? () => end(here) : start)}
        >
          {text.here}
        </Switch>
      )}
      {state !== undefined && state !== 'READY' && <p className="text-sm">{text.states[state]}</p>}
      {push.devices.length > 0 && (
        <PushDevices
          devices={push.devices}
          here={here}
          isDisabled={isChanging}
          onEnd={(sequence) => void change(() => end(sequence))}
        />
      )}
    </Card>
  );
}
