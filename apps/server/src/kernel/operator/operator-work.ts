import type { FastifyRequest } from 'fastify';
import type { RequestOrigin } from '../audit/entries.queries.ts';
import { deviceOf } from '../session/device.ts';
import type { Services } from '../unit.ts';
import type { OperatorActor } from './entries.queries.ts';

/** What a call of an operator works with: the installation, and no tenant. */
export interface OperatorCall {
  readonly services: Services;
  readonly now: Date;
  /** Address and device of the caller. */
  readonly from: RequestOrigin;
  /** Scheme and host that the caller opened. */
  readonly origin: string;
}

/** The call of whoever sets the installation up. */
export interface SetupWork extends OperatorCall {
  /** Of the set-up secret that the caller has. */
  readonly setupHash: string;
}

/** The call of an operator who is logged in. */
export interface OperatorWork extends OperatorCall {
  /** Of the session's token. */
  readonly sessionHash: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** As the log knows them. */
  readonly by: OperatorActor & { readonly operatorId: string };
}

/** What every call of operators begins with. */
export const callOf = (request: FastifyRequest, services: Services): OperatorCall => ({
  services,
  now: services.clock.now(),
  from: { address: request.ip, device: deviceOf(request.headers['user-agent']) },
  origin: `${request.protocol}://${request.host}`,
});
