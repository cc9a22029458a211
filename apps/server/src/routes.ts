import { features } from './features.ts';

/** Every call of the API. */
export const routes = features.flatMap((feature) => feature.routes ?? []);

/** The same by feature, as the API document groups them. */
export const taggedEndpoints = Object.fromEntries(
  features.flatMap(({ name, routes: own }) => (own ? [[name, own.map(({ endpoint }) => endpoint)]] : [])),
);
