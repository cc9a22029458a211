import type { Envelope } from '@dure/contract/http/envelope';
import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import type * as setup from '@dure/contract/platform/operator/setup.endpoints';
import type { Input, Output } from '@dure/contract/http/endpoint';
import { ApiError, NETWORK_ERROR } from '../kernel/calls/api-error.ts';
import { kernelText } from '../kernel/kernel.text.ts';

export type Setup = Output<typeof setup.getSetup>;
export type WishedTenant = Input<typeof setup.completeSetup>['body'];
export type TriedPart = Output<typeof setup.testSetupPart>;

const PLACE = '/api/operator/v1/setup';

/** Sent with the set-up secret alone: there is no session yet. */
async function send<T>(secret: string, path: string, body?: object): Promise<T> {
  const isWrite = body !== undefined;
  const request = new Request(new URL(path, location.href), {
    method: isWrite ? 'POST' : 'GET',
    credentials: 'omit',
    headers: { authorization: `Bearer ${secret}`, ...(isWrite && { 'content-type': 'application/json' }) },
    ...(isWrite && { body: JSON.stringify(body) }),
  });
  const response = await fetch(request).catch(() => {
    throw new ApiError({ code: NETWORK_ERROR, status: 0, message: kernelText.networkError, isWrite });
  });
  const { code, message, data, errors, requestId } = (await response.json()) as Envelope<T>;
  if (response.ok) return data;
  const retryAfter = Number(response.headers.get('retry-after') ?? 0) || undefined;
  throw new ApiError({ code, status: response.status, message, fields: errors, requestId, retryAfter, isWrite });
}

export const getSetup = (secret: string) => send<Setup>(secret, PLACE);
export const testSetupPart = (secret: string, part: setup.SetupPart, recipient: string) =>
  send<TriedPart>(secret, `${PLACE}/parts/${part}/test`, { recipient });
export const completeSetup = (secret: string, wished: WishedTenant) => send<MadeTenant>(secret, PLACE, wished);
