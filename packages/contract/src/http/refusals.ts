import type { ErrorName } from '../errors.ts';
import type { EndpointDefinition } from './endpoint.ts';

/** What any call can be answered with, whatever it asks for. */
const GENERAL = ['tooManyRequests', 'unexpected', 'notReady'] as const;

/** The refusals that follow from an endpoint's shape: who may call, what it takes. */
export function derivedRefusals(endpoint: EndpointDefinition) {
  const { method, audience, isBeforeConsents, params, query, body, files, idempotencyKey } = endpoint;
  const names: ErrorName[] = [...GENERAL];
  if (params ?? query ?? body ?? files) names.push('invalidInput');
  if (audience !== 'guest') names.push('unauthenticated', 'tokenExpired', 'forbidden');
  if (audience !== 'guest' && !isBeforeConsents) names.push('consentsDue');
  if (method !== 'GET') names.push('foreignOrigin');
  if (params) names.push('notFound');
  if (body ?? files) names.push('bodyTooLarge', 'fileTypeNotAccepted');
  if (files) names.push('fileTooLarge');
  if (idempotencyKey) names.push('idempotencyKeyReused');
  return names;
}

/** Every refusal that an endpoint can answer: those of its shape and those that it declares. */
export const refusalsOf = (endpoint: EndpointDefinition): readonly ErrorName[] => [
  ...new Set([...derivedRefusals(endpoint), ...(endpoint.errors ?? [])]),
];
