import { features } from './features.ts';
import { withLook } from './features/platform/privacy/privacy.public.ts';

/** Every call of the API; those that show what is kept about others leave a record. */
export const routes = features.flatMap((feature) => feature.routes ?? []).map(withLook);

/** The same by feature, as the API document groups them. */
export const taggedEndpoints = Object.fromEntries(
  features.flatMap(({ name, routes: own }) => (own ? [[name, own.map(({ endpoint }) => endpoint)]] : [])),
);

/** What each of these groups is about. */
export const areas = Object.fromEntries(features.map(({ name, about }) => [name, about]));
