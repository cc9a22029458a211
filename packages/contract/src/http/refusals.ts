import type { ErrorName } from '../errors.ts';
import type { EndpointDefinition } from './endpoint.ts';

/** What any call can be answered with, whatever it asks for. */
export const GENERAL = [
  'tooManyRequests',
  'unexpected',
  'notReady',
  'notSetUp',
  'noTenantHere',
  'tenantSuspended',
  'filesAway',
] as const satisfies readonly ErrorName[];

/** What follows from who may call a call, and from what it takes. */
export const BY_SHAPE = [
  'invalidInput',
  'unauthenticated',
  'setupSecretWrong',
  'operatorUnauthenticated',
  'tokenExpired',
  'forbidden',
  'consentsDue',
  'foreignOrigin',
  'notFound',
  'bodyTooLarge',
  'fileTypeNotAccepted',
  'fileTooLarge',
  'storageFull',
  'idempotencyKeyReused',
] as const satisfies readonly ErrorName[];
type Derived = (typeof GENERAL)[number] | (typeof BY_SHAPE)[number];

/** The refusals that follow from an endpoint's shape: who may call, what it takes. */
export function derivedRefusals(endpoint: EndpointDefinition) {
  const { method, audience, isBeforeConsents, params, query, body, files, idempotencyKey } = endpoint;
  const isOperators = audience === 'operator';
  const names: Derived[] = [...GENERAL];
  if (params ?? query ?? body ?? files) names.push('invalidInput');
  if (isOperators) names.push('setupSecretWrong', 'operatorUnauthenticated');
  if (audience !== 'guest' && !isOperators) names.push('unauthenticated', 'tokenExpired', 'forbidden');
  if (audience !== 'guest' && !isOperators && !isBeforeConsents) names.push('consentsDue');
  if (method !== 'GET') names.push('foreignOrigin');
  if (params) names.push('notFound');
  if (body ?? files) names.push('bodyTooLarge', 'fileTypeNotAccepted');
  if (files) names.push('fileTooLarge', 'storageFull');
  if (idempotencyKey) names.push('idempotencyKeyReused');
  return names;
}

/** Every refusal that an endpoint can answer: those of its shape and those that it declares. */
export const refusalsOf = (endpoint: EndpointDefinition): readonly ErrorName[] => [
  ...new Set<ErrorName>([...derivedRefusals(endpoint), ...(endpoint.errors ?? [])]),
];
