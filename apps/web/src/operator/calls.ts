import type { Input, Output } from '@dure/contract/http/endpoint';
import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type * as setup from '@dure/contract/platform/operator/setup.endpoints';
import { sendOperator } from './send.ts';

export type Setup = Output<typeof setup.getSetup>;
/** Where organisations are opened, by their address. */
export type Sites = Pick<Setup, 'defaultUri' | 'defaultSite' | 'siteTemplate'>;
export type WishedTenant = Input<typeof setup.completeSetup>['body'];
export type TriedPart = Output<typeof setup.testSetupPart>;

const PLACE = '/setup';

/** Sent with the set-up secret alone: there is no session yet. */
const send = <T>(secret: string, path: string, body?: object) =>
  sendOperator<T>(body === undefined ? 'GET' : 'POST', path, {
    credentials: 'omit',
    headers: { authorization: `Bearer ${secret}` },
    ...(body && { body }),
  });

export const getSetup = (secret: string) => send<Setup>(secret, PLACE);
export const testSetupPart = (secret: string, part: setup.SetupPart, recipient: string) =>
  send<TriedPart>(secret, `${PLACE}/parts/${part}/test`, { recipient });
export const completeSetup = (secret: string, wished: WishedTenant) => send<MadeTenant>(secret, PLACE, wished);
