import type { QueryClient } from '@tanstack/react-query';
import { keepPushDevice } from '../../../../api/tenancy/notifications/notifications.writes.ts';
import { ownSubscription } from './subscription.ts';

/** Which of the reader's devices this browser is, or null; what another reader left in it ends. */
export async function keepDevice(client: QueryClient): Promise<number | null> {
  const subscription = await ownSubscription();
  if (!subscription) return null;
  const { pushDeviceSequence } = await keepPushDevice(client, { body: { endpoint: subscription.endpoint } });
  if (pushDeviceSequence === null) await subscription.unsubscribe();
  return pushDeviceSequence;
}
